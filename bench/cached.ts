import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Bytes } from './bytes-server.ts';
import { type Figure, median } from './figure.ts';
import type { Round } from './load.ts';
import { type Portal, startPortal } from './portal.ts';
import { pour } from './pour.ts';
import { choosePages } from './targets.ts';

const DATA_DIR = join(import.meta.dirname, '../.cache/bench-cached');
const LISTINGS = 1000;
const CONNECTIONS = 64;
const ROUNDS = 5;
const ROUND_MS = 2000;
const WARM_UP_MS = 2000;
const GOAL_PERCENT = 70;
/** Answers a second of the peer's list (`docs/BENCH.md`): the goal is a thousand times as many. */
const PEER_LIST = 7;

/** Rounds of a page, of the portal and of what `node:http` does with the same bytes, in turn. */
type PageRounds = { portal: Round[]; bare: Round[]; bytes: number };

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

async function startBare(pages: readonly Bytes[]) {
  const server = fork(join(import.meta.dirname, 'bytes-server.ts'));
  process.once('exit', () => server.kill());
  server.send(pages);
  const [port] = await once(server, 'message');
  return {
    port: Number(port),
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

async function measurePages(portal: Portal): Promise<Record<string, PageRounds>> {
  const chosen = await choosePages(`http://127.0.0.1:${portal.port}`);
  const measured: Record<string, PageRounds> = {};
  for (const [name, path] of Object.entries(chosen)) {
    const page = await readBytes(portal.port, path);
    const bare = await startBare([page]);
    const rounds: PageRounds = { portal: [], bare: [], bytes: Buffer.from(page.body, 'base64').length };
    for (const { port } of [portal, bare]) await pour({ port, path }, CONNECTIONS, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.portal.push(await pour({ port: portal.port, path }, CONNECTIONS, ROUND_MS));
      rounds.bare.push(await pour({ port: bare.port, path }, CONNECTIONS, ROUND_MS));
    }
    await bare.stop();
    measured[name] = rounds;
    process.stdout.write(`kept pages: ${name}\n`);
  }
  return measured;
}

function shareOf({ portal, bare }: PageRounds): number {
  const shares = portal.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN));
  return 100 * median(shares);
}

function figuresOf(name: string, rounds: PageRounds): Figure[] {
  const middle = (field: keyof Round) => median(rounds.portal.map((round) => round[field]));
  const isList = name === 'list';
  return [
    {
      name: `${name}, kept: share of bare node:http, same bytes`,
      value: shareOf(rounds),
      unit: '%',
      floor: GOAL_PERCENT,
    },
    {
      name: `${name}, kept: answers`,
      value: middle('perSecond'),
      unit: 'a second',
      ...(isList && { floor: 1000 * PEER_LIST }),
    },
    { name: `${name}, kept: p99 at ${CONNECTIONS} connections`, value: middle('p99'), unit: 'ms' },
    { name: `${name}, kept: packed`, value: rounds.bytes / 1024, unit: 'KB' },
  ];
}

/**
 * Pages that everybody sees alike, from the page cache of one process, in turn with a bare `node:http` server that answers the same
 * bytes from memory (P1).
 */
export async function measureCached(): Promise<{ figures: Figure[]; rounds: Record<string, PageRounds> }> {
  mkdirSync(DATA_DIR, { recursive: true });
  chmodSync(DATA_DIR, 0o755);
  const portal = await startPortal(DATA_DIR, LISTINGS);
  try {
    const atRest = portal.residentMb();
    const rounds = await measurePages(portal);
    const figures = Object.entries(rounds).flatMap(([name, each]) => figuresOf(name, each));
    return {
      rounds,
      figures: [
        ...figures,
        { name: 'resident memory before kept pages', value: atRest, unit: 'MB' },
        { name: 'resident memory after kept pages at full load', value: portal.residentMb(), unit: 'MB', goal: 250 },
      ],
    };
  } finally {
    await portal.stop();
  }
}
