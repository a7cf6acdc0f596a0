import { get } from 'node:http';
import type { Bytes } from './bytes-server.ts';
import { measureWork, type Work } from './cpu-seconds.ts';
import { type Figure, figure, median } from './figure.ts';
import { AS_BROWSERS, type Round, percentilesOf } from './load.ts';
import { startNginx } from './nginx.ts';
import { type Portal, startDemoPortal, startProgram } from './portal.ts';
import { choosePages } from './targets.ts';
import { connect } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/** Bytes of the answer that a piece begins. An answer that is not a 200 is a fault of the bench. */
function lengthOf(piece: Buffer): number {
  const end = piece.indexOf(END_OF_HEAD);
  const head = piece.toString('latin1', 0, end);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (end === -1 || !head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`no page: ${head}`);
  return end + END_OF_HEAD.length + Number(length);
}

/** One connection: asks again as soon as the answer is there. Heads of one page are all equally long. */
function sendRequests(port: number, request: Buffer, until: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let start = performance.now();
    let left = 0;
    socket.on('error', reject);
    socket.on('connect', () => socket.write(request));
    socket.on('data', (piece: Buffer) => {
      if (left === 0) left = lengthOf(piece);
      left -= piece.length;
      if (left > 0) return;
      const now = performance.now();
      latencies.push(now - start);
      if (now >= until) {
        socket.destroy();
        return resolve();
      }
      start = now;
      socket.write(request);
    });
  });
}

/**
 * Keeps this process from sleeping until it is told to stop. A client that sleeps is woken by each answer, which in a virtual machine
 * costs the server a third of its time, and only the slower one of two that are compared: the faster never lets it sleep.
 */
function stayAwake(): () => void {
  let isAwake = true;
  const turn = () => void (isAwake && setImmediate(turn));
  turn();
  return () => {
    isAwake = false;
  };
}

/**
 * Asks for one page over `connections` kept-alive connections for `ms` milliseconds. Node's own client takes longer to ask for a
 * cached page than the portal to answer, and would measure itself; autocannon keeps whole milliseconds. Here is nothing but sockets.
 */
async function httpLoad(
  { port, path }: { port: number; path: string },
  connections: number,
  ms: number,
): Promise<Round> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: ${AS_BROWSERS['Accept-Encoding']}\r\n\r\n`,
  );
  const latencies: number[] = [];
  const sleep = stayAwake();
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, () => sendRequests(port, request, start + ms, latencies)));
  const seconds = (performance.now() - start) / 1000;
  sleep();
  const sorted = latencies.toSorted((a, b) => a - b);
  return { answers: latencies.length, perSecond: latencies.length / seconds, ...percentilesOf(sorted) };
}

const CONNECTIONS = 64;
const ROUNDS = 5;
const ROUND_MS = 2000;
const WARM_UP_MS = 2000;
/** Of a bare `node:http`, and of nginx, in the processor's time for an answer. */
const GOAL_PERCENT = { bare: 75, nginx: 60 };
/** Answers a second of the peer's list: the goal is a thousand times as many. */
const PEER_LIST = 7;
const MICROSECONDS = 1000;

type PageRound = Round & Work;
type Server = { port: number; pid: number };

/** `nginx` has no rounds where it is not installed. */
type PageRounds = { portal: PageRound[]; bare: PageRound[]; nginx: PageRound[]; bytes: number };

/** The page as it goes over the line: `fetch` would unpack it. */
async function readBytes(port: number, path: string): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path, headers: AS_BROWSERS }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const { 'content-type': type = '', 'content-encoding': coding = '', etag } = answer.headers;
        if (etag === undefined) return reject(new Error(`${path} is not kept`));
        return resolve({ path, type, coding, body: Buffer.concat(pieces).toString('base64') });
      });
    });
    asked.on('error', reject);
  });
}

const loadAndMeasure = ({ port, pid }: Server, path: string): Promise<PageRound> =>
  measureWork({ pids: [pid] }, () => httpLoad({ port, path }, CONNECTIONS, ROUND_MS));

async function measurePage(portal: Portal, path: string): Promise<PageRounds> {
  const page = await readBytes(portal.port, path);
  const [bare, nginx] = [await startProgram('bytes-server.ts', [page]), await startNginx(page)];
  const rounds: PageRounds = { portal: [], bare: [], nginx: [], bytes: Buffer.from(page.body, 'base64').length };
  const servers: [keyof typeof GOAL_PERCENT | 'portal', Server][] = [
    ['portal', portal],
    ['bare', bare],
  ];
  if (nginx !== null) servers.push(['nginx', nginx]);
  for (const [, { port }] of servers) await httpLoad({ port, path }, CONNECTIONS, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, server] of servers) rounds[name].push(await loadAndMeasure(server, path));
  await bare.stop();
  await nginx?.stop();
  return rounds;
}

async function measurePages(portal: Portal): Promise<Record<string, PageRounds>> {
  const chosen = await choosePages(`http://127.0.0.1:${portal.port}`);
  const measured: Record<string, PageRounds> = {};
  for (const [name, path] of Object.entries(chosen)) {
    measured[name] = await measurePage(portal, path);
    process.stdout.write(`cached pages: ${name}\n`);
  }
  return measured;
}

/** Where the load generator is the slower one, both servers answer alike often: what an answer costs them tells them apart. */
function shareOf({ portal, ...others }: PageRounds, name: keyof typeof GOAL_PERCENT): number {
  return 100 * median(portal.map(({ portalMs }, round) => (others[name][round]?.portalMs ?? Number.NaN) / portalMs));
}

function figuresOf(name: string, rounds: PageRounds): Figure[] {
  const middle = (field: keyof PageRound, of = rounds.portal) => median(of.map((round) => round[field]));
  const isList = name === 'list';
  const share = (server: keyof typeof GOAL_PERCENT, named: string) =>
    figure(`${name}, kept: share of ${named}, by the work of an answer`, shareOf(rounds, server), '%', {
      floor: GOAL_PERCENT[server],
    });
  return [
    share('bare', 'bare node:http'),
    ...(rounds.nginx.length > 0 ? [share('nginx', 'nginx')] : []),
    figure(`${name}, kept: answers`, middle('perSecond'), 'a second', { ...(isList && { floor: 1000 * PEER_LIST }) }),
    figure(`${name}, kept: answers of bare node:http`, middle('perSecond', rounds.bare), 'a second'),
    figure(`${name}, kept: work of an answer`, MICROSECONDS * middle('portalMs'), 'µs'),
    figure(`${name}, kept: p99 at ${CONNECTIONS} connections`, middle('p99'), 'ms'),
    figure(`${name}, kept: packed`, rounds.bytes / 1024, 'KB'),
  ];
}

/**
 * Pages that everybody sees alike, from the page cache of one process, in turn with a bare `node:http` server that answers the same
 * bytes from memory, and with nginx where it is installed (P1).
 */
export async function measurePageCache(): Promise<{ figures: Figure[]; rounds: Record<string, PageRounds> }> {
  const portal = await startDemoPortal();
  try {
    const rounds = await measurePages(portal);
    const measured = Object.values(rounds);
    if (measured.every(({ nginx }) => nginx.length === 0))
      process.stdout.write('nginx is not installed: not compared\n');
    return { rounds, figures: Object.entries(rounds).flatMap(([name, each]) => figuresOf(name, each)) };
  } finally {
    await portal.stop();
  }
}
