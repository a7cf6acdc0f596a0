import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura, cinOf } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { openFaultProxy } from '../../../test/fault-proxy.ts';
import { hasNginx, openNginxCache } from '../../../test/nginx-cache.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages, PAGE_ROUTES } from '../../../test/page-build.ts';
import { SHARED as SHARED_PATHS } from '../../../test/public-pages.ts';
import { signInAdmin } from '../../../test/sign-in-admin.ts';
import { sized } from '../../../test/verify.ts';
import { systemClock } from '../../kernel/dates/clock.ts';
import { openPageCache } from '../../platform/page-cache/open-page-cache.ts';
import { RECENT_WRITE } from '../../platform/replica/recent-write.ts';

/** Seconds for which a CDN may store a page. Production uses 60. */
const SECONDS = sized(2, 60);
const FRESH = `public, max-age=0, must-revalidate, s-maxage=${SECONDS}`;
const FRESH_FOR_A_SECOND = 'public, max-age=0, must-revalidate, s-maxage=1';
const STALE_IF_ERROR = `public, max-age=0, s-maxage=${SECONDS}, stale-if-error=600`;

const publicUrl = 'https://www.ospitalia.example';
const database = await createTestDatabase();
const cache = openPageCache({
  url: database.url,
  hasReplica: false,
  clock: systemClock,
  publicUrl,
  forgetCounts: () => portal.modules.forgetCounts(),
  isDatabaseAway: () => false,
  staleMark: '',
  cdnSeconds: SECONDS,
  warn: () => undefined,
});
const portal = await openPortal({
  database,
  publicUrl,
  cacheAnswers: cache.wrapRenderer,
  pages: async (services) => cache.wrapRenderer(await createTestPages(services)),
});
afterAll(async () => {
  await cache.close();
  await portal.close();
});

const OWNER = 'anna@example.it';
const struttura_id = await buildStruttura(portal.db, { email: OWNER, proprietario_email: OWNER });
const post = await buildArticle(portal.db, { slug: 'le-crete' });
const booking = await buildBooking(portal.db, { struttura_id, period: '[2027-09-01,2027-09-04)' });
const { codice } = await portal.db.selectFrom('bookings').select('codice').executeTakeFirstOrThrow();
const cin = await cinOf(portal.db, struttura_id);
const availability = `/api/calendar/availability?cin=${cin}&start_date=2027-03-01&end_date=2027-03-05`;
const owner = await portal.signIn(OWNER);
const admin = await signInAdmin(portal.db);

const TOWN = '/strutture/toscana/siena/montepulciano';
const HOME = `/struttura/${struttura_id}/podere-le-querce`;
const SAMPLES: Record<string, string> = {
  '/strutture/:regione': '/strutture/toscana',
  '/strutture/:regione/:provincia': '/strutture/toscana/siena',
  '/strutture/:regione/:provincia/:citta': TOWN,
  '/cerca': '/cerca?dove=toscana',
  '/cerca/filtri': '/cerca/filtri?dove=toscana',
  '/struttura/:id/:slug?': HOME,
  '/blog/:id/:slug?': `/blog/${post}/le-crete`,
};
const CACHE_CONTROL: Record<string, string> = {
  '/': FRESH,
  '/strutture/:regione': FRESH,
  // The province has only one home, so this page also searches for nearby homes and is fresh for only a second.
  '/strutture/:regione/:provincia': FRESH_FOR_A_SECOND,
  '/strutture/:regione/:provincia/:citta': FRESH,
  '/cerca': FRESH_FOR_A_SECOND,
  '/cerca/filtri': FRESH,
  '/struttura/:id/:slug?': FRESH,
  '/salvate': FRESH,
  '/blog': STALE_IF_ERROR,
  // This page shows homes, so a CDN must never serve it stale.
  '/blog/:id/:slug?': FRESH,
  '/come-ordiniamo': STALE_IF_ERROR,
  '/badge-sicura': STALE_IF_ERROR,
  '/contatti': STALE_IF_ERROR,
  '/termini': STALE_IF_ERROR,
  '/privacy': STALE_IF_ERROR,
  '/cookie': STALE_IF_ERROR,
  '/accessibilita': STALE_IF_ERROR,
  '/attribuzioni': STALE_IF_ERROR,
};
const addressOfShared = (path: string) => SAMPLES[path] ?? path;

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
  ['an anonymous visitor', {}],
  ['the owner', { Cookie: owner }],
  ['an administrator', { Cookie: admin }],
  ['a visitor with a recent change', { Cookie: `${RECENT_WRITE}=1` }],
  ['a client with a password', { Authorization: 'Basic YTpi' }],
];

async function request(path: string, headers: Record<string, string> = {}) {
  const sent = { Accept: 'text/html', ...headers };
  const answer = await fetch(portal.origin + path, { headers: sent, redirect: 'manual' });
  await answer.arrayBuffer();
  return { status: answer.status, cacheControl: answer.headers.get('Cache-Control') };
}

const UNSHARED = expect.stringMatching(/^(?:no-cache|no-store|private, no-store)$/);

test('CACHE_CONTROL lists every page that shared caches may store, and no other page', () => {
  expect(Object.keys(CACHE_CONTROL).toSorted()).toEqual(SHARED_PATHS.toSorted());
});

describe('a page that is the same for all visitors', () => {
  test.each(Object.entries(CACHE_CONTROL))('at %s is sent with Cache-Control: %s', async (path, cacheControl) => {
    const { pathname, search } = new URL(addressOfShared(path), publicUrl);
    const data = pathname === '/' ? '/_.data' : `${pathname}.data`;
    for (const address of [pathname, data]) {
      const answers = async () => [await request(address + search), await request(address + search)];
      // Retries until the page is complete. On a busy machine, a part may be rendered without the database.
      await expect
        .poll(async () => {
          cache.drop(['all']);
          return answers();
        })
        .toEqual([
          { status: 200, cacheControl },
          { status: 200, cacheControl },
        ]);
    }
  });

  test.each(VISITORS.slice(1))('is not cacheable by shared caches if requested by %s', async (_, headers) => {
    for (const path of SHARED_PATHS)
      expect([path, await request(addressOfShared(path), headers)]).toEqual([
        path,
        { status: 200, cacheControl: UNSHARED },
      ]);
  });
});

describe('responses other than shared pages', () => {
  const others = PAGE_ROUTES.map(({ path }) => path).filter((path) => !SHARED_PATHS.includes(path));

  test.each(VISITORS)('a private page is not cacheable by shared caches if requested by %s', async (_, headers) => {
    let shown = 0;
    for (const path of others) {
      for (const query of ['', '?token=x']) {
        const { status, cacheControl } = await request(addressOf(path) + query, headers);
        expect([path, query, cacheControl]).toEqual([path, query, UNSHARED]);
        if (status === 200) shown += 1;
      }
    }
    // Error pages are never shared, so this test proves something only if many responses are ordinary pages.
    expect(shown).toBeGreaterThan(others.length / 2);
  });

  test.each([
    ['an unknown home', '/struttura/999999/x'],
    ['an unknown town', '/strutture/toscana/siena/atlantide'],
    ['a path with an unknown parameter', `${TOWN}?x=1`],
    ['a redirect', `/struttura/${struttura_id}`],
    ['an API call for one home', '/api/strutture/1'],
    ['an API call that is the same for all visitors', '/api/regioni'],
    ['an availability call', availability],
    ['a health check', '/healthz'],
  ])('%s is not cacheable by shared caches', async (_, path) => {
    for (const round of [1, 2]) {
      const { cacheControl } = await request(path);
      expect([round, cacheControl]).toEqual([round, expect.not.stringMatching(/public|max-?age|stale/)]);
    }
  });

  test('the page of a paused home is not cacheable by shared caches', async () => {
    const paused = await buildStruttura(portal.db, { nome: 'Casa Chiusa', status: 'sospesa' });
    expect(await request(`/struttura/${paused}/casa-chiusa`)).toEqual({ status: 404, cacheControl: UNSHARED });
  });
});

describe.runIf(hasNginx())('nginx in front of the portal', () => {
  let network: Awaited<ReturnType<typeof openFaultProxy>>;
  let nginx: Awaited<ReturnType<typeof openNginxCache>>;
  beforeAll(async () => {
    network = await openFaultProxy(portal.origin);
    nginx = await openNginxCache(new URL(network.url).origin);
  });
  afterAll(async () => {
    await nginx.close();
    await network.close();
  });

  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(nginx.url + path, { headers: { Accept: 'text/html', ...headers }, redirect: 'manual' });
    return { status: answer.status, cache: answer.headers.get('X-Cache'), text: await answer.text() };
  }
  /** Requests a page until it is stored. On a busy machine, an invalidation may arrive late. */
  async function store(path: string): Promise<void> {
    const requestAgain = async () => {
      const response = await get(path);
      if (response.cache !== 'HIT') cache.drop(['all']);
      return response.cache;
    };
    await expect.poll(requestAgain).toBe('HIT');
  }

  async function shownFor(paths: readonly string[], name: string, change: () => Promise<unknown>): Promise<number> {
    await Promise.all(paths.map(store));
    await change();
    const changed = performance.now();
    let last = changed;
    const look = async (path: string): Promise<void> => {
      for (;;) {
        const startedAt = performance.now();
        if (!(await get(path)).text.includes(name)) return;
        last = Math.max(last, startedAt);
        await pause(50);
      }
    };
    await Promise.all(paths.map(look));
    return last - changed;
  }
  /**
   * Maximum time for which a removed home is still shown. Includes one second in which portals drop the page, and another because
   * nginx counts whole seconds.
   */
  const LIMIT_MS = (SECONDS + 2) * 1000;

  test.each<[string, string, (id: number) => Promise<{ status: number }>]>([
    [
      'paused by its owner',
      'Casa Sospesa',
      (id) => portal.call('POST', `/api/proprietario/strutture/${id}/pausa`, { cookie: owner, body: {} }),
    ],
    [
      'deleted by an administrator',
      'Casa Cancellata',
      (id) => portal.call('DELETE', `/api/admin/strutture/${id}`, { cookie: admin, body: { motivo: 'Non esiste.' } }),
    ],
  ])(
    'stops showing a home within the cache lifetime plus two seconds after the home was %s',
    async (_, nome, remove) => {
      const id = await buildStruttura(portal.db, { proprietario_email: OWNER, nome });
      const slug = nome.toLowerCase().replace(' ', '-');
      const paths = [`/struttura/${id}/${slug}`, `/struttura/${id}/${slug}.data`, TOWN];
      const shown = await shownFor(paths, nome, async () => expect((await remove(id)).status).toBe(200));
      expect(shown).toBeLessThan(LIMIT_MS);
      expect((await get(`/struttura/${id}/${slug}`)).status).toBeGreaterThanOrEqual(404);
    },
  );

  test('bypasses the cache for visitors with one of the portal’s cookies', async () => {
    await store(HOME);
    for (const [, headers] of VISITORS.slice(1, 4)) expect((await get(HOME, headers)).cache).toBe('BYPASS');
    for (const path of ['/proprietario', '/api/regioni', `/struttura/${struttura_id}`])
      for (const _ of [1, 2]) expect([path, (await get(path)).cache]).toEqual([path, 'MISS']);
  });

  test('serves a stale text page while no portal is reachable, but never the page of a home', async () => {
    await Promise.all([store('/termini'), store(HOME)]);
    await network.set('refuse');
    const expired = { timeout: (SECONDS + 60) * 1000 };
    await expect.poll(() => get(HOME), expired).toMatchObject({ status: 502, cache: 'EXPIRED' });
    await expect.poll(() => get('/termini')).toMatchObject({ status: 200, cache: 'STALE' });
    await network.set('none');
    await expect.poll(() => get(HOME)).toMatchObject({ status: 200 });
  });
});
