import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { SESSION_COOKIE } from '../../src/accounts/rules/session-cookie.ts';
import { runningUrl } from '../../src/platform/postgres/open-postgres.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { type Figure, median } from './figure.ts';
import { sendLoad, type Target } from './load.ts';
import { type Portal, startPortal } from './portal.ts';
import { choosePages } from './targets.ts';

const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-scale-out');
const LISTINGS = 1000;
const CONNECTIONS = 8;
const ROUNDS = 5;
const ROUND_MS = 3000;
const WARM_UP_MS = 2000;
const IDS = 400;
const FLOOR = 1.7;
/** Part of util-linux. */
const PIN = 'taskset';
/** Nobody's session: whoever sends one is answered without the page cache. */
const COOKIE = { Cookie: `${SESSION_COOKIE}=nessuno` };

/** Answers a second, and the milliseconds that the portals, the database and whoever asked worked for each answer. */
type ScaleOutRound = { perSecond: number; portalMs: number; databaseMs: number; loadMs: number };
type Kind = Record<'one' | 'two', ScaleOutRound[]>;

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    try {
      return new RegExp(`^PPid:\\s+${parent}$`, 'm').test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    } catch {
      return false;
    }
  });
}

/** The server and each of its backends. */
function databaseSeconds(): number {
  const [line] = readFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const server = Number(line);
  return [server, ...childrenOf(server)].reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

const totalOf = (portals: readonly Portal[]) => portals.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);

/** One round: so many connections, shared out evenly among the portals. */
async function runRound(portals: readonly Portal[], target: Omit<Target, 'port'>, ms: number): Promise<ScaleOutRound> {
  const read = () => ({ portal: totalOf(portals), database: databaseSeconds(), load: cpuSeconds(process.pid) });
  const before = read();
  const share = CONNECTIONS / portals.length;
  const rounds = await Promise.all(portals.map(({ port }) => sendLoad({ ...target, port }, share, ms)));
  const after = read();
  const perSecond = rounds.reduce((sum, round) => sum + round.perSecond, 0);
  const answers = perSecond * (ms / 1000);
  const msOf = (what: keyof typeof before) => (1000 * (after[what] - before[what])) / answers;
  return { perSecond, portalMs: msOf('portal'), databaseMs: msOf('database'), loadMs: msOf('load') };
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
    {
      name: `${name}: two ÷ one while cores last, by the work of an answer`,
      value: 2 / ratio(kind, work),
      unit: '×',
      floor: FLOOR,
    },
    { name: `${name}: two ÷ one, on ${shared}`, value: ratio(kind, ({ perSecond }) => perSecond), unit: '×' },
    { name: `${name}: one process`, value: middle(kind.one, 'perSecond'), unit: '/s' },
    { name: `${name}: work of a portal for an answer`, value: middle(kind.one, 'portalMs'), unit: 'ms' },
    { name: `${name}: work of the database for it`, value: middle(kind.one, 'databaseMs'), unit: 'ms' },
    { name: `${name}: work of whoever asked`, value: middle(kind.one, 'loadMs'), unit: 'ms' },
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
  mkdirSync(DATA_DIR, { recursive: true });
  chmodSync(DATA_DIR, 0o755);
  const one = await startPortal(DATA_DIR, LISTINGS);
  const url = runningUrl(DATA_DIR);
  if (url === undefined) throw new Error('the embedded database does not run');
  return [one, await startPortal(join(DATA_DIR, 'secondo'), 0, { DATABASE_URL: url })];
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
