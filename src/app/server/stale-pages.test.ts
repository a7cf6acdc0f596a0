import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import type { Hearing } from '../../platform/page-cache/listen-for-invalidation.ts';
import { createPageCache, type PageCache } from '../../platform/page-cache/page-cache.ts';
import type { PageRenderer } from '../../platform/page-cache/page-renderer.ts';
import { markStandInRead } from '../../platform/replica/read-context.ts';
import { STALE_MARK } from './portal.ts';

const SENTENCE = 'Stiamo aggiornando: prezzi e date possono essere di qualche minuto fa';

let heard: Hearing = 'listening';
let isAway = false;
let isGone = false;
let renders = 0;
let cache: PageCache;
let app: ReturnType<typeof createApiApp>;

/** Pages that fail when the database is away, as the portal's own do. */
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
  [heard, isAway, isGone, renders] = ['listening', false, false, 0];
  cache = createPageCache({
    clock: { now: () => new Date('2026-11-22T10:00:00Z') },
    publicUrl: 'https://www.ospitalia.test',
    isListening: () => heard === 'listening',
    confirm: async () => heard,
    isDatabaseAway: () => isAway,
    staleMark: STALE_MARK,
    cdnSeconds: 60,
  });
  app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(render) });
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await app.request(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function lose(): void {
  [heard, isAway] = ['lost', true];
}

describe('a cached page while the database is away', () => {
  test('is shown, and says so: to people at its top, to programs in its headers', async () => {
    const fresh = await ask('/a');
    expect(fresh.text).not.toContain(SENTENCE);
    lose();
    const stale = await ask('/a');
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

  test('is sent again to who has it: theirs has no mark', async () => {
    const { headers } = await ask('/a');
    lose();
    expect((await ask('/a', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(200);
  });

  test('is as it was once changes are heard again', async () => {
    await ask('/a');
    lose();
    await ask('/a');
    [heard, isAway] = ['listening', false];
    expect((await ask('/a')).text).not.toContain(SENTENCE);
  });

  test('of the router’s data says so in its headers alone', async () => {
    await ask('/a.data');
    lose();
    const stale = await ask('/a.data');
    expect([stale.status, stale.headers.get('Warning')]).toEqual([200, '110 - "Response is Stale"']);
    expect(stale.text).not.toContain(SENTENCE);
  });

  test('is still shown if the database goes again as soon as it is back', async () => {
    await ask('/a');
    lose();
    cache.doubt();
    [heard, isAway] = ['listening', true];
    const stale = await ask('/a');
    expect([stale.status, stale.headers.get('Warning')]).toEqual([200, '110 - "Response is Stale"']);
    isAway = false;
    expect((await ask('/a')).headers.get('Warning')).toBeNull();
    expect(renders).toBe(3);
  });

  test('is not shown any more once its address has had another answer', async () => {
    await ask('/a');
    cache.doubt();
    isGone = true;
    expect((await ask('/a')).status).toBe(404);
    lose();
    expect((await ask('/a')).status).toBe(503);
  });

  test('that was changed before is not shown any more', async () => {
    await ask('/a');
    cache.drop(['s:1']);
    lose();
    expect((await ask('/a')).status).toBe(503);
  });

  test.each([
    ['another page', '/b', {}],
    ['somebody who is signed in', '/a', { Cookie: '__Host-sessione=x' }],
    ['a call, which is decided upon', '/chiamata', {}],
  ])('%s has the page of error, and when to come again', async (_, path, headers) => {
    await ask(path === '/b' ? '/a' : path);
    lose();
    const answer = await ask(path, headers);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  });
});

describe('a page that a replica answered in the place of a primary that is away', () => {
  const SECONDS = 5;
  /** As `readDb` says it of each statement. */
  const renderThere: PageRenderer = async (...asked) => {
    markStandInRead(performance.now() - SECONDS * 1000);
    return render(...asked);
  };

  test.each<[string, Hearing, boolean]>([
    ['while changes are not heard', 'lost', true],
    ['while nobody has noticed yet', 'listening', false],
    ['with an address that is not kept', 'lost', true],
  ])('is marked, and no cache keeps it, %s', async (how, hearing, away) => {
    [heard, isAway] = [hearing, away];
    const page: PageRenderer = async (request, id, onShared) => {
      isAway = false;
      return renderThere(request, id, onShared).finally(() => void (isAway = away));
    };
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(page) });
    const answer = await ask(how.includes('address') ? '/a?x=1' : '/a');
    expect(answer.text.split(SENTENCE)).toHaveLength(2);
    const names = ['Warning', 'Cache-Control', 'Age', 'ETag'];
    expect(names.map((name) => answer.headers.get(name))).toEqual([
      '110 - "Response is Stale"',
      'no-store',
      `${SECONDS}`,
      null,
    ]);
  });

  test('is shown again while it is away, marked, and made anew when it is back', async () => {
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(renderThere) });
    await ask('/a');
    lose();
    expect((await ask('/a')).text).toContain(SENTENCE);
    expect([renders, cache.counters().stale]).toEqual([1, 1]);
    [heard, isAway] = ['listening', false];
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(render) });
    const fresh = await ask('/a');
    expect([fresh.text.includes(SENTENCE), fresh.headers.has('Warning'), renders]).toEqual([false, false, 2]);
  });

  test('that comes for one who waits for it is rendered for each who comes with them: nobody is given it unmarked', async () => {
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(renderThere) });
    const answers = await Promise.all([ask('/a'), ask('/a')]);
    expect(answers.map(({ text }) => text.includes(SENTENCE))).toEqual([true, true]);
  });

  test('of a call is told in its headers, and asked for anew each time', async () => {
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(renderThere) });
    for (const _ of [1, 2]) expect((await ask('/chiamata')).headers.get('Warning')).not.toBeNull();
    expect(renders).toBe(2);
  });
});

describe('where changes are not heard', () => {
  test('although the connection stands: the page as it was, and nobody renders all of them at once', async () => {
    await ask('/a');
    heard = 'late';
    expect((await ask('/a')).text).toContain(SENTENCE);
    expect(renders).toBe(1);
    expect((await ask('/b')).status).toBe(200);
    // Kept for when they are heard: what was changed meanwhile is told then.
    heard = 'listening';
    expect((await ask('/b')).text).not.toContain(SENTENCE);
    expect(renders).toBe(2);
  });

  test('for want of a connection, and the database answers others: the page is rendered', async () => {
    await ask('/a');
    heard = 'lost';
    expect((await ask('/a')).text).not.toContain(SENTENCE);
    expect(renders).toBe(2);
  });

  test('for want of a connection, and the page fails: as it was', async () => {
    await ask('/a');
    lose();
    isAway = false;
    const failing: PageRenderer = async () => new Response('', { status: 503 });
    app = createApiApp({ calls: [], renderPage: cache.wrapRenderer(failing) });
    expect((await ask('/a')).text).toContain(SENTENCE);
  });

  test('but are in a moment: the page is right', async () => {
    await ask('/a');
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
    await ask('/a');
    await ask('/a');
    expect([questions, lateCache.counters().hits]).toEqual([1, 1]);
  });
});

describe('a portal that has too much to do', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** Asks a server that shows what the cache has, and refuses the rest. */
  async function askBusy(path: string, init: RequestInit = {}): Promise<Response> {
    const server = createServer((incoming, outgoing) => {
      if (!cache.answerStale(incoming, outgoing)) outgoing.writeHead(503).end();
    });
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${path}`, init);
  }

  test('shows what it has of a page, and says so, before it refuses', async () => {
    await ask('/a');
    const answer = await askBusy('/a?utm_source=lettera');
    expect([answer.status, answer.headers.get('Warning'), answer.headers.get('Cache-Control')]).toEqual([
      200,
      '110 - "Response is Stale"',
      'no-store',
    ]);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain(SENTENCE);
    expect([renders, cache.counters().stale]).toEqual([1, 1]);
    const head = await askBusy('/a', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test.each([
    ['another page', '/b', {}],
    ['somebody who is signed in', '/a', { headers: { Cookie: '__Host-sessione=x' } }],
    ['a change', '/a', { method: 'POST' }],
    ['a call, which is decided upon', '/chiamata', {}],
  ])('has nothing for %s', async (_, path, init) => {
    await ask(path === '/b' ? '/a' : path);
    expect((await askBusy(path, init)).status).toBe(503);
  });
});
