import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { endWorld } from './end-world.ts';
import { type ChaosFault, KILLS, troublesOf } from './faults.ts';
import { checkBlocks } from './invariants.ts';
import { createFigures, type Figures, type FiguresBook } from './figures.ts';
import type { ChaosServer } from './open-server.ts';
import { type Round, runRound } from './rounds.ts';
import type { Program } from './start-portal.ts';
import { openWorld, type World } from './world.ts';

export type Run = {
  server: ChaosServer;
  folder: string;
  program: Program;
  seed: number;
  /** `performance.now()` after which no round begins. */
  until: number;
  say(line: string): void;
};

/** After so many rounds a new world begins. */
const KILLS_IN_A_WORLD = 40;
/** How often PostgreSQL looks at all its blocks. */
const BLOCKS_EVERY = 20;
/** Photos lie on a disk in one world, and in a bucket in the next. */
const PLACES = ['disk', 'bucket'] as const;

type WorldOfRun = { name: string; photos: (typeof PLACES)[number]; seed: number };

async function openNamed({ server, folder, program }: Run, { name, photos, seed }: WorldOfRun): Promise<World> {
  const own = join(folder, name);
  mkdirSync(own);
  return openWorld({ url: await server.createDatabase(name), folder: own, program, seed, photos });
}

type Plan = {
  name: string;
  worlds: number;
  /** What goes wrong in a world, one after the other. */
  faultsOf(world: World, nth: number): ChaosFault[];
};

const describe = ({ fault, restarts }: Round) =>
  [fault, ...restarts.map((seconds) => `${seconds.toFixed(1)} s`)].join('  ');

async function runWorld(run: Run, world: World, faults: readonly ChaosFault[], figures: FiguresBook): Promise<void> {
  for (const [nth, fault] of faults.entries()) {
    if (performance.now() > run.until) break;
    const round = await runRound(world, run.server, fault);
    figures.addRound(round);
    run.say(`${nth + 1}/${faults.length}  ${describe(round)}`);
    for (const words of round.faults) run.say(`✗ ${words}`);
    if ((nth + 1) % BLOCKS_EVERY === 0) figures.addBlocks(await checkBlocks(world.database.db));
  }
  figures.addWorld(world, await endWorld(world));
}

/** Rounds in worlds, one world after the other. */
async function runPlan(run: Run, { name, worlds, faultsOf }: Plan): Promise<Figures> {
  const figures = createFigures();
  for (let nth = 0; nth < worlds && performance.now() < run.until; nth += 1) {
    const photos = PLACES[nth % PLACES.length] ?? 'disk';
    const world = await openNamed(run, { name: `${name}_${nth}`, photos, seed: run.seed + nth });
    try {
      await runWorld(run, world, faultsOf(world, nth), figures);
    } finally {
      await world.close();
    }
  }
  return figures.read();
}

/** So many rounds in each of which something is killed. */
export function runKills(run: Run, count: number): Promise<Figures> {
  const length = (nth: number) => Math.min(KILLS_IN_A_WORLD, count - nth * KILLS_IN_A_WORLD);
  return runPlan(run, {
    name: 'kills',
    worlds: Math.ceil(count / KILLS_IN_A_WORLD),
    faultsOf: ({ random }, nth) => Array.from({ length: length(nth) }, () => random.pick(KILLS)),
  });
}

/** Everything that goes wrong without a kill, once where photos lie on a disk and once where they lie in a bucket. */
export function runFaults(run: Run): Promise<Figures> {
  return runPlan(run, { name: 'faults', worlds: PLACES.length, faultsOf: troublesOf });
}
