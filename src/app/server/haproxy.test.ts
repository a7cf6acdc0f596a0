import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { Agent, request } from 'node:https';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createApiApp } from '../../../test/api-app.ts';
import { PLAIN } from '../../../test/listen-api.ts';
import { checkHaproxy, type Haproxy, HAPROXY_CFG, startHaproxy } from '../../../test/start-haproxy.ts';
import { findTrixie } from '../../../test/trixie.ts';
import { defineCall, handle } from '../../kernel/calls/call.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';
import { ALL_PATHS } from '../../kernel/pages/all-paths.ts';
import { listen } from '../../platform/http/listen.ts';
import { drain } from '../../platform/process/drain.ts';
import { classOfRequest } from './class-of-request.ts';

const { root } = findTrixie();
/** Longer than the timeouts in `ops/haproxy.cfg` that these tests wait for (10 s). */
const PATIENCE = { timeout: 60_000, interval: 100 };
const DRAIN_MS = 5000;
/** The constants up to `SEARCHES_AT_ONCE` are limits in `ops/haproxy.cfg`. `LISTS` is the sum over both portals. */
const [CONNECTIONS, REQUESTS, SEARCHES] = [100, 300, 50];
const LISTS = 48;
const SEARCHES_AT_ONCE = 10;
/** A list of 134 KB (20 KB compressed), which no real list exceeds. */
const FULL_LIST = `${randomBytes(17_000).toString('hex')}${'.'.repeat(100_000)}`;
const [LIST, AS_BROWSER] = ['/strutture/lazio?dal=2027-05-01', { headers: { 'Accept-Encoding': 'gzip' } }];
const HALF_OPEN = 2000;

const answer = z.object({ portal: z.number(), address: z.string(), rest: z.string() });
const whoCall = defineCall({ ...PLAIN, method: 'GET', path: '/api/regioni', answer });
const listCall = defineCall({ ...PLAIN, hasUnprefixedPath: true, method: 'GET', path: '/api/strutture/lazio', answer });
const searchCall = defineCall({ ...PLAIN, method: 'GET', path: '/api/ricerca/filtri', answer });
const writeCall = defineCall({ ...PLAIN, method: 'POST', path: '/api/newsletter', body: z.object({}), answer });
const webhookCall = defineCall({ ...PLAIN, method: 'POST', path: '/api/payments/webhook', bodyKind: 'raw', answer });
const mailCall = defineCall({ ...PLAIN, method: 'POST', path: '/api/inbound-mail', bodyKind: 'raw', answer });

async function openPortal(portal: number) {
  let isStopping = false;
  let isAway = false;
  let searching: Promise<unknown> = Promise.resolve();
  const identify = async ({ address }: { address: string }) => ({ portal, address, rest: '' });
  const app = createApiApp({
    calls: [
      handle(whoCall, identify),
      handle(searchCall, identify),
      handle(listCall, async (parameters) => {
        await searching;
        return { ...(await identify(parameters)), rest: FULL_LIST };
      }),
      handle(writeCall, identify),
      handle(webhookCall, identify),
      handle(mailCall, identify),
    ],
    trustProxy: 1,
    readiness: async () => ({
      database: isAway ? 'failing' : 'ok',
      schema: 'ok',
      disk: 'ok',
      portal: isStopping ? 'stopping' : 'ok',
    }),
  });
  const listening = await listen(app, '127.0.0.1', 0, { isBehindProxy: true });
  return {
    port: listening.port,
    close: listening.close,
    loseDatabase() {
      isAway = true;
    },
    searchUntil(ended: Promise<unknown>) {
      searching = ended;
    },
    async stop() {
      isStopping = true;
      await drain({ listening, jobs: { stop: async () => undefined }, graceMs: DRAIN_MS });
    },
  };
}

type Call = { from?: string; agent?: Agent; method?: string; headers?: Record<string, string>; body?: string };
type Outcome = { status: number; headers: Record<string, unknown>; body: string };

/** Sends a request and returns the response. Status 0 means that the connection broke. */
function sendRequest(
  port: number,
  path: string,
  { from = '127.0.0.2', agent, body = '', ...call }: Call = {},
): Promise<Outcome> {
  const options = { host: '127.0.0.1', port, path, localAddress: from, rejectUnauthorized: false, ...call };
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, headers: {}, body: '' });
    const sent = request({ ...options, agent: agent ?? false }, (received) => {
      void text(received).then(
        (read) => resolve({ status: received.statusCode ?? 0, headers: received.headers, body: read }),
        broken,
      );
    });
    sent.on('error', broken).end(body);
  });
}

const keepAlive = (from: string) => new Agent({ keepAlive: true, localAddress: from, maxSockets: 8 });
const post = (body: string, more: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)), ...more },
  body,
});

async function press(port: number, path: string, times: number, { from = '', ...call }: Call): Promise<number[]> {
  const agent = keepAlive(from);
  const outcomes = await Promise.all(
    Array.from({ length: times }, () => sendRequest(port, path, { ...call, from, agent })),
  );
  agent.destroy();
  return outcomes.map(({ status }) => status);
}

test('haproxy.cfg classifies the paths of searches, webhooks and photo forms in the same way as the portal', () => {
  const patternOf = (acl: string) => new RegExp(new RegExp(`acl ${acl} path_reg (.*)`).exec(HAPROXY_CFG)?.[1] ?? '$^');
  const searches = [ALL_PATHS.it, ALL_PATHS.en, ALL_PATHS.de, ALL_PATHS.fr].flatMap(({ strutture, cerca }) => [
    `${strutture}/lazio/roma`,
    cerca,
  ]);
  const paths = [...searches, '/api/ricerca/filtri', '/api/properties/public', '/properties/public'];
  expect(paths.filter((path) => classOfRequest('GET', path) !== 'search' || !patternOf('search').test(path))).toEqual(
    [],
  );
  for (const path of ['/', '/struttura/7/casa', '/en/home/7/casa', '/api/regioni', '/foto/x.webp'])
    expect([path, patternOf('search').test(path)]).toEqual([path, false]);
  for (const path of [
    '/api/payments/webhook',
    '/api/payments/webhook/connect',
    '/payments/webhook',
    '/api/inbound-mail',
  ])
    expect([path, patternOf('delivery').test(path)]).toEqual([path, true]);
  for (const path of ['/api/foto', '/strutture', '/api/admin/strutture/7', '/api/proprietario/strutture/7/foto'])
    expect([path, patternOf('photos').test(path)]).toEqual([path, true]);
});

describe.skipIf(root === null)('HAProxy with ops/haproxy.cfg', () => {
  let haproxy: Haproxy;
  let portals: Awaited<ReturnType<typeof openPortal>>[];
  const closers: (() => unknown)[] = [];
  const site = (path: string, call?: Call) => sendRequest(haproxy.https, path, call);

  beforeAll(async () => {
    portals = await Promise.all([openPortal(0), openPortal(1)]);
    haproxy = await startHaproxy(root ?? '', {
      portals: portals.map(({ port }) => port),
      cdnNetworks: '127.0.9.0/24 127.0.8.0/24',
    });
    await vi.waitFor(async () => {
      if ((await site('/api/regioni')).status !== 200) throw new Error('no portal is up');
    }, PATIENCE);
  });
  afterAll(async () => {
    for (const close of closers) close();
    await haproxy.stop();
    await Promise.all(portals.map((portal) => portal.close()));
  });

  async function stay(from: string, sends = ''): Promise<Socket> {
    const options = { host: '127.0.0.1', port: haproxy.https, localAddress: from, rejectUnauthorized: false };
    const socket = connectTls(options);
    closers.push(() => socket.destroy());
    await once(socket, 'secureConnect');
    socket
      .on('error', () => undefined)
      .resume()
      .write(sends);
    return socket;
  }

  test('accepts the configuration without a warning', () => {
    expect(() => checkHaproxy(root ?? '')).not.toThrow();
  });

  test('redirects pages to HTTPS and rejects API calls without TLS', async () => {
    const plain = (path: string) => fetch(`http://127.0.0.1:${haproxy.http}${path}`, { redirect: 'manual' });
    const page = await plain('/cerca?q=mare');
    expect([page.status, page.headers.get('location')]).toEqual([
      301,
      `https://127.0.0.1:${haproxy.http}/cerca?q=mare`,
    ]);
    expect((await plain('/api/regioni')).status).toBe(403);
  });

  test.each(['/metrics', '/readyz', '/metrics?x', '/%6detrics', '//readyz', '/readyz/'])('hides %s', async (path) => {
    expect(await site(path)).toMatchObject({ status: 404, body: '' });
  });

  test('forwards the IP address of the connection, or the last address in X-Forwarded-For behind a CDN', async () => {
    const forged = await site('/api/regioni', { from: '127.0.0.3', headers: { 'X-Forwarded-For': '6.6.6.6' } });
    expect(JSON.parse(forged.body).address).toBe('127.0.0.3');
    const headers = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' };
    const byCdn = await site('/api/regioni', { from: '127.0.9.1', headers });
    expect(JSON.parse(byCdn.body).address).toBe('203.0.113.9');
  });

  test('rejects bodies over 2 MB, or over 72 MB in forms with photos', async () => {
    const body = 'x'.repeat(40_000);
    const statusOf = async (path: string, megabytes: number) =>
      (await site(path, post(body, { 'Content-Length': String(megabytes * 2 ** 20 + 1) }))).status;
    expect(await statusOf('/api/newsletter', 2)).toBe(413);
    expect(await statusOf('/api/foto', 72)).toBe(413);
    expect((await site('/api/newsletter', post('{}'))).status).toBe(200);
  });

  test('returns 429 above the request rate limit, but never for webhooks or inbound mail', async () => {
    const from = '127.0.0.4';
    const statuses = new Set(await press(haproxy.https, '/healthz', REQUESTS + 100, { from }));
    expect(statuses).toEqual(new Set([200, 429]));
    const refused = await site('/healthz', { from });
    const detail = visitorMessages().tooManyRequests(5);
    expect(JSON.parse(refused.body)).toEqual({
      success: false,
      codice: 'TROPPE_RICHIESTE',
      detail,
      message: detail,
      request_id: '',
    });
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    const deliveries = await press(haproxy.https, '/api/payments/webhook', REQUESTS + 100, { from, ...post('{}') });
    expect(new Set(deliveries)).toEqual(new Set([200]));
    expect((await site('/api/inbound-mail', { from, ...post('{}') })).status).toBe(200);
    expect((await site('/healthz', { from: '127.0.0.5' })).status).toBe(200);
  });

  test('returns 429 above the search rate limit, but still serves other requests from the same address', async () => {
    const from = '127.0.0.6';
    const statuses = await press(haproxy.https, '/api/ricerca/filtri', SEARCHES + 20, { from });
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await site('/api/regioni', { from })).status).toBe(200);
  });

  test('counts the requests of visitors behind a CDN by the visitors’ addresses', async () => {
    const visit = (visitor: string) =>
      press(haproxy.https, '/healthz', REQUESTS + 100, { from: '127.0.8.1', headers: { 'X-Forwarded-For': visitor } });
    expect(new Set(await visit('203.0.113.10'))).toEqual(new Set([200, 429]));
    const headers = { 'X-Forwarded-For': '203.0.113.11' };
    expect((await site('/healthz', { from: '127.0.8.1', headers })).status).toBe(200);
  });

  test('rejects connections beyond the limit from one address, but accepts those from other addresses', async () => {
    const from = '127.0.0.7';
    const open = await Promise.all(Array.from({ length: CONNECTIONS }, () => stay(from)));
    expect((await site('/api/regioni', { from })).status).toBe(0);
    expect((await site('/api/regioni', { from: '127.0.0.8' })).status).toBe(200);
    open[0]?.destroy();
    await vi.waitFor(async () => expect((await site('/api/regioni', { from })).status).toBe(200), PATIENCE);
    for (const socket of open) socket.destroy();
  });

  test('closes 2,000 half-open connections from one address at the deadline, and serves other clients meanwhile', async () => {
    const from = '127.0.0.9';
    const half = 'GET /api/regioni HTTP/1.1\r\nHost: x\r\n';
    const slow = await Promise.all(Array.from({ length: CONNECTIONS / 2 }, () => stay(from, half)));
    const silent = Array.from({ length: HALF_OPEN - slow.length }, () => {
      const socket = connect({ port: haproxy.https, host: '127.0.0.1', localAddress: from });
      closers.push(() => socket.destroy());
      return socket.on('error', () => undefined).resume();
    });
    const slowBody = await stay('127.0.0.10', 'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
    const answered = once(slowBody, 'data');
    const others: number[] = [];
    while (![...slow, ...silent].every(({ closed }) => closed)) {
      for (const other of ['127.0.0.11', '127.0.0.12'])
        others.push((await site('/api/regioni', { from: other })).status);
      others.push((await site('/api/payments/webhook', post('{}'))).status);
      await pause(250);
    }
    expect(new Set(others)).toEqual(new Set([200]));
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 408 /);
  });

  function holdLists(addresses: readonly string[]) {
    const ended = Promise.withResolvers<void>();
    for (const portal of portals) portal.searchUntil(ended.promise);
    const statuses: number[] = [];
    const answered = addresses.map(async (from) => {
      statuses.push((await site(LIST, { ...AS_BROWSER, from })).status);
    });
    const end = async () => {
      ended.resolve();
      await Promise.all(answered);
    };
    return { statuses, end };
  }

  test('returns 503 for list requests beyond the capacity of the portals, but still serves other requests', async () => {
    const { statuses, end } = holdLists(Array.from({ length: LISTS + 3 }, (_, nth) => `127.0.2.${nth + 1}`));
    await vi.waitFor(() => expect(statuses).toEqual([503, 503, 503]), PATIENCE);
    const others = [
      await site('/api/ricerca/filtri?dal=2027-05-01', { ...AS_BROWSER, from: '127.0.2.100' }),
      await site('/api/payments/webhook', { from: '127.0.2.100', ...post('{}') }),
    ];
    await end();
    expect(statuses.slice(3)).toEqual(Array(LISTS).fill(200));
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('limits the concurrent list requests from one address', async () => {
    const { statuses, end } = holdLists(Array(SEARCHES_AT_ONCE + 3).fill('127.0.5.1'));
    await vi.waitFor(() => expect(statuses).toEqual([429, 429, 429]), PATIENCE);
    const other = holdLists(['127.0.5.2']);
    await other.end();
    await end();
    expect([statuses.slice(3), other.statuses]).toEqual([Array(SEARCHES_AT_ONCE).fill(200), [200]]);
  });

  test('does not let slow clients occupy the slots for list requests', async () => {
    const head = `GET ${LIST} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nContent-Length: 1000000\r\n\r\n`;
    const slow: Duplex[] = [];
    for (let nth = 0; nth < LISTS; nth += 1) slow.push(await stay(`127.0.3.${nth + 1}`, head + 'x'.repeat(80_000)));
    for (let nth = 0; nth < LISTS; nth += 1) {
      const options = { localAddress: `127.0.4.${nth + 1}`, settings: { initialWindowSize: 0 } };
      const session = connectHttp2(`https://127.0.0.1:${haproxy.https}`, { ...options, rejectUnauthorized: false });
      closers.push(() => session.destroy());
      for (const encoding of ['gzip', 'identity', 'gzip;q=0']) {
        const stream = session.request({ ':path': LIST, 'accept-encoding': encoding });
        slow.push(stream);
        await once(stream, 'response');
      }
    }
    expect(await site(LIST, { ...AS_BROWSER, from: '127.0.3.100' })).toMatchObject({ status: 200 });
    expect(slow.filter((stream) => stream.destroyed)).toEqual([]);
  });

  test('sends no new requests to a stopping portal and loses no request', async () => {
    const [first] = portals;
    let isOver = false;
    const statuses: number[] = [];
    const lately: number[] = [];
    const visit = async (from: string) => {
      const agent = keepAlive(from);
      for (; !isOver; await pause(50)) {
        const read = await site('/api/regioni', { from, agent });
        const written = await site('/api/newsletter', { from, agent, ...post('{}') });
        statuses.push(read.status, written.status);
        lately.push(JSON.parse(read.body || '{}').portal);
      }
      agent.destroy();
    };
    const visitors = Promise.all(['127.0.0.13', '127.0.0.14', '127.0.0.15', '127.0.0.16'].map(visit));
    await vi.waitFor(() => expect(new Set(lately)).toEqual(new Set([0, 1])), PATIENCE);
    const stopped = first?.stop();
    await vi.waitFor(() => expect(haproxy.log()).toContain('portal-1 is DOWN'), PATIENCE);
    // Waits for later requests, because the stopping portal may still answer those that were already in flight.
    const noticed = statuses.length;
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(noticed + 16), PATIENCE);
    lately.length = 0;
    await stopped;
    isOver = true;
    await visitors;
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(new Set(lately)).toEqual(new Set([1]));
  });

  test('falls back to portals that are not ready if none is ready', async () => {
    portals[1]?.loseDatabase();
    await vi.waitFor(() => expect(haproxy.log()).toContain('portal-2 is DOWN'), PATIENCE);
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => site('/api/regioni', { from: '127.0.0.17' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
