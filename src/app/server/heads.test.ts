import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { buildBnb, buildStruttura, MONTEPULCIANO } from '../../../test/build-struttura.ts';
import { checkStructured } from '../../../test/check-structured.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { languageOfPath } from '../../kernel/pages/page-address.ts';
import { createTestPages, PAGE_ROUTES } from '../../../test/page-build.ts';
import { HIDDEN, PUBLIC, SECRET, TOWN } from '../../../test/public-pages.ts';
import { readHtml } from '../../../test/read-markup.ts';

const SITE = 'https://www.ospitalia.example';
const HOSTILE = '</script><script>alert(1)</script> <!-- & "Casa" \u2028';
const PHOTO = 'x'.repeat(22);

async function addPhoto(struttura_id: number): Promise<void> {
  const photo = { hash: PHOTO, width: 1200, height: 900, ready_at: new Date() };
  const { id } = await portal.db.insertInto('photos').values(photo).returning('id').executeTakeFirstOrThrow();
  await portal.db.insertInto('struttura_photos').values({ struttura_id, position: 0, photo_id: id }).execute();
}
const portal = await openPortal({ publicUrl: SITE, pages: createTestPages });
const { db } = portal;
await addPhoto(await buildStruttura(db));
await buildBnb(db, [5000]);
await buildStruttura(db, { nome: HOSTILE, descrizione: HOSTILE });
await buildStruttura(db, { status: 'sospesa' });
await buildStruttura(db, { status: 'eliminata' });
await buildStruttura(db, { status: 'eliminata', approved_at: null });
for (let more = 0; more < 24; more += 1) await buildStruttura(db, { citta_id: MONTEPULCIANO });
await buildArticle(db, { slug: 'le-crete' });
await buildArticle(db, { titolo: HOSTILE, slug: 'ostile', excerpt: HOSTILE });
await buildArticle(db, { categoria_id: 2, slug: 'la-ribollita' });
afterAll(() => portal.close());

const CLIENT = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

async function open(path: string) {
  const answer = await portal.app.request(path, { headers: { Accept: 'text/html' } }, CLIENT);
  const html = await answer.text();
  const { head, body } = readHtml(html);
  const meta = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
  const scripts = [...head.ownerDocument.querySelectorAll('script[type="application/ld+json"]')];
  const structured = scripts.map(({ textContent }) => JSON.parse(textContent ?? '') as { '@type': string });
  const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
  return { answer, html, head, body, meta, structured, canonical, title: head.querySelector('title')?.textContent };
}

const opened = new Map<string, ReturnType<typeof open>>();

function openOnce(path: string) {
  const page = opened.get(path) ?? open(path);
  opened.set(path, page);
  return page;
}

const publicPaths = Object.keys(PUBLIC);

test.each(publicPaths)('%s has a title, description, canonical URL and social preview', async (path) => {
  const { at = '', types = [] } = PUBLIC[path] ?? {};
  const page = await openOnce(at);
  expect(page.answer.status).toBe(200);
  expect(page.title).toMatch(/^.{3,80} — Ospitalia$/);
  expect(page.canonical).toBe(SITE + at);
  expect(page.meta('description')).toMatch(/^.{20,200}$/s);
  expect(page.meta('og:url')).toBe(SITE + at);
  expect(page.meta('og:title')).toBe(page.title?.replace(' — Ospitalia', ''));
  expect(page.meta('og:image')).toMatch(/^https:\/\/www\.ospitalia\.example\/og\/.+\.jpg$/);
  expect(page.meta('og:image:alt')).not.toBe('');
  expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '630']);
  expect(page.meta('twitter:card')).toBe('summary_large_image');
  expect(page.meta('robots')).toBeNull();
  expect(page.structured.map((thing) => thing['@type'])).toEqual(types);
});

test('no two public pages share a title or description', async () => {
  const pages = [];
  for (const path of publicPaths) pages.push(await openOnce(PUBLIC[path]?.at ?? ''));
  const duplicates = (all: unknown[]) => all.filter((one, index) => all.indexOf(one) !== index);
  expect(duplicates(pages.map(({ title }) => title))).toEqual([]);
  expect(duplicates(pages.map(({ meta }) => meta('description')))).toEqual([]);
});

test.each(PAGE_ROUTES.filter(({ path }) => HIDDEN.includes(path)))('$path has a noindex meta tag', async ({ load }) => {
  const { meta } = (await load()) as { meta?: (of: object) => object[] };
  expect(meta?.({})).toContainEqual({ name: 'robots', content: 'noindex' });
});

test.each(SECRET)('%s, whose URL contains a token, sends no-store and no-referrer', async (path) => {
  const { headers } = (await open(`${path}?token=x`)).answer;
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Cache-Control')).toContain('no-store');
});

test('the page sitemap lists every public page in each of its languages', async () => {
  const xml = await (await portal.app.request('/sitemap/pagine.xml', {}, CLIENT)).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => url.slice(SITE.length));
  const italian = listed.filter((path) => languageOfPath(path) === 'it');
  expect(italian.toSorted()).toEqual(publicPaths.filter((path) => !path.includes(':')).toSorted());
  // The sitemap lists every page in four languages, except the owners' form, which exists only in Italian and German.
  expect(listed.length).toBe(4 * (italian.length - 1) + 2);
});

describe('pages with lists of homes', () => {
  test.each([TOWN, '/cerca', '/cerca?dove=toscana', '/cerca?dove=toscana/siena'])(
    'at %s are not indexed beyond the first page or with filters, and have a canonical URL without dates or campaign parameters',
    async (path) => {
      const first = await openOnce(path);
      const end = path.includes('?') ? '&' : '?';
      const next = /href="[^"]*[?&;](dopo=[^"&]+)/.exec(first.html)?.[1] ?? '';
      expect([first.canonical, first.meta('robots')]).toEqual([SITE + path, null]);
      const second = await open(`${path}${end}${next}`);
      expect([second.answer.status, second.canonical, second.meta('robots')]).toEqual([200, SITE + path, 'noindex']);
      const filtered = await open(`${path}${end}servizi=wifi`);
      expect([filtered.canonical, filtered.meta('robots')]).toEqual([SITE + path, 'noindex']);
      const dated = await open(`${path}${end}dal=2026-12-01&al=2026-12-03&utm_source=x`);
      expect([dated.canonical, dated.meta('robots')]).toEqual([SITE + path, null]);
    },
  );

  test('return 404 for an invalid cursor', async () => {
    expect((await open(`${TOWN}?dopo=x`)).answer.status).toBe(404);
  });

  test('are indexed for a town only if the town has homes', async () => {
    expect((await open('/strutture/toscana/siena/chiusi')).meta('robots')).toBe('noindex');
    expect((await open(TOWN)).meta('robots')).toBeNull();
  });
});

describe('structured data and previews', () => {
  test.each([...publicPaths.map((path) => PUBLIC[path]?.at ?? ''), '/struttura/2/la-loggia', '/blog/2/ostile'])(
    'structured data is valid at %s',
    async (path) => {
      expect(await checkStructured((await openOnce(path)).structured)).toEqual([]);
    },
  );

  test('checkStructured reports faults in structured data', async () => {
    const wrong = { '@context': 'https://schema.org', '@type': 'LodgingBusiness', name: 'Casa', stelle: 5 };
    const path = {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem' }],
    };
    expect(await checkStructured([wrong])).toHaveLength(1);
    expect((await checkStructured([path])).length).toBeGreaterThan(0);
  });

  test.each(['/struttura/3/x', '/blog/2/ostile'])('T20: a malicious name is escaped at %s', async (path) => {
    const at = (await open(path)).answer.headers.get('Location') ?? path;
    const { html, structured, head } = await open(at);
    expect(html).not.toContain('<script>alert(1)');
    expect(head.querySelectorAll('script:not([nonce], [type])')).toHaveLength(0);
    expect(JSON.stringify(structured[0])).toContain('alert(1)');
  });

  test('the preview shows the home’s photo, or a picture of the region if the home has no photo', async () => {
    const { meta } = await open('/struttura/1/podere-le-querce');
    expect(meta('og:image')).toBe(`${SITE}/og/foto/${PHOTO}-1200x900.jpg`);
    expect(meta('og:image:alt')).toBe('Podere Le Querce');
    expect((await open('/struttura/2/la-loggia')).meta('og:image')).toBe(`${SITE}/og/regioni/toscana.jpg`);
  });
});

describe('page routing', () => {
  test.each([
    ['/struttura/1', '/struttura/1/podere-le-querce'],
    ['/struttura/1/nome-di-una-volta?dal=2026-12-01', '/struttura/1/podere-le-querce?dal=2026-12-01'],
    ['/strutture/Toscana/Siena/?dal=2026-12-01', '/strutture/toscana/siena?dal=2026-12-01'],
    ['/privacy/', '/privacy'],
    ['/blog/1', '/blog/1/le-crete'],
    ['/blog/1/altro', '/blog/1/le-crete'],
  ])('redirects %s to %s permanently', async (from, to) => {
    const { answer } = await open(from);
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, to]);
  });

  test.each([
    ['a home that was never public', '/struttura/6/podere-le-querce'],
    ['an unknown home', '/struttura/999999/podere-le-querce'],
    ['a path without an id', '/struttura/abc'],
    ['an unknown town', '/strutture/toscana/siena/atlantide'],
  ])('returns 404 for %s', async (_, path) => {
    expect((await open(path)).answer.status).toBe(404);
  });

  test('returns 410 with a link to the town for a deleted home, whether or not its row still exists', async () => {
    const erased = await buildStruttura(portal.db, { nome: 'Casa Sparita' });
    const never = await buildStruttura(portal.db, { status: 'rifiutata', approved_at: null });
    await portal.db.deleteFrom('strutture').where('id', 'in', [erased, never]).execute();
    for (const id of [5, erased]) {
      const { answer, body } = await open(`/struttura/${id}/qualsiasi`);
      expect(answer.status).toBe(410);
      expect(body.textContent).toContain('Questa casa non è più su Ospitalia.');
      expect(body.querySelector(`main a[href="${TOWN}"]`)?.textContent).toBe('Guarda le case a Montepulciano');
    }
    expect((await open(`/struttura/${never}/qualsiasi`)).answer.status).toBe(404);
    await expect(portal.modules.services.strutture.getPublic(erased)).rejects.toMatchObject({ codice: 'NON_TROVATO' });
  });

  test('returns 404 for a paused home, with a notice and a link to its town', async () => {
    const id = await buildStruttura(portal.db, { status: 'sospesa' });
    const { answer, body, title } = await open(`/struttura/${id}/qualsiasi`);
    expect(answer.status).toBe(404);
    expect(title).toBe('Per ora questa casa non accoglie ospiti — Ospitalia');
    expect(body.querySelector('main h1')?.textContent).toBe('Per ora questa casa non accoglie ospiti');
    expect(body.querySelector(`main a[href="${TOWN}"]`)?.textContent).toBe('Guarda le case a Montepulciano');
  });

  test('shows a restored home even if it is still listed as deleted', async () => {
    const id = await buildStruttura(portal.db);
    await sql`insert into gone_strutture (id, citta_id) values (${id}, ${MONTEPULCIANO})`.execute(portal.db);
    expect((await open(`/struttura/${id}/podere-le-querce`)).answer.status).toBe(200);
    await portal.db.updateTable('strutture').set({ status: 'sospesa' }).where('id', '=', id).execute();
    expect((await open(`/struttura/${id}/podere-le-querce`)).answer.status).toBe(404);
  });
});

test('an article links to the other articles of its category, and omits the section if there are none', async () => {
  const followedBy = async (path: string) => (await open(path)).body.querySelectorAll('.blog-more-posts a').length;
  expect(await followedBy('/blog/1/le-crete')).toBeGreaterThan(0);
  expect(await followedBy('/blog/3/la-ribollita')).toBe(0);
});
