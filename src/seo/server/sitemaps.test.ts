import { afterAll, describe, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { readXml } from '../../../test/read-markup.ts';
import { sitemapXml } from './sitemap-xml.ts';

const SITE = 'https://www.ospitalia.example';
/** An id of the third range of 20,000. */
const FAR = 45_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** W3C's date and time, as the protocol asks for it. */
const W3C = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const portal = await openPortal({ publicUrl: SITE });
const { database } = portal;
await buildStruttura(database.db, { nome: 'Casa & <Orto> "Blu"' });
await buildStruttura(database.db, { status: 'sospesa' });
await database.pool.query(`select setval(pg_get_serial_sequence('strutture', 'id'), ${FAR - 1})`);
await buildStruttura(database.db, { nome: 'Lontana' });
await buildArticle(database.db, { slug: 'le-crete' });
await buildArticle(database.db, { slug: 'bozza', status: 'bozza', published_at: null });
afterAll(() => portal.close());

type Entry = { loc: string; lastmod: string | null };

/** Reads a sitemap as another program would, and holds it to the protocol's schema. */
function readSitemap(xml: string, root: string, entry: string): Entry[] {
  const { documentElement } = readXml(xml);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  expect([documentElement.namespaceURI, documentElement.localName]).toEqual([NAMESPACE, root]);
  const entries = [...documentElement.children];
  expect(entries.length).toBeLessThanOrEqual(50_000);
  return entries.map((each) => {
    expect(each.localName).toBe(entry);
    const names = [...each.children].map(({ localName }) => localName);
    expect([['loc'], ['loc', 'lastmod']]).toContainEqual(names);
    const [loc = '', lastmod = null] = [...each.children].map(({ textContent }) => textContent ?? '');
    expect(loc.length).toBeLessThan(2048);
    expect(loc.startsWith(`${SITE}/`)).toBe(true);
    expect(lastmod ?? '2026-01-01T00:00:00.000Z').toMatch(W3C);
    return { loc: loc.slice(SITE.length), lastmod };
  });
}

async function pathsOf(file: string): Promise<string[]> {
  const answer = await portal.app.request(`/sitemap/${file}`);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8']);
  return readSitemap(await answer.text(), 'urlset', 'url').map(({ loc }) => loc);
}

describe('the index', () => {
  test('names every sitemap, and of strutture the ranges in which something is on show', async () => {
    const answer = await portal.app.request('/sitemap.xml');
    const entries = readSitemap(await answer.text(), 'sitemapindex', 'sitemap');
    const files = ['pagine', 'luoghi', 'blog', 'strutture-1', 'strutture-3'];
    expect(entries.map(({ loc }) => loc)).toEqual(files.map((file) => `/sitemap/${file}.xml`));
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  test('who has it already is told so', async () => {
    const tag = (await portal.app.request('/sitemap.xml')).headers.get('ETag') ?? '';
    const again = await portal.app.request('/sitemap.xml', { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('sitemaps', () => {
  test('pages', async () => {
    expect(await pathsOf('pagine.xml')).toContain('/come-ordiniamo');
  });

  test('places: all regions and provinces, and the towns that have homes', async () => {
    const paths = await pathsOf('luoghi.xml');
    const ofDepth = (depth: number) => paths.filter((path) => path.split('/').length === depth + 2);
    expect([ofDepth(1).length, ofDepth(2).length, ofDepth(3)]).toEqual([
      20,
      110,
      ['/strutture/toscana/siena/montepulciano'],
    ]);
  });

  test('articles that are published, when they were changed, and the categories that have some', async () => {
    const xml = await (await portal.app.request('/sitemap/blog.xml')).text();
    const [category, article, ...others] = readSitemap(xml, 'urlset', 'url');
    expect(category?.loc).toMatch(/^\/blog\?categoria=[a-z-]+$/);
    expect([article?.loc, others]).toEqual(['/blog/1/le-crete', []]);
    expect(article?.lastmod).toMatch(W3C);
  });

  test('strutture that are on show, by ranges of ids', async () => {
    expect(await pathsOf('strutture-1.xml')).toEqual(['/struttura/1/casa-orto-blu']);
    expect(await pathsOf('strutture-3.xml')).toEqual([`/struttura/${FAR}/lontana`]);
  });

  test('what is changed says so', async () => {
    const lastmod = async () =>
      readSitemap(await (await portal.app.request('/sitemap/strutture-1.xml')).text(), 'urlset', 'url')[0]?.lastmod ??
      '';
    const before = await lastmod();
    await portal.db.updateTable('strutture').set({ telefono: '+39 333 555 0199' }).where('id', '=', 1).execute();
    expect(await lastmod()).toBe(before);
    await portal.db.updateTable('strutture').set({ nome: 'Casa Orto Blu' }).where('id', '=', 1).execute();
    expect((await lastmod()) > before).toBe(true);
  });

  test.each([
    'strutture-2.xml',
    'strutture-4.xml',
    'strutture-0.xml',
    'strutture-999999.xml',
    'strutture-1.xml.gz',
    'strutture-.xml',
    'altro.xml',
    '..%2Fpagine.xml',
  ])('%s is 404', async (file) => {
    expect((await portal.app.request(`/sitemap/${file}`)).status).toBe(404);
  });

  test('an address with signs of XML stays one address', () => {
    const path = `/a?b=1&c=<x>"'\u0000`;
    const [entry] = readSitemap(sitemapXml(SITE, [{ path }]), 'urlset', 'url');
    expect(entry?.loc).toBe(`/a?b=1&c=<x>"'`);
  });
});

test('robots.txt keeps robots from the API alone, and shows the sitemap', async () => {
  const answer = await portal.app.request('/robots.txt');
  expect(await answer.text()).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE}/sitemap.xml\n`);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});

test('whoever finds a weakness is told whom to write to', async () => {
  const answer = await portal.app.request('/.well-known/security.txt');
  expect(await answer.text()).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});

test.each(['/robots.txt', '/.well-known/security.txt', '/sitemap.xml', '/blog/feed.xml'])(
  '%s is only read',
  async (path) => {
    expect((await portal.app.request(path, { method: 'HEAD' })).status).toBe(200);
    const answer = await portal.app.request(path, { method: 'POST', headers: { Origin: SITE } });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  },
);
