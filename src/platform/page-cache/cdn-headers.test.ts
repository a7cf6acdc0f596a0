import { beforeEach, expect, test } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';

const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60';
const publicUrl = 'https://www.ospitalia.test';
const clock = { now: () => new Date('2026-11-22T10:00:00Z') };

let cache: PageCache;
let isListening = true;
let meanwhile: () => Promise<unknown> = async () => undefined;

const ANSWERS: Record<string, ResponseInit> = {
  '/biscotto': { headers: { 'Set-Cookie': 'a=b' } },
  '/privata': { headers: { 'Cache-Control': 'private, no-store' } },
  '/non-c-e': { status: 404 },
  '/altrove': { status: 301, headers: { Location: '/' } },
  '/guasta': { status: 500 },
};
const SECONDS: Record<string, number> = { '/subito': 0, '/breve': 7 };

const render: PageRenderer = async (request, _, onShared) => {
  const { pathname } = new URL(request.url);
  await meanwhile();
  const policy = { tags: ['s:7'], seconds: SECONDS[pathname] ?? 60, nonce: '' };
  const isOurs = pathname === '/api/notti' && { isOurs: true as const };
  const staleIfError = pathname === '/testo' && { staleIfError: true as const };
  if (pathname !== '/mia') onShared?.({ ...policy, ...isOurs, ...staleIfError });
  return new Response('Ospitalia '.repeat(100), ANSWERS[pathname] ?? {});
};

const createCache = (cdnSeconds?: number): PageCache =>
  createPageCache({ clock, publicUrl, isListening: () => isListening, cdnSeconds });

beforeEach(() => {
  [isListening, meanwhile] = [true, async () => undefined];
  cache = createCache(60);
});

async function get(path: string, headers: Record<string, string> = {}, of = cache) {
  const answer = await of.wrapRenderer(render)(new Request(publicUrl + path, { headers }), 'id');
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
}

async function expectUnshared(path: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await get(path, headers);
  expect([path, response.headers['cache-control'] ?? '']).toEqual([path, expect.not.stringContaining('s-maxage')]);
}

test('lets a CDN store a cached page from the first response on, with and without compression and in 304 responses', async () => {
  for (const coding of ['identity', 'br', 'br', 'gzip', 'identity']) {
    const { headers } = await get('/a', { 'Accept-Encoding': coding });
    expect(headers).toMatchObject({ 'cache-control': SHARED, vary: 'Accept-Encoding' });
  }
  const { etag = '' } = (await get('/a')).headers;
  expect(await get('/a', { 'If-None-Match': etag })).toMatchObject({
    status: 304,
    headers: { 'cache-control': SHARED },
  });
});

test.each([
  ['/breve', 'public, max-age=0, must-revalidate, s-maxage=7'],
  ['/testo', 'public, max-age=0, s-maxage=60, stale-if-error=600'],
])('sends %s with the Cache-Control of its policy', async (path, expected) => {
  expect((await get(path)).headers['cache-control']).toBe(expected);
});

test('cached pages with and without a CDN differ only in Cache-Control', async () => {
  const behind = (await get('/a')).headers;
  expect((await get('/a', {}, createCache())).headers).toEqual({ ...behind, 'cache-control': 'no-cache' });
});

test.each([...Object.keys(ANSWERS), '/mia', '/api/notti', '/subito', '/a?x=1'])(
  'lets no CDN store %s, and sends the same headers with and without a CDN',
  async (path) => {
    for (const _ of ['first', 'second']) await expectUnshared(path);
    expect(await get(path)).toEqual(await get(path, {}, createCache()));
  },
);

test.each([
  ['a session', { Cookie: '__Host-sessione=x' }],
  ['a username and password', { Authorization: 'Basic YTpi' }],
])('does not let a CDN store the response to a request with %s, even if the page is cached', async (_, headers) => {
  await expectUnshared('/a', headers);
  await get('/a');
  await expectUnshared('/a', headers);
});

test('does not let a CDN store any response from a render during which the content changes', async () => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  meanwhile = () => {
    begun.resolve();
    return end.promise;
  };
  const first = expectUnshared('/a');
  await begun.promise;
  const pending = [first, expectUnshared('/a')];
  cache.drop(['s:7']);
  end.resolve();
  await Promise.all(pending);
});

test('does not let a CDN cache pages while the portal receives no invalidations', async () => {
  await get('/a');
  isListening = false;
  for (const path of ['/a', '/b']) await expectUnshared(path);
});
