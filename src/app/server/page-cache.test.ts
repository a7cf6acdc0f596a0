import { createHash } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { SESSION_COOKIE, ADMIN_COOKIE } from '../../accounts/rules/session-cookie.ts';
import { type ListeningServer, listen } from '../../platform/http/listen.ts';
import type { PageRenderer } from '../../platform/page-cache/page-renderer.ts';
import { markReplicaRead } from '../../platform/replica/read-context.ts';
import { RECENT_WRITE } from '../../platform/replica/recent-write.ts';
import { createPageCache, type PageCache } from '../../platform/page-cache/page-cache.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const clock = { now: () => now };
let now = new Date('2026-11-22T10:00:00Z');
let isListening = true;
let renders: string[] = [];
let meanwhile: () => Promise<unknown> = async () => undefined;
let seconds = 60;
let cache: PageCache;
let listening: ListeningServer;

const render: PageRenderer = async (request, _, onShared) => {
  const { pathname, search } = new URL(request.url);
  renders.push(pathname + search);
  const nonce = `n${renders.length}-0123456789`;
  const version = renders.length;
  await meanwhile();
  const status = pathname === '/non-c-e' ? 404 : 200;
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self'`,
    ...(pathname === '/biscotto' && { 'Set-Cookie': 'a=b' }),
    ...(pathname === '/privata' && { 'Cache-Control': 'private, no-store' }),
  });
  const filler = 'Ospitalia '.repeat(200);
  const html = `<!DOCTYPE html><script nonce="${nonce}">tema()</script><script type="application/ld+json">{"a":1}</script>
    <p>${pathname}${search} ${version} ${filler}</p><script>slippedIn()</script><script nonce="${nonce}" type="held-module">import "/x.js"</script>
    <script nonce="${nonce}" src="/y.js"></script><script nonce="${nonce}">dati(["nonce","${nonce}"])</script>`;
  if (pathname !== '/mia') onShared?.({ tags: [`s:${pathname.slice(1)}`, 'n'], seconds, nonce });
  return new Response(html, { status, headers });
};

beforeEach(async () => {
  [isListening, renders, seconds, meanwhile] = [true, [], 60, async () => undefined];
  now = new Date('2026-11-22T10:00:00Z');
  const publicUrl = 'https://www.ospitalia.test';
  cache = createPageCache({ clock, publicUrl, isListening: () => isListening });
  const app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(render) });
  listening = await listen(app, '127.0.0.1', 0, { intercept: cache.answer });
});
afterEach(() => listening.close());

function fetchPage(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ port: listening.port, path, headers, method, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

const BROTLI = { 'Accept-Encoding': 'gzip, deflate, br' };
const { hits, misses } = { hits: () => cache.counters().hits, misses: () => cache.counters().misses };

describe('a page that is the same for all visitors', () => {
  test('is rendered once, and served identically afterwards', async () => {
    const [first, second] = [await fetchPage('/a', BROTLI), await fetchPage('/a', BROTLI)];
    expect(renders).toEqual(['/a']);
    expect(second.body).toEqual(first.body);
    const { date: _then, 'x-request-id': id, ...rendered } = first.headers;
    const { date: _now, ...cached } = second.headers;
    expect(cached).toEqual(rendered);
    expect(id).toBeDefined();
    expect(second.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      etag: expect.stringMatching(/^"[\w-]{22}-br"$/),
    });
  });

  test('has no nonce, and lists only the hashes of the portal’s scripts in its content security policy', async () => {
    await fetchPage('/a');
    const { body, headers } = await fetchPage('/a');
    expect(body.toString()).not.toContain('0123456789');
    expect(body.toString()).not.toContain('nonce="');
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const scripts = ['tema()', 'import "/x.js"', 'dati(["nonce",""])'].map(hash).join(' ');
    expect(headers['content-security-policy']).toBe(
      `default-src 'self'; script-src 'self' ${scripts}; style-src 'self'`,
    );
  });

  test('is identical in every encoding', async () => {
    for (const round of ['made', 'kept']) {
      const [br, gzip, plain] = [
        await fetchPage('/a', BROTLI),
        await fetchPage('/a', { 'Accept-Encoding': 'gzip' }),
        await fetchPage('/a'),
      ];
      expect([round, br.headers['content-encoding']]).toEqual([round, 'br']);
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotliDecompressSync(br.body).toString()).toBe(plain.body.toString());
      expect(gunzipSync(gzip.body).toString()).toBe(plain.body.toString());
      expect(Number(plain.headers['content-length'])).toBe(plain.body.length);
      expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    }
    expect(renders).toEqual(['/a']);
  });

  test('returns 304 if the client already has the page', async () => {
    const { headers } = await fetchPage('/a', BROTLI);
    const etag = headers.etag ?? '';
    for (const tags of [etag, `"other", W/${etag}`, '*']) {
      const answer = await fetchPage('/a', { ...BROTLI, 'If-None-Match': tags });
      expect([tags, answer.status, answer.body.length]).toEqual([tags, 304, 0]);
      expect(answer.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'x-frame-options': 'DENY' });
      expect(answer.headers['content-type']).toBeUndefined();
    }
    expect((await fetchPage('/a', { ...BROTLI, 'If-None-Match': '"other"' })).status).toBe(200);
    cache.drop(['n']);
    expect((await fetchPage('/a', { ...BROTLI, 'If-None-Match': etag })).status).toBe(200);
    const plain = await fetchPage('/b');
    expect((await fetchPage('/b', { 'If-None-Match': plain.headers.etag ?? '' })).status).toBe(304);
  });

  test('returns headers without a body for HEAD, whether or not it is cached', async () => {
    const [first, second] = [await fetchPage('/a', BROTLI, 'HEAD'), await fetchPage('/a', BROTLI, 'HEAD')];
    const { headers, body } = await fetchPage('/a', BROTLI);
    for (const head of [first, second]) {
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(head.headers['content-length']).toBe(String(body.length));
      expect(head.headers.etag).toBe(headers.etag);
    }
    expect(renders).toHaveLength(1);
  });

  test('is rendered once for several concurrent requests', async () => {
    meanwhile = () => new Promise((resolve) => setTimeout(resolve, 50));
    const answers = await Promise.all(Array.from({ length: 64 }, () => fetchPage('/a', BROTLI)));
    expect(renders).toEqual(['/a']);
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
    expect([hits(), misses()]).toEqual([63, 1]);
  });

  test('is rendered once for URLs that differ only in campaign parameters', async () => {
    await fetchPage('/a?utm_source=lettera&fbclid=1');
    await fetchPage('/a?utm_source=altro');
    await fetchPage('/a');
    expect(renders).toEqual(['/a']);
  });
});

describe('sharing of cached pages', () => {
  test.each([
    ['an owner', { Cookie: `a=b; ${SESSION_COOKIE}=abc.def` }],
    ['an administrator', { Cookie: `${ADMIN_COOKIE}=abc` }],
    ['a visitor who has just written something', { Cookie: `${RECENT_WRITE}=1` }],
    ['a client with an Authorization header', { Authorization: 'Bearer x' }],
  ])('excludes requests from %s', async (_, headers) => {
    await fetchPage('/a', headers);
    expect((await fetchPage('/a', headers)).headers.etag).toBeUndefined();
    expect(cache.counters()).toMatchObject({ entries: 0, bypasses: 2, stores: 0 });
    await fetchPage('/a');
    const personal = await fetchPage('/a', headers);
    expect(renders).toHaveLength(4);
    expect(personal.body.toString()).toContain('/a 4');
    expect(personal.headers['content-security-policy']).toContain("'nonce-n4-");
  });

  test('does not depend on cookies that the server does not read', async () => {
    for (const cookie of ['_ga=1', 'ospite=2']) await fetchPage('/a', { Cookie: cookie });
    expect(renders).toEqual(['/a']);
  });

  test.each([
    ['/mia', 'whose renderer does not mark it as shared'],
    ['/biscotto', 'which sets a cookie'],
    ['/privata', 'which is sent with Cache-Control: private'],
    ['/non-c-e', 'which returns 404'],
    ['/a?x=1', 'which has an unknown parameter'],
    ['/a?utm_source=a&x=1', 'which has an unknown parameter beside a campaign parameter'],
    ['//www.example.com/a', 'which begins with two slashes'],
  ])('excludes the URL %s, %s', async (path) => {
    await fetchPage(path);
    await fetchPage(path);
    expect(renders).toEqual([path, path]);
    expect(cache.counters().entries).toBe(0);
  });

  test('does not apply to concurrent requests for a page that its renderer does not mark as shared', async () => {
    meanwhile = () => new Promise((resolve) => setTimeout(resolve, 30));
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetchPage('/mia')));
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(5);
  });

  test('does not apply to POST requests, which return 405', async () => {
    await fetchPage('/a');
    expect((await fetchPage('/a', {}, 'POST')).status).toBe(405);
  });
});

describe('the page cache', () => {
  test('drops the pages with the given tag and no other pages', async () => {
    await fetchPage('/a');
    await fetchPage('/b');
    cache.drop(['s:a', 's:nobody']);
    await fetchPage('/a');
    await fetchPage('/b');
    expect(renders).toEqual(['/a', '/b', '/a']);
    cache.drop(['all']);
    expect(cache.counters()).toMatchObject({ entries: 0, bytes: 0, drops: 3 });
  });

  test.each([['s:a'], ['all']])(
    'does not store a page whose tag (%s) was dropped during its rendering',
    async (tag) => {
      meanwhile = async () => cache.drop([tag]);
      await fetchPage('/a');
      expect(cache.counters()).toMatchObject({ stores: 0, entries: 0 });
      meanwhile = async () => cache.drop(['s:b']);
      await fetchPage('/a');
      expect(cache.counters()).toMatchObject({ stores: 1, entries: 1 });
    },
  );

  test('does not make a later request wait for a rendering that began before the page was dropped', async () => {
    let go = () => undefined as void;
    meanwhile = () => new Promise<void>((resolve) => (go = resolve));
    const first = fetchPage('/a');
    await expect.poll(() => renders.length).toBe(1);
    cache.drop(['s:a']);
    const release = go;
    const second = fetchPage('/a');
    await expect.poll(() => renders.length).toBe(2);
    release();
    go();
    expect((await first).body.toString()).toContain('/a 1');
    expect((await second).body.toString()).toContain('/a 2');
  });

  test('stops serving and storing pages while it cannot receive invalidations', async () => {
    await fetchPage('/a');
    isListening = false;
    for (const path of ['/a', '/a', '/b']) await fetchPage(path);
    expect(renders).toEqual(['/a', '/a', '/a', '/b']);
    expect(cache.counters().entries).toBe(1);
  });

  test('drops every page at midnight in Rome', async () => {
    await fetchPage('/a');
    now = new Date('2026-11-22T22:59:59Z');
    await fetchPage('/a');
    expect(renders).toHaveLength(1);
    now = new Date('2026-11-22T23:00:00Z');
    await fetchPage('/a');
    expect(renders).toHaveLength(2);
  });

  test('drops a page when its lifetime has passed', async () => {
    seconds = 0.05;
    await fetchPage('/a');
    await new Promise((resolve) => setTimeout(resolve, 60));
    await fetchPage('/a');
    expect(renders).toHaveLength(2);
  });

  test('subtracts half a second from the lifetime if the page was read from a replica', async () => {
    seconds = 0.5;
    meanwhile = async () => markReplicaRead();
    await fetchPage('/a');
    await fetchPage('/a');
    expect(renders).toHaveLength(2);
    seconds = 60;
    await fetchPage('/b');
    await fetchPage('/b');
    expect(renders).toHaveLength(3);
    cache.drop(['s:c']);
    await fetchPage('/c');
    expect(cache.counters()).toMatchObject({ stores: 1, entries: 1 });
  });
});
