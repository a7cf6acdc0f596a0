import { get } from 'node:http';
import { join } from 'node:path';
import type { Bytes } from './bytes-server.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { type Figure, figure, median } from './figure.ts';
import type { Round } from './load.ts';
import { type Portal, startPortal, startProgram } from './portal.ts';
import { httpLoad } from './http-load.ts';
import { choosePages } from './targets.ts';

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

/** Rounds of a page, of the portal and of what `node:http` does with the same bytes, in turn. */
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
