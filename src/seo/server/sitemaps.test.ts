import { afterAll, describe, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { readXml } from '../../../test/read-markup.ts';
import { sitemapXml } from './sitemap-xml.ts';

const SITE = 'https://www.ospitalia.example';
const FAR = 12_000;
const LINK_LANGUAGES = ['it', 'en', 'de', 'fr', 'x-default'];
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
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

type Entry = { loc: string; lastmod: string | null; others: string[] };

function othersOf(links: readonly Element[]): string[] {
  if (links.length === 0) return [];
  const languages = links.length === LINK_LANGUAGES.length ? LINK_LANGUAGES : ['it', 'de', 'x-default'];
  expect(links.map((link) => [link.prefix, link.getAttribute('rel'), link.getAttribute('hreflang')])).toEqual(
    languages.map((language) => ['xhtml', 'alternate', language]),
  );
  const others = links.map((link) => link.getAttribute('href')?.slice(SITE.length) ?? '');
  expect(others.at(-1)).toBe(others[0]);
  return others.slice(0, -1);
}

function readSitemap(xml: string, root: string, entry: string): Entry[] {
  const { documentElement } = readXml(xml);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  expect([documentElement.namespaceURI, documentElement.localName]).toEqual([NAMESPACE, root]);
  const entries = [...documentElement.children];
  expect(entries.length).toBeLessThanOrEqual(50_000);
  return entries.map((each) => {
    expect(each.localName).toBe(entry);
    const [links, fields] = [...each.children].reduce<[Element[], Element[]]>(
      ([inOthers, here], child) =>
        child.localName === 'link' ? [[...inOthers, child], here] : [inOthers, [...here, child]],
      [[], []],
    );
    const names = fields.map(({ localName }) => localName);
    expect([['loc'], ['loc', 'lastmod']]).toContainEqual(names);
    const [loc = '', lastmod = null] = fields.map(({ textContent }) => textContent ?? '');
    expect(loc.length).toBeLessThan(2048);
    expect(loc.startsWith(`${SITE}/`)).toBe(true);
    expect(lastmod ?? '2026-01-01T00:00:00.000Z').toMatch(W3C);
    return { loc: loc.slice(SITE.length), lastmod, others: othersOf(links) };
  });
}

async function entriesOf(file: string): Promise<Entry[]> {
  const answer = await portal.app.request(`/sitemap/${file}`);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8']);
  return readSitemap(await answer.text(), 'urlset', 'url');
}

const pathsOf = async (file: string) => (await entriesOf(file)).map(({ loc }) => loc);

describe('sitemap index', () => {
  test('lists every sitemap, with one for each range of ids that has published strutture', async () => {
    const answer = await portal.app.request('/sitemap.xml');
    const entries = readSitemap(await answer.text(), 'sitemapindex', 'sitemap');
    const files = entries.map(({ loc }) => /^\/sitemap\/(.*)\.xml$/.exec(loc)?.[1] ?? '');
    expect(files.filter((file) => file.startsWith('luoghi-')).length).toBe(20);
    expect(files.filter((file) => !file.startsWith('luoghi-'))).toEqual([
      'pagine',
      'blog',
      'strutture-1',
      'strutture-3',
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  test('returns 304 if the ETag matches', async () => {
    const tag = (await portal.app.request('/sitemap.xml')).headers.get('ETag') ?? '';
    const again = await portal.app.request('/sitemap.xml', { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('sitemap files', () => {
  test('link each fixed page to its versions in all languages in which the page exists', async () => {
    const entries = await entriesOf('pagine.xml');
    const search = ['/cerca', '/en/search', '/de/suche', '/fr/recherche'];
    for (const path of search) expect(entries.find(({ loc }) => loc === path)?.others).toEqual(search);
    const form = ['/inserisci', '/de/eintragen'];
    for (const path of form) expect(entries.find(({ loc }) => loc === path)?.others).toEqual(form);
  });

  test('list all regions and provinces, but only towns with homes', async () => {
    const regioni = Array.from({ length: 20 }, (_, index) => `luoghi-${index + 1}.xml`);
    const all: string[] = [];
    for (const file of regioni) all.push(...(await pathsOf(file)));
    const italian = all.filter((path) => path.startsWith('/strutture/'));
    const ofDepth = (depth: number) => italian.filter((path) => path.split('/').length === depth + 2);
    expect([ofDepth(1).length, ofDepth(2).length, ofDepth(3)]).toEqual([
      20,
      110,
      ['/strutture/toscana/siena/montepulciano'],
    ]);
    expect(new Set(all).size).toBe(4 * italian.length);
  });

  test('list the URL of each place in every language', async () => {
    const entries = await entriesOf('luoghi-9.xml');
    const others = (path: string) => entries.find(({ loc }) => loc === path)?.others;
    expect(others('/fr/hebergements/toscane/florence')).toEqual([
      '/strutture/toscana/firenze',
      '/en/homes/tuscany/florence',
      '/de/unterkuenfte/toskana/florenz',
      '/fr/hebergements/toscane/florence',
    ]);
  });

  test('list published articles with their modification time, and categories that have articles', async () => {
    const xml = await (await portal.app.request('/sitemap/blog.xml')).text();
    const [category, ...more] = readSitemap(xml, 'urlset', 'url');
    const [article, ...others] = more.slice(3);
    expect(category?.loc).toMatch(/^\/blog\?categoria=[a-z-]+$/);
    expect([article?.loc, article?.others, others]).toEqual(['/blog/1/le-crete', [], []]);
    expect(article?.lastmod).toMatch(W3C);
  });

  test('list published strutture in one file per range of ids', async () => {
    const home = ['/struttura', '/en/home', '/de/unterkunft', '/fr/hebergement'];
    expect(await pathsOf('strutture-1.xml')).toEqual(home.map((path) => `${path}/1/casa-orto-blu`));
    expect(await pathsOf('strutture-3.xml')).toEqual(home.map((path) => `${path}/${FAR}/lontana`));
  });

  test('have a new lastmod after the name of a struttura changes, but not after its phone number changes', async () => {
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
    'luoghi-0.xml',
    'luoghi-21.xml',
    'strutture-1.xml.gz',
    'strutture-.xml',
    'altro.xml',
    '..%2Fpagine.xml',
  ])('return 404 for the nonexistent file %s', async (file) => {
    expect((await portal.app.request(`/sitemap/${file}`)).status).toBe(404);
  });

  test('escape special XML characters and remove control characters in URLs', () => {
    const path = `/a?b=1&c=<x>"'\u0000`;
    const [entry] = readSitemap(sitemapXml(SITE, [{ path }]), 'urlset', 'url');
    expect(entry?.loc).toBe(`/a?b=1&c=<x>"'`);
  });
});

test('robots.txt links to the sitemap and disallows only the API', async () => {
  const answer = await portal.app.request('/robots.txt');
  expect(await answer.text()).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE}/sitemap.xml\n`);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});

test('security.txt is served as plain text with its canonical URL', async () => {
  const answer = await portal.app.request('/.well-known/security.txt');
  expect(await answer.text()).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});

test.each(['/robots.txt', '/.well-known/security.txt', '/sitemap.xml', '/blog/feed.xml'])(
  '%s allows GET and HEAD only',
  async (path) => {
    expect((await portal.app.request(path, { method: 'HEAD' })).status).toBe(200);
    const answer = await portal.app.request(path, { method: 'POST', headers: { Origin: SITE } });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  },
);
