import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { endWorld } from './end-world.ts';
import { type ChaosFault, KILLS, troublesOf } from './faults.ts';
import type { ChaosServer } from './open-server.ts';
import { type Round, runRound } from './rounds.ts';
import { openWorld, type World } from './world.ts';

export type Run = {
  server: ChaosServer;
  folder: string;
  seed: number;
  /** `performance.now()` after which no further round starts. */
  until: number;
  say(line: string): void;
};

export type Figures = {
  rounds: number;
  killed: number;
  byFault: Record<string, number>;
  acknowledged: Record<string, number>;
  byStatus: Record<string, number>;
  restarts: number[];
  slowest503: number;
  faults: string[];
};

/** Rounds with one environment; then the next one is created. */
const KILLS_IN_A_WORLD = 40;
/** Environments alternate between photos in a folder and in a bucket. */
const PLACES = ['folder', 'bucket'] as const;

type WorldOfRun = { name: string; photos: (typeof PLACES)[number]; seed: number };

async function openNamed({ server, folder }: Run, { name, photos, seed }: WorldOfRun): Promise<World> {
  const own = join(folder, name);
  mkdirSync(own);
  return openWorld({ url: await server.createDatabase(name), folder: own, seed, photos });
}

type Plan = {
  name: string;
  worlds: number;
  faultsOf(world: World, nth: number): ChaosFault[];
};

const describe = ({ fault, restarts }: Round) =>
  [fault, ...restarts.map((seconds) => `${seconds.toFixed(1)} s`)].join('  ');

function addTo(counts: Record<string, number>, key: string, count: number): void {
  counts[key] = (counts[key] ?? 0) + count;
}

function addRound(figures: Figures, { fault, killed, restarts, exits, faults }: Round): void {
  figures.rounds += 1;
  figures.killed += killed;
  addTo(figures.byFault, fault, 1);
  figures.restarts.push(...restarts);
  const known = figures.faults.join('\n');
  figures.faults.push(...faults.filter((words) => !known.includes(words)).map((words) => `${fault}: ${words}`));
  if (exits > 0) figures.faults.push(`${fault}: ${exits} portals ended by themselves`);
}

async function addWorld(figures: Figures, world: World): Promise<void> {
  const { journal, sender } = world;
  figures.faults.push(...(await endWorld(world)));
  for (const [kind, outcomes] of journal.counts()) addTo(figures.acknowledged, kind, outcomes.ok ?? 0);
  for (const [status, count] of Object.entries(sender.counts.byStatus)) addTo(figures.byStatus, status, count);
  figures.slowest503 = Math.max(figures.slowest503, sender.counts.slowest503);
}

async function runWorld(run: Run, world: World, faults: readonly ChaosFault[], figures: Figures): Promise<void> {
  for (const [nth, fault] of faults.entries()) {
    if (performance.now() > run.until) break;
    const round = await runRound(world, run.server, fault);
    addRound(figures, round);
    run.say(`${nth + 1}/${faults.length}  ${describe(round)}`);
    for (const words of round.faults) run.say(`✗ ${words}`);
  }
  await addWorld(figures, world);
}

async function runPlan(run: Run, { name, worlds, faultsOf }: Plan): Promise<Figures> {
  const none = { rounds: 0, killed: 0, slowest503: 0 };
  const figures: Figures = { ...none, byFault: {}, acknowledged: {}, byStatus: {}, restarts: [], faults: [] };
  for (let nth = 0; nth < worlds && performance.now() < run.until; nth += 1) {
    const photos = PLACES[nth % PLACES.length] ?? 'folder';
    const world = await openNamed(run, { name: `${name}_${nth}`, photos, seed: run.seed + nth });
    try {
      await runWorld(run, world, faultsOf(world, nth), figures);
    } finally {
      await world.close();
    }
  }
  figures.restarts.sort((one, other) => one - other);
  return figures;
}

export function runKills(run: Run, count: number): Promise<Figures> {
  const length = (nth: number) => Math.min(KILLS_IN_A_WORLD, count - nth * KILLS_IN_A_WORLD);
  return runPlan(run, {
    name: 'kills',
    worlds: Math.ceil(count / KILLS_IN_A_WORLD),
    faultsOf: ({ random }, nth) => Array.from({ length: length(nth) }, () => random.pick(KILLS)),
  });
}

export function runFaults(run: Run): Promise<Figures> {
  return runPlan(run, { name: 'faults', worlds: PLACES.length, faultsOf: troublesOf });
}
