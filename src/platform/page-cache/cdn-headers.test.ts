import { beforeEach, expect, test } from 'vitest';
import { sharedHeaders } from '../cdn/shared-headers.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';

const SHARED = { 'surrogate-key': 'all s:7 n', 'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60' };
const publicUrl = 'https://www.ospitalia.test';
const clock = { now: () => new Date('2026-11-22T10:00:00Z') };

let cache: PageCache;
let isListening = true;
let seconds = 60;
let meanwhile: () => Promise<unknown> = async () => undefined;

/** What a page may answer that says that it is everybody's, rightly or not. */
const ANSWERS: Record<string, ResponseInit> = {
  '/biscotto': { headers: { 'Set-Cookie': 'a=b' } },
  '/privata': { headers: { 'Cache-Control': 'private, no-store' } },
  '/non-c-e': { status: 404 },
  '/altrove': { status: 301, headers: { Location: '/' } },
  '/guasta': { status: 500 },
};

const render: PageRenderer = async (request, _, onShared) => {
  const { pathname } = new URL(request.url);
  await meanwhile();
  const isOurs = pathname === '/notti' && { isOurs: true as const };
  if (pathname !== '/mia') onShared?.({ tags: ['s:7', 'n'], seconds, nonce: '', ...isOurs });
  return new Response('Ospitalia '.repeat(100), ANSWERS[pathname] ?? {});
};

function createCache(isBehindCdn: boolean): PageCache {
  return createPageCache({
    clock,
    publicUrl,
    isListening: () => isListening,
    ...(isBehindCdn && { cdnHeaders: (page) => sharedHeaders('http', page) }),
  });
}

beforeEach(() => {
  [isListening, seconds, meanwhile] = [true, 60, async () => undefined];
  cache = createCache(true);
});

async function ask(path: string, headers: Record<string, string> = {}, of = cache) {
  const answer = await of.wrapRenderer(render)(new Request(publicUrl + path, { headers }), 'id');
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
}

async function expectUnshared(path: string, headers: Record<string, string> = {}): Promise<void> {
  const asked = await ask(path, headers);
  expect([path, asked.headers['surrogate-key'], asked.headers['cache-control'] ?? '']).toEqual([
    path,
    undefined,
    expect.not.stringContaining('s-maxage'),
  ]);
}

test('a page that is kept carries its tags, from the first answer on, in every coding, and where it is unchanged', async () => {
  for (const coding of ['identity', 'br', 'br', 'gzip', 'identity']) {
    const { headers } = await ask('/a', { 'Accept-Encoding': coding });
    expect(headers).toMatchObject({ ...SHARED, vary: 'Accept-Encoding' });
  }
  const { etag = '' } = (await ask('/a')).headers;
  expect(await ask('/a', { 'If-None-Match': etag })).toMatchObject({ status: 304, headers: SHARED });
});

test('without a CDN it is what it was: the same headers but for those', async () => {
  const { 'surrogate-key': _, ...behind } = (await ask('/a')).headers;
  expect((await ask('/a', {}, createCache(false))).headers).toEqual({ ...behind, 'cache-control': 'no-cache' });
});

test.each([...Object.keys(ANSWERS), '/mia', '/notti', '/a?x=1'])('%s is not for it', async (path) => {
  for (const _ of ['first', 'second']) await expectUnshared(path);
  expect(await ask(path)).toEqual(await ask(path, {}, createCache(false)));
});

test.each([
  ['a session', { Cookie: '__Host-sessione=x' }],
  ['a name and password', { Authorization: 'Basic YTpi' }],
])('nor is what somebody with %s is answered, before and after it is kept', async (_, headers) => {
  await expectUnshared('/a', headers);
  await ask('/a');
  await expectUnshared('/a', headers);
});

test('what was changed while it was rendered is not, nor for whoever waited for the same page', async () => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  meanwhile = () => {
    begun.resolve();
    return end.promise;
  };
  const first = expectUnshared('/a');
  await begun.promise;
  const asked = [first, expectUnshared('/a')];
  cache.drop(['s:7']);
  end.resolve();
  await Promise.all(asked);
});

test('what ends before it could be kept is not', async () => {
  seconds = 0;
  await expectUnshared('/a');
});

test('while changes are not heard nothing is, and what was kept is not shown', async () => {
  await ask('/a');
  isListening = false;
  for (const path of ['/a', '/b']) await expectUnshared(path);
});
