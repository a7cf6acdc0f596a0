import autocannon from 'autocannon';
import { measureWork, type Work } from './cpu-seconds.ts';
import { type Bounds, type Measurement, measurement, median } from './measurement.ts';

export type Round = { answers: number; perSecond: number; p50: number; p95: number; p99: number };
export type Rounds<R extends Round = Round> = Record<string, R[]>;

export const AS_BROWSERS = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** With a constant `nextPath`, autocannon reaches its full speed. */
export type Target = { port: number; nextPath: string | (() => string); headers?: Readonly<Record<string, string>> };

export function inTurn(paths: readonly string[]): () => string {
  let nth = 0;
  return () => paths[nth++ % paths.length] ?? '/';
}

/** Returns a percentile. `sorted` must be in ascending order, and `share` is between 0 and 1. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const percentileOf = (values: readonly number[], share: number) =>
  percentile(
    values.toSorted((a, b) => a - b),
    share,
  );

/** Returns a client address that changes with each request, because requests from a single address would exceed the rate limit. */
const callerOf = (nth: number) => `198.18.${(nth >> 8) & 255}.${nth & 255}`;

/** Sends load with autocannon. `onAnswer` receives each latency, because autocannon itself records only whole milliseconds. */
export function fire(
  options: autocannon.Options,
  onAnswer: (status: number, ms: number) => void,
): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    load.on('response', (_client, status, _bytes, ms) => onAnswer(status, ms));
  });
}

/** Sends load and returns its throughput and latency percentiles. Throws if any response has a status other than 200. */
export async function sendLoad({ port, nextPath, headers }: Target, connections: number, ms: number): Promise<Round> {
  const latencies: number[] = [];
  let nth = 0;
  let refused: number | null = null;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    nth += 1;
    const path = typeof nextPath === 'string' ? nextPath : nextPath();
    return { ...request, path, headers: { ...headers, 'X-Forwarded-For': callerOf(nth) } };
  };
  const url = `http://127.0.0.1:${port}`;
  const options = {
    url,
    connections,
    duration: ms / 1000,
    requests: [typeof nextPath === 'string' ? { path: nextPath, headers } : { setupRequest }],
  };
  const { duration } = await fire(options, (status, latency) => {
    if (status !== 200) refused = status;
    latencies.push(latency);
  });
  if (refused !== null || latencies.length === 0) throw new Error(`the load received ${refused}`);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentileOf(latencies, share));
  return {
    answers: latencies.length,
    perSecond: latencies.length / duration,
    p50: p50 ?? Number.NaN,
    p95: p95 ?? Number.NaN,
    p99: p99 ?? Number.NaN,
  };
}

type LoadOptions = { connections: number; ms?: number; rounds?: number; pids: readonly number[]; dataDir?: string };

/** Measures the targets in turn, so that other load affects all of them alike. The first round only warms up. */
export async function measureInTurn(
  targets: Readonly<Record<string, Target>>,
  { connections, ms = 3000, rounds = 5, ...workers }: LoadOptions,
): Promise<Rounds<Round & Work>> {
  const measured: Rounds<Round & Work> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const one = await measureWork(workers, () => sendLoad(target, connections, ms));
      if (round > 0) (measured[name] ??= []).push(one);
    }
    process.stdout.write(`round ${round} of ${rounds}\n`);
  }
  return measured;
}

export function middleOf<R extends Round>(rounds: Rounds<R>, name: string, field: keyof R): number {
  return median((rounds[name] ?? []).map((round) => Number(round[field])));
}

export function ratioOf<R extends Round>(rounds: Rounds<R>, [name, base]: [string, string], field: keyof R): number {
  const of = rounds[base] ?? [];
  return median((rounds[name] ?? []).map((round, nth) => Number(round[field]) / Number(of[nth]?.[field])));
}

type WorkGoals = { p99?: Bounds; portalMs?: Bounds; databaseMs?: Bounds };

export function answerMeasurements(rounds: Rounds<Round & Work>, name: string, goals: WorkGoals = {}): Measurement[] {
  const row = (field: keyof WorkGoals, label: string) =>
    measurement(`${name}: ${label}`, middleOf(rounds, name, field), 'ms', goals[field]);
  return [row('p99', 'p99'), row('portalMs', 'CPU time of Node'), row('databaseMs', 'CPU time of PostgreSQL')];
}
