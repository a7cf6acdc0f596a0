import { afterAll, describe, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages, PAGE_ROUTES } from '../../../test/page-build.ts';
import { SHARED as SHARED_PATHS } from '../../../test/public-pages.ts';
import { signInAdmin } from '../../../test/sign-in-admin.ts';
import { sharedHeaders } from '../../platform/cdn/shared-headers.ts';
import { createPageCache } from '../../platform/page-cache/page-cache.ts';
import { RECENT_WRITE } from '../../platform/replica/recent-write.ts';

const publicUrl = 'https://www.ospitalia.example';
const clock = { now: () => new Date('2026-11-22T10:00:00Z') };
const cache = createPageCache({
  clock,
  publicUrl,
  isListening: () => true,
  cdnHeaders: (page) => sharedHeaders('http', page),
});
const portal = await openPortal({
  publicUrl,
  pages: async (services) => cache.wrapRenderer(await createTestPages(services)),
});
afterAll(() => portal.close());

const OWNER = 'anna@example.it';
const struttura_id = await buildStruttura(portal.db, { email: OWNER });
const post = await buildArticle(portal.db, { slug: 'le-crete' });
const booking = await buildBooking(portal.db, { struttura_id, period: '[2027-09-01,2027-09-04)' });
const { codice } = await portal.db.selectFrom('bookings').select('codice').executeTakeFirstOrThrow();
const owner = await portal.signIn(OWNER);
const admin = await signInAdmin(portal.db);

const TOWN = '/strutture/toscana/siena/montepulciano';
/** URLs of pages with parameters, and the purge tags of pages that have more than `all`. */
const SAMPLES: Record<string, [at: string, tags: string]> = {
  '/': ['/', 'all n blog'],
  '/strutture/:regione': ['/strutture/toscana', 'all r:9 s:1'],
  '/strutture/:regione/:provincia': ['/strutture/toscana/siena', 'all p:52 s:1'],
  '/strutture/:regione/:provincia/:citta': [TOWN, 'all c:52015 p:52'],
  '/cerca': ['/cerca?dove=toscana', 'all'],
  '/cerca/filtri': ['/cerca/filtri?dove=toscana', 'all'],
  '/struttura/:id/:slug?': [`/struttura/${struttura_id}/podere-le-querce`, 'all s:1 nights:1'],
  '/blog': ['/blog', 'all blog'],
  '/blog/:id/:slug?': [`/blog/${post}/le-crete`, 'all blog a:1'],
};
/** The pages that a CDN may store; it stores no others. */
const SHARED = Object.fromEntries(SHARED_PATHS.map((path) => [path, SAMPLES[path] ?? ([path, 'all'] as const)]));

/** Parameters of private pages, as an authorised client requests them. */
const PARAMETERS: Record<string, string> = {
  ':codice': codice,
  ':session': 'cs_demo_1',
  ':account': 'acct_demo_anna',
  '/*': '/non-c-e',
};
const addressOf = (path: string) =>
  path
    .replace('/prenotazioni/:id', `/prenotazioni/${booking}`)
    .replace(':id', String(struttura_id))
    .replaceAll(/:\w+|\/\*/g, (name) => PARAMETERS[name] ?? 'x');

const VISITORS: [string, Record<string, string>][] = [
  ['nobody', {}],
  ['the owner', { Cookie: owner }],
  ['an administrator', { Cookie: admin }],
  ['somebody who has just written', { Cookie: `${RECENT_WRITE}=1` }],
  ['a program with a password', { Authorization: 'Basic YTpi' }],
];

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await portal.ask('GET', path, { headers: { Accept: 'text/html', ...headers } });
  return {
    status: answer.status,
    tags: answer.headers.get('Surrogate-Key'),
    isShared: answer.headers.get('Cache-Control')?.includes('s-maxage') ?? false,
  };
}

/** Retries: on a busy machine a page or a part of it may render without the database. */
async function expectAnswers(
  at: string,
  headers: Record<string, string>,
  kept: { tags: string | null; isShared: boolean },
) {
  const wanted = { status: 200, ...kept };
  const askAnew = async () => {
    cache.drop(['all']);
    return [at, await ask(at, headers)];
  };
  await expect.poll(askAnew).toEqual([at, wanted]);
  expect([at, await ask(at, headers)]).toEqual([at, wanted]);
}

describe('a page that is everybody’s', () => {
  test.each(Object.entries(SHARED))('%s is kept by its tags', async (_, [at, tags]) => {
    const { pathname, search } = new URL(at, publicUrl);
    const data = pathname === '/' ? '/_.data' : `${pathname}.data`;
    for (const address of [at, data + search]) await expectAnswers(address, {}, { tags, isShared: true });
  });

  test.each(VISITORS.slice(1))('is not what %s is shown', async (_, headers) => {
    for (const [at] of Object.values(SHARED)) await expectAnswers(at, headers, { tags: null, isShared: false });
  });
});

describe('what is somebody’s, holds a secret or is an error', () => {
  const others = PAGE_ROUTES.map(({ path }) => path).filter((path) => !(path in SHARED));

  test.each(VISITORS)('is never kept as %s is shown it', async (_, headers) => {
    const shown: number[] = [];
    for (const path of others) {
      for (const query of ['', '?token=x']) {
        const { status, ...kept } = await ask(addressOf(path) + query, headers);
        expect([path, query, kept]).toEqual([path, query, { tags: null, isShared: false }]);
        if (status === 200) shown.push(status);
      }
    }
    // Not all of them are errors, as which they would not be kept anyway.
    expect(shown.length).toBeGreaterThan(others.length / 2);
  });

  test.each([
    ['an unknown home', '/struttura/999999/x'],
    ['a place that is none', '/strutture/toscana/siena/atlantide'],
    ['a word that no page reads', `${TOWN}?x=1`],
    ['a call', '/api/strutture/1'],
    ['a call that is everybody’s', '/api/regioni'],
    ['a file for search engines', '/sitemap.xml'],
    ['whether the portal lives', '/healthz'],
  ])('nor is %s', async (_, path) => {
    for (const round of [1, 2])
      expect([round, await ask(path)]).toMatchObject([round, { tags: null, isShared: false }]);
  });

  test('nor is a page whose home was paused meanwhile', async () => {
    const paused = await buildStruttura(portal.db, { nome: 'Casa Chiusa', status: 'sospesa' });
    expect(await ask(`/struttura/${paused}/casa-chiusa`)).toEqual({ status: 404, tags: null, isShared: false });
  });
});
