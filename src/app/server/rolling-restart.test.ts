import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { buildStruttura, cinOf } from '../../../test/build-struttura.ts';
import { createEmptyDatabase } from '../../../test/database.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { startPortals } from '../../../test/start-portal.ts';
import { sized } from '../../../test/verify.ts';
import { addDays, dateInRome } from '../../kernel/dates/calendar-date.ts';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream';

type Backend = { port: number; isReady: boolean; checkedAt: number };

type HealthProxy = {
  port: number;
  failures: string[];
  ready(): number[];
  close(): Promise<void>;
};

const CHECK_MS = 100;
/** Timeout of a readiness check. It is long only because the machine may be busy. */
const PATIENCE_MS = 60_000;

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}

async function openHealthProxy(ports: readonly number[]): Promise<HealthProxy> {
  const backends: Backend[] = ports.map((port) => ({ port, isReady: false, checkedAt: 0 }));
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let turn = 0;

  const check = async (backend: Backend) => {
    const begin = performance.now();
    const ready = await isReady(backend.port);
    if (begin > backend.checkedAt) [backend.isReady, backend.checkedAt] = [ready, begin];
  };
  /**
   * Returns whether a health check is recent. Outdated ones are repeated before a request is forwarded, because checks are late
   * on a busy machine.
   */
  const isFresh = ({ checkedAt }: Backend) => performance.now() - checkedAt < 5 * CHECK_MS;
  const timers = backends.map((backend) => setInterval(() => void check(backend), CHECK_MS));
  await Promise.all(backends.map(check));

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (!backends.every(isFresh)) await Promise.all(backends.map(check));
    const ready = backends.filter((backend) => backend.isReady);
    const backend = ready[turn++ % ready.length];
    const { method = '', url = '' } = incoming;
    const fail = (why: string) => {
      failures.push(`${method} ${url} ${why}`);
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    };
    if (backend === undefined) return fail('no portal is ready');
    const headers = { ...incoming.headers, connection: 'keep-alive' };
    const sent = request({ agent, host: '127.0.0.1', port: backend.port, method, path: url, headers }, (received) => {
      const { connection: _, 'keep-alive': __, ...stored } = received.headers;
      answer.writeHead(received.statusCode ?? 502, stored);
      pipeline(received, answer, (error) => error && fail(error.message));
    });
    sent.on('error', (error) => fail(`${backend.port}: ${error.message}`));
    incoming.pipe(sent);
  }

  const server = createServer((incoming, answer) => void pass(incoming, answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    failures,
    ready: () => backends.filter((backend) => backend.isReady).map(({ port }) => port),
    async close() {
      for (const timer of timers) clearInterval(timer);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

const PATIENCE = { timeout: 60_000, interval: 25 };
const READERS = 4;
const PAYABLE = { stripe_account_id: 'acct_demo_anna' };
const FIRST = addDays(dateInRome(new Date()), 20);

const database = await createEmptyDatabase();
const { portals, portalAt, start, close } = await startPortals(database, 2, {
  env: { OSPITALIA_DRAIN_SECONDS: '3' },
  program: 'pages-process.ts',
});
const proxy = await openHealthProxy(portals.map(({ port }) => port));
afterAll(async () => {
  await proxy.close();
  await close();
});

let caller = 0;

async function fetchText(path: string, sent?: object): Promise<{ status: number; text: string }> {
  caller += 1;
  const headers = {
    'X-Forwarded-For': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    'Content-Type': 'application/json',
    'Idempotency-Key': `giro-${caller}`,
  };
  const options = sent === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(sent) };
  const answer = await fetch(`http://127.0.0.1:${proxy.port}${path}`, options);
  return { status: answer.status, text: await answer.text() };
}

async function visit(post: number, home: number) {
  const statuses: Record<string, number> = {};
  const codici: string[] = [];
  let views = 0;
  let isOver = false;
  const note = (what: string, status: number) => {
    statuses[`${what} ${status}`] = (statuses[`${what} ${status}`] ?? 0) + 1;
  };
  const cin = await cinOf(database.db, home);

  async function read(): Promise<void> {
    const pages = [`/casa/${home}`, `/articolo/${post}`, '/provincia/52'];
    const paths = [...pages, '/api/regioni', `/api/strutture/${home}`, '/sitemap.xml', '/api/docs', '/api/blog/posts'];
    for (let nth = 0; !isOver; nth += 1) {
      const path = paths[nth % paths.length] ?? '/';
      const page = await fetchText(path);
      note(page.status === 200 ? 'GET' : `GET ${path} ${page.text.slice(0, 300)}`, page.status);
      const { status } = await fetchText(`/api/blog/posts/${post}/views`, {});
      note('view', status);
      if (status === 204) views += 1;
      await pause(30);
    }
  }
  async function book(): Promise<void> {
    for (let night = 0; !isOver; night += 1) {
      const check_in_date = addDays(FIRST, night);
      const nights = { check_in_date, check_out_date: addDays(check_in_date, 1) };
      const { status, text } = await fetchText(
        '/api/payments/booking/create-payment',
        paymentBody(home, { cin, ...nights }),
      );
      note('booking', status);
      if (status === 200) codici.push(JSON.parse(text).codice);
      await pause(100);
    }
  }
  const visitors = [...Array.from({ length: READERS }, read), book()];
  return {
    async end() {
      isOver = true;
      await Promise.all(visitors);
      return { statuses, views, codici };
    },
  };
}

test('two portals that start together on an empty database create one set of tables and secrets', async () => {
  const { db } = database;
  await vi.waitFor(
    async () => expect(await db.selectFrom('admins').select('username').execute()).toHaveLength(1),
    PATIENCE,
  );
  expect(await db.selectFrom('regioni').select('id').execute()).toHaveLength(20);
  expect(await db.selectFrom('secrets').select('name').where('name', '=', 'sessions').execute()).toHaveLength(1);
});

test('portals that restart under load complete every request and lose no acknowledged write', async () => {
  const [post, home] = [await buildArticle(database.db), await buildStruttura(database.db, PAYABLE)];
  const visitors = await visit(post, home);
  for (const nth of [0, 1, 0, 1].slice(0, sized(2, 4))) {
    const portal = portalAt(nth);
    await vi.waitFor(() => expect(proxy.ready()).toHaveLength(2), PATIENCE);
    expect(await portal.stop()).toBe(0);
    portals[nth] = await start(portal.port);
  }
  await vi.waitFor(() => expect(proxy.ready()).toHaveLength(2), PATIENCE);
  const { statuses, views, codici } = await visitors.end();
  expect(proxy.failures).toEqual([]);
  expect(Object.keys(statuses).toSorted()).toEqual(['GET 200', 'booking 200', 'view 204']);
  expect(codici.length).toBeGreaterThan(sized(10, 20));
  const stored = await database.db.selectFrom('bookings').select('codice').execute();
  expect(stored.map(({ codice }) => codice).toSorted()).toEqual(codici.toSorted());
  const article = await database.db
    .selectFrom('blog_posts')
    .select('views_count')
    .where('id', '=', post)
    .executeTakeFirstOrThrow();
  expect(article.views_count).toBe(views);
});

describe('a portal that receives SIGTERM', () => {
  test('immediately returns 503 at /readyz, and answers other requests with Connection: close', async () => {
    const portal = portalAt(0);
    const stopped = portal.stop();
    await vi.waitFor(async () => {
      const readiness = await fetch(`http://127.0.0.1:${portal.port}/readyz`);
      expect([readiness.status, await readiness.text()]).toEqual([503, expect.stringContaining('stopping')]);
    }, PATIENCE);
    const answer = await fetch(`http://127.0.0.1:${portal.port}/api/regioni`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await stopped).toBe(0);
  });

  test('exits immediately on a second signal, even if a request is running', async () => {
    const portal = portalAt(1);
    const socket = connect(portal.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await pause(100);
    const stopped = portal.stop();
    // Waits until the drain period is over. The portal then waits for the missing request body.
    await pause(3500);
    portal.signal('SIGTERM');
    // The portal exits with 1 only after a second signal. After one, it would wait for running requests and exit with 0.
    expect(await stopped).toBe(1);
    socket.destroy();
  });
});
