import { get } from 'node:http';
import { join } from 'node:path';
import type { Bytes } from './bytes-server.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { type Figure, figure, median } from './figure.ts';
import { type Round, percentilesOf } from './load.ts';
import { type Portal, startPortal, startProgram } from './portal.ts';
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
 * cached page than the portal to answer, and would measure itself: here is nothing but sockets.
 */
async function httpLoad(
  { port, path }: { port: number; path: string },
  connections: number,
  ms: number,
): Promise<Round> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
  );
  const latencies: number[] = [];
  const sleep = stayAwake();
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, () => sendRequests(port, request, start + ms, latencies)));
  const seconds = (performance.now() - start) / 1000;
  sleep();
  const sorted = latencies.toSorted((a, b) => a - b);
  return { perSecond: latencies.length / seconds, ...percentilesOf(sorted) };
}

const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-page-cache');
const LISTINGS = 1000;
const CONNECTIONS = 64;
const ROUNDS = 5;
const ROUND_MS = 2000;
const WARM_UP_MS = 2000;
const GOAL_PERCENT = 70;
/** Answers a second of the peer's list (`docs/BENCH.md`): the goal is a thousand times as many. */
const PEER_LIST = 7;

/** `work`: microseconds of the processor for an answer. */
type PageRound = Round & { work: number };

type PageRounds = { portal: PageRound[]; bare: PageRound[]; bytes: number };

/** The page as it goes over the line: `fetch` would unpack it. */
async function readBytes(port: number, path: string): Promise<Bytes> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path, headers }, (answer) => {
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

async function loadAndMeasure({ port, pid }: { port: number; pid: number }, path: string): Promise<PageRound> {
  const before = cpuSeconds(pid);
  const round = await httpLoad({ port, path }, CONNECTIONS, ROUND_MS);
  const answers = (round.perSecond * ROUND_MS) / 1000;
  return { ...round, work: (1e6 * (cpuSeconds(pid) - before)) / answers };
}

async function measurePages(portal: Portal): Promise<Record<string, PageRounds>> {
  const chosen = await choosePages(`http://127.0.0.1:${portal.port}`);
  const measured: Record<string, PageRounds> = {};
  for (const [name, path] of Object.entries(chosen)) {
    const page = await readBytes(portal.port, path);
    const bare = await startProgram('bytes-server.ts', [page]);
    const rounds: PageRounds = { portal: [], bare: [], bytes: Buffer.from(page.body, 'base64').length };
    for (const { port } of [portal, bare]) await httpLoad({ port, path }, CONNECTIONS, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.portal.push(await loadAndMeasure(portal, path));
      rounds.bare.push(await loadAndMeasure(bare, path));
    }
    await bare.stop();
    measured[name] = rounds;
    process.stdout.write(`cached pages: ${name}\n`);
  }
  return measured;
}

/** Where the load generator is the slower one, both servers answer alike often: what an answer costs them tells them apart. */
function shareOf({ portal, bare }: PageRounds): number {
  return 100 * median(portal.map(({ work }, round) => (bare[round]?.work ?? Number.NaN) / work));
}

function figuresOf(name: string, rounds: PageRounds): Figure[] {
  const middle = (field: keyof PageRound, of = rounds.portal) => median(of.map((round) => round[field]));
  const isList = name === 'list';
  return [
    figure(`${name}, kept: share of bare node:http, same bytes, by the work of an answer`, shareOf(rounds), '%', {
      floor: GOAL_PERCENT,
    }),
    figure(`${name}, kept: answers`, middle('perSecond'), 'a second', { ...(isList && { floor: 1000 * PEER_LIST }) }),
    figure(`${name}, kept: answers of bare node:http`, middle('perSecond', rounds.bare), 'a second'),
    figure(`${name}, kept: work of an answer`, middle('work'), 'µs'),
    figure(`${name}, kept: p99 at ${CONNECTIONS} connections`, middle('p99'), 'ms'),
    figure(`${name}, kept: packed`, rounds.bytes / 1024, 'KB'),
  ];
}

/**
 * Pages that everybody sees alike, from the page cache of one process, in turn with a bare `node:http` server that answers the same
 * bytes from memory (P1).
 */
export async function measurePageCache(): Promise<{ figures: Figure[]; rounds: Record<string, PageRounds> }> {
  const portal = await startPortal(DATA_DIR, LISTINGS);
  try {
    const atRest = portal.residentMb();
    const rounds = await measurePages(portal);
    const figures = Object.entries(rounds).flatMap(([name, each]) => figuresOf(name, each));
    return {
      rounds,
      figures: [
        ...figures,
        figure('resident memory before cached pages', atRest, 'MB'),
        figure('resident memory after cached pages at full load', portal.residentMb(), 'MB', { goal: 250 }),
      ],
    };
  } finally {
    await portal.stop();
  }
}
