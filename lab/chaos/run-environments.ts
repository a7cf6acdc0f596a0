import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { endEnvironment } from './end-environment.ts';
import { type ChaosFault, KILLS, troublesOf } from './faults.ts';
import type { ChaosServer } from './open-server.ts';
import { type Round, runRound } from './rounds.ts';
import { openEnvironment, type Environment } from './environment.ts';

export type Run = {
  server: ChaosServer;
  folder: string;
  seed: number;
  /** Value of `performance.now()` after which no further round starts. */
  until: number;
  log(line: string): void;
};

export type RunResult = {
  rounds: number;
  killed: number;
  byFault: Record<string, number>;
  acknowledged: Record<string, number>;
  byStatus: Record<string, number>;
  restarts: number[];
  slowest503: number;
  faults: string[];
};

const KILLS_PER_ENVIRONMENT = 40;
const PLACES = ['folder', 'bucket'] as const;

type EnvironmentSpec = { name: string; photos: (typeof PLACES)[number]; seed: number };

async function openNamed({ server, folder }: Run, { name, photos, seed }: EnvironmentSpec): Promise<Environment> {
  const environmentFolder = join(folder, name);
  mkdirSync(environmentFolder);
  return openEnvironment({ url: await server.createDatabase(name), folder: environmentFolder, seed, photos });
}

type Plan = {
  name: string;
  environments: number;
  faultsOf(environment: Environment, nth: number): ChaosFault[];
};

const describe = ({ fault, restarts }: Round) =>
  [fault, ...restarts.map((seconds) => `${seconds.toFixed(1)} s`)].join('  ');

function addTo(counts: Record<string, number>, key: string, count: number): void {
  counts[key] = (counts[key] ?? 0) + count;
}

function addRound(result: RunResult, { fault, killed, restarts, exits, faults }: Round): void {
  result.rounds += 1;
  result.killed += killed;
  addTo(result.byFault, fault, 1);
  result.restarts.push(...restarts);
  const known = result.faults.join('\n');
  result.faults.push(...faults.filter((words) => !known.includes(words)).map((words) => `${fault}: ${words}`));
  if (exits > 0) result.faults.push(`${fault}: ${exits} portals ended by themselves`);
}

async function addEnvironment(result: RunResult, environment: Environment): Promise<void> {
  const { journal, sender } = environment;
  result.faults.push(...(await endEnvironment(environment)));
  for (const [kind, outcomes] of journal.counts()) addTo(result.acknowledged, kind, outcomes.ok ?? 0);
  for (const [status, count] of Object.entries(sender.counts.byStatus)) addTo(result.byStatus, status, count);
  result.slowest503 = Math.max(result.slowest503, sender.counts.slowest503);
}

async function runEnvironment(
  run: Run,
  environment: Environment,
  faults: readonly ChaosFault[],
  result: RunResult,
): Promise<void> {
  for (const [nth, fault] of faults.entries()) {
    if (performance.now() > run.until) break;
    const round = await runRound(environment, run.server, fault);
    addRound(result, round);
    run.log(`${nth + 1}/${faults.length}  ${describe(round)}`);
    for (const words of round.faults) run.log(`✗ ${words}`);
  }
  await addEnvironment(result, environment);
}

async function runPlan(run: Run, { name, environments, faultsOf }: Plan): Promise<RunResult> {
  const none = { rounds: 0, killed: 0, slowest503: 0 };
  const result: RunResult = { ...none, byFault: {}, acknowledged: {}, byStatus: {}, restarts: [], faults: [] };
  for (let nth = 0; nth < environments && performance.now() < run.until; nth += 1) {
    const photos = PLACES[nth % PLACES.length] ?? 'folder';
    const environment = await openNamed(run, { name: `${name}_${nth}`, photos, seed: run.seed + nth });
    try {
      await runEnvironment(run, environment, faultsOf(environment, nth), result);
    } finally {
      await environment.close();
    }
  }
  result.restarts.sort((one, other) => one - other);
  return result;
}

export function runKills(run: Run, count: number): Promise<RunResult> {
  const length = (nth: number) => Math.min(KILLS_PER_ENVIRONMENT, count - nth * KILLS_PER_ENVIRONMENT);
  return runPlan(run, {
    name: 'kills',
    environments: Math.ceil(count / KILLS_PER_ENVIRONMENT),
    faultsOf: ({ random }, nth) => Array.from({ length: length(nth) }, () => random.pick(KILLS)),
  });
}

export function runFaults(run: Run): Promise<RunResult> {
  return runPlan(run, { name: 'faults', environments: PLACES.length, faultsOf: troublesOf });
}
