import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { SESSION_COOKIE } from '../../src/accounts/rules/session-cookie.ts';
import { runningUrl } from '../../src/platform/postgres/open-postgres.ts';
import { measureWork, type Work } from './cpu-seconds.ts';
import { type Figure, figure, median } from './figure.ts';
import { sendLoad, type Target } from './load.ts';
import { DEMO_DIR, type Portal, startDemoPortal, startPortal } from './portal.ts';
import { choosePages } from './targets.ts';

const CONNECTIONS = 8;
const ROUNDS = 5;
const ROUND_MS = 3000;
const WARM_UP_MS = 2000;
const IDS = 400;
const FLOOR = 1.7;
const PIN = 'taskset';
/** Nobody's session: whoever sends one is answered without the page cache. */
const COOKIE = { Cookie: `${SESSION_COOKIE}=nessuno` };

type ScaleOutRound = Work & { answers: number; perSecond: number };
type Kind = Record<'one' | 'two', ScaleOutRound[]>;

/** One round: so many connections, shared out evenly among the portals. */
function runRound(portals: readonly Portal[], target: Omit<Target, 'port'>, ms: number): Promise<ScaleOutRound> {
  const share = CONNECTIONS / portals.length;
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return measureWork({ pids: portals.map(({ pid }) => pid), dataDir: DEMO_DIR }, async () => {
    const rounds = await Promise.all(portals.map(({ port }) => sendLoad({ ...target, port }, share, ms)));
    return {
      answers: sumOf(rounds.map(({ answers }) => answers)),
      perSecond: sumOf(rounds.map(({ perSecond }) => perSecond)),
    };
  });
}

async function measureKind(pair: readonly [Portal, Portal], target: Omit<Target, 'port'>): Promise<Kind> {
  const contenders = { one: pair.slice(0, 1), two: pair };
  const kind: Kind = { one: [], two: [] };
  for (const portals of Object.values(contenders)) await runRound(portals, target, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    kind.one.push(await runRound(contenders.one, target, ROUND_MS));
    kind.two.push(await runRound(contenders.two, target, ROUND_MS));
  }
  return kind;
}

const middle = (rounds: readonly ScaleOutRound[], field: keyof ScaleOutRound) =>
  median(rounds.map((round) => round[field]));
const ratio = ({ one, two }: Kind, of: (round: ScaleOutRound) => number) =>
  median(two.map((round, index) => of(round) / of(one[index] ?? round)));

/**
 * What was measured, and what it comes to where there are cores: twice as many answers, less what each costs more when two answer, in
 * the portals and in the database.
 */
function figuresOf(name: string, kind: Kind): Figure[] {
  const work = ({ portalMs, databaseMs }: ScaleOutRound) => portalMs + databaseMs;
  const shared = `${cpus().length} cores with database and load`;
  return [
    figure(`${name}: two ÷ one while cores last, by the work of an answer`, 2 / ratio(kind, work), '×', {
      floor: FLOOR,
    }),
    figure(
      `${name}: two ÷ one, on ${shared}`,
      ratio(kind, ({ perSecond }) => perSecond),
      '×',
    ),
    figure(`${name}: one process`, middle(kind.one, 'perSecond'), '/s'),
    figure(`${name}: work of a portal for an answer`, middle(kind.one, 'portalMs'), 'ms'),
    figure(`${name}: work of the database for it`, middle(kind.one, 'databaseMs'), 'ms'),
    figure(`${name}: work of whoever asked`, middle(kind.one, 'loadMs'), 'ms'),
  ];
}

/** Each portal on a core of its own, where there are two and `taskset`: what is left of them is the database's and the load's. */
function pin(pair: readonly Portal[]): boolean {
  if (cpus().length < pair.length) return false;
  try {
    for (const [core, { pid }] of pair.entries()) execFileSync(PIN, ['-apc', String(core), String(pid)]);
    return true;
  } catch {
    return false;
  }
}

async function openPair(): Promise<[Portal, Portal]> {
  const one = await startDemoPortal();
  const url = runningUrl(DEMO_DIR);
  if (url === undefined) throw new Error('the embedded database does not run');
  return [one, await startPortal(join(DEMO_DIR, 'secondo'), 0, { DATABASE_URL: url })];
}

/** Homes that are shown, one after the other: some of the demonstration's wait to be approved. */
async function choosePaths(port: number): Promise<string[]> {
  const paths: string[] = [];
  for (let id = 1; id <= IDS; id += 1) {
    const path = `/api/strutture/${id}`;
    const headers = { 'X-Forwarded-For': `198.19.0.${id % 250}` };
    if ((await fetch(`http://127.0.0.1:${port}${path}`, { headers })).ok) paths.push(path);
  }
  return paths;
}

/** A second process on the same database: what visitors read without the page cache (P13). */
export async function measureScaleOut(): Promise<{
  figures: Figure[];
  kinds: Record<string, Kind>;
  isPinned: boolean;
}> {
  const pair = await openPair();
  try {
    const { detail, list } = await choosePages(`http://127.0.0.1:${pair[0].port}`);
    const targets = {
      'home by number': { paths: await choosePaths(pair[0].port) },
      'page of a home': { paths: [detail], headers: COOKIE },
      'page of a town': { paths: [list], headers: COOKIE },
    };
    const isPinned = pin(pair);
    const kinds: Record<string, Kind> = {};
    for (const [name, target] of Object.entries(targets)) {
      kinds[name] = await measureKind(pair, target);
      process.stdout.write(`two processes: ${name}\n`);
    }
    return { kinds, isPinned, figures: Object.entries(kinds).flatMap(([name, kind]) => figuresOf(name, kind)) };
  } finally {
    for (const portal of pair.toReversed()) await portal.stop();
  }
}
