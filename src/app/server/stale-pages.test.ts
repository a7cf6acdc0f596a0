import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import type { ListenerState } from '../../platform/page-cache/listen-for-invalidation.ts';
import { createPageCache, type PageCache } from '../../platform/page-cache/page-cache.ts';
import type { PageRenderer } from '../../platform/page-cache/page-renderer.ts';
import { markStandInRead } from '../../platform/replica/read-context.ts';
import { STALE_MARK } from './portal.ts';

const SENTENCE = 'Stiamo aggiornando: prezzi e date possono essere di qualche minuto fa';

let listenerState: ListenerState = 'listening';
let isAway = false;
let isGone = false;
let renders = 0;
let cache: PageCache;
let app: ReturnType<typeof createApiApp>;

const render: PageRenderer = async (request, _, onShared) => {
  renders += 1;
  if (isAway) return new Response('<body>non ora', { status: 503, headers: { 'Retry-After': '5' } });
  if (isGone) return new Response('<body>non c’è', { status: 404 });
  const { pathname } = new URL(request.url);
  onShared?.({ tags: ['s:1'], seconds: 60, nonce: '', ...(pathname === '/chiamata' && { isOurs: true as const }) });
  const type = pathname.endsWith('.data') ? 'text/x-script' : 'text/html; charset=utf-8';
  return new Response('<html><body class="a"><main>Podere</main></body></html>', { headers: { 'Content-Type': type } });
};

beforeEach(() => {
  [listenerState, isAway, isGone, renders] = ['listening', false, false, 0];
  cache = createPageCache({
    clock: { now: () => new Date('2026-11-22T10:00:00Z') },
    publicUrl: 'https://www.ospitalia.test',
    isListening: () => listenerState === 'listening',
    confirm: async () => listenerState,
    isDatabaseAway: () => isAway,
    staleMark: STALE_MARK,
    cdnSeconds: 60,
  });
  app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(render) });
});

async function fetchPage(path: string, headers: Record<string, string> = {}) {
  const answer = await app.request(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function lose(): void {
  [listenerState, isAway] = ['lost', true];
}

describe('a cached page while the database is unavailable', () => {
  test('is served with a notice and with headers that mark it as stale', async () => {
    const fresh = await fetchPage('/a');
    expect(fresh.text).not.toContain(SENTENCE);
    lose();
    const stale = await fetchPage('/a');
    expect(stale.status).toBe(200);
    expect(stale.text).toBe(
      `<html><body class="a"><p class="note warn" role="status">${SENTENCE}</p><main>Podere</main></body></html>`,
    );
    expect(stale.headers.get('Warning')).toBe('110 - "Response is Stale"');
    expect(stale.headers.get('Age')).toMatch(/^\d+$/);
    expect(stale.headers.get('Cache-Control')).toBe('no-store');
    expect(stale.headers.get('ETag')).toBeNull();
    expect(renders).toBe(1);
    expect(cache.counters().stale).toBe(1);
  });

  test('is sent in full instead of a 304 response, because the client’s copy has no notice', async () => {
    const { headers } = await fetchPage('/a');
    lose();
    expect((await fetchPage('/a', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(200);
  });

  test('is served without the notice once the cache receives changes again', async () => {
    await fetchPage('/a');
    lose();
    await fetchPage('/a');
    [listenerState, isAway] = ['listening', false];
    expect((await fetchPage('/a')).text).not.toContain(SENTENCE);
  });

  test('is marked as stale only in its headers if it is React Router data', async () => {
    await fetchPage('/a.data');
    lose();
    const stale = await fetchPage('/a.data');
    expect([stale.status, stale.headers.get('Warning')]).toEqual([200, '110 - "Response is Stale"']);
    expect(stale.text).not.toContain(SENTENCE);
  });

  test('is still served if the database fails again as soon as it returns', async () => {
    await fetchPage('/a');
    lose();
    cache.doubt();
    [listenerState, isAway] = ['listening', true];
    const stale = await fetchPage('/a');
    expect([stale.status, stale.headers.get('Warning')]).toEqual([200, '110 - "Response is Stale"']);
    isAway = false;
    expect((await fetchPage('/a')).headers.get('Warning')).toBeNull();
    expect(renders).toBe(3);
  });

  test('is no longer served once its URL has returned 404', async () => {
    await fetchPage('/a');
    cache.doubt();
    isGone = true;
    expect((await fetchPage('/a')).status).toBe(404);
    lose();
    expect((await fetchPage('/a')).status).toBe(503);
  });

  test('is not served if it was invalidated before the outage', async () => {
    await fetchPage('/a');
    cache.drop(['s:1']);
    lose();
    expect((await fetchPage('/a')).status).toBe(503);
  });

  test.each([
    ['a URL that is not cached', '/b', {}],
    ['a signed-in user', '/a', { Cookie: '__Host-sessione=x' }],
    ['an API call', '/chiamata', {}],
  ])('is not served for %s, and the response is 503 with Retry-After', async (_, path, headers) => {
    await fetchPage(path === '/b' ? '/a' : path);
    lose();
    const answer = await fetchPage(path, headers);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  });
});

describe('a page read from a replica while the primary is unavailable', () => {
  const SECONDS = 5;
  const renderThere: PageRenderer = async (...args) => {
    markStandInRead(performance.now() - SECONDS * 1000);
    return render(...args);
  };

  test.each<[string, ListenerState, boolean]>([
    ['while changes are not received', 'lost', true],
    ['before the outage is detected', 'listening', false],
    ['if its URL has an unknown parameter', 'lost', true],
  ])('is marked as stale and not cached %s', async (how, state, away) => {
    [listenerState, isAway] = [state, away];
    const page: PageRenderer = async (request, id, onShared) => {
      isAway = false;
      return renderThere(request, id, onShared).finally(() => void (isAway = away));
    };
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(page) });
    const answer = await fetchPage(how.includes('URL') ? '/a?x=1' : '/a');
    expect(answer.text.split(SENTENCE)).toHaveLength(2);
    const names = ['Warning', 'Cache-Control', 'Age', 'ETag'];
    expect(names.map((name) => answer.headers.get(name))).toEqual([
      '110 - "Response is Stale"',
      'no-store',
      `${SECONDS}`,
      null,
    ]);
  });

  test('is served from the cache during the outage, and rendered again when the primary returns', async () => {
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(renderThere) });
    await fetchPage('/a');
    lose();
    expect((await fetchPage('/a')).text).toContain(SENTENCE);
    expect([renders, cache.counters().stale]).toEqual([1, 1]);
    [listenerState, isAway] = ['listening', false];
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(render) });
    const fresh = await fetchPage('/a');
    expect([fresh.text.includes(SENTENCE), fresh.headers.has('Warning'), renders]).toEqual([false, false, 2]);
  });

  test('is marked as stale for every concurrent request', async () => {
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(renderThere) });
    const answers = await Promise.all([fetchPage('/a'), fetchPage('/a')]);
    expect(answers.map(({ text }) => text.includes(SENTENCE))).toEqual([true, true]);
  });

  test('is marked as stale only in its headers if it is an API response, and is rendered for each request', async () => {
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(renderThere) });
    for (const _ of [1, 2]) expect((await fetchPage('/chiamata')).headers.get('Warning')).not.toBeNull();
    expect(renders).toBe(2);
  });
});

describe('the page cache while changes are not received', () => {
  test('serves the cached page, marked as stale, if the listener is connected but has fallen behind', async () => {
    await fetchPage('/a');
    listenerState = 'late';
    expect((await fetchPage('/a')).text).toContain(SENTENCE);
    expect(renders).toBe(1);
    expect((await fetchPage('/b')).status).toBe(200);
    // The page that was cached during the lag counts as current again, because the listener replays the missed changes.
    listenerState = 'listening';
    expect((await fetchPage('/b')).text).not.toContain(SENTENCE);
    expect(renders).toBe(2);
  });

  test('renders the page if only the listener has lost its connection', async () => {
    await fetchPage('/a');
    listenerState = 'lost';
    expect((await fetchPage('/a')).text).not.toContain(SENTENCE);
    expect(renders).toBe(2);
  });

  test('serves the cached page if the listener has lost its connection and rendering fails', async () => {
    await fetchPage('/a');
    lose();
    isAway = false;
    const failing: PageRenderer = async () => new Response('', { status: 503 });
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(failing) });
    expect((await fetchPage('/a')).text).toContain(SENTENCE);
  });

  test('serves the cached page without a notice if the listener confirms that it has caught up', async () => {
    await fetchPage('/a');
    let questions = 0;
    const lateCache = createPageCache({
      clock: { now: () => new Date('2026-11-22T10:00:00Z') },
      publicUrl: 'https://www.ospitalia.test',
      isListening: () => questions > 0,
      confirm: async () => {
        questions += 1;
        return 'listening';
      },
    });
    app = createApiApp({ calls: [], renderPage: lateCache.wrapRenderer(render) });
    await fetchPage('/a');
    await fetchPage('/a');
    expect([questions, lateCache.counters().hits]).toEqual([1, 1]);
  });
});

describe('an overloaded portal', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function requestOverloaded(path: string, init: RequestInit = {}): Promise<Response> {
    const server = createServer((incoming, outgoing) => {
      if (!cache.answerStale(incoming, outgoing)) outgoing.writeHead(503).end();
    });
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${path}`, init);
  }

  test('serves a stale page, marked as such, instead of rejecting the request', async () => {
    await fetchPage('/a');
    const answer = await requestOverloaded('/a?utm_source=lettera');
    expect([answer.status, answer.headers.get('Warning'), answer.headers.get('Cache-Control')]).toEqual([
      200,
      '110 - "Response is Stale"',
      'no-store',
    ]);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain(SENTENCE);
    expect([renders, cache.counters().stale]).toEqual([1, 1]);
    const head = await requestOverloaded('/a', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test.each([
    ['a page that is not cached', '/b', {}],
    ['a signed-in user', '/a', { headers: { Cookie: '__Host-sessione=x' } }],
    ['a POST request', '/a', { method: 'POST' }],
    ['an API call', '/chiamata', {}],
  ])('returns 503 for %s', async (_, path, init) => {
    await fetchPage(path === '/b' ? '/a' : path);
    expect((await requestOverloaded(path, init)).status).toBe(503);
  });
});
