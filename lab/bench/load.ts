import { Agent, request } from 'node:http';
import { median } from './figure.ts';

/** What one round of load measured: answers, how many a second, and the 50th, 95th and 99th percentile of the latency in milliseconds. */
export type Round = { answers: number; perSecond: number; p50: number; p95: number; p99: number };

/** As Chromium and Firefox ask for pages. */
export const AS_BROWSERS = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** What is asked, and with which headers besides the caller's address. */
export type Target = { port: number; paths: readonly string[]; headers?: Readonly<Record<string, string>> };

/** The address that the `nth` request claims to come from: one caller alone would meet the rate limit. */
function callerOf(nth: number): string {
  return `198.18.${(nth >> 8) & 255}.${nth & 255}`;
}

function once(agent: Agent, { port, headers: given }: Target, path: string, nth: number): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { ...given, 'X-Forwarded-For': callerOf(nth) };
    const sent = request({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - start));
    });
    sent.on('error', reject).end();
  });
}

/** The value that such a share of ascending ones does not exceed. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The percentiles of a round, of ascending latencies. */
export function percentilesOf(sorted: readonly number[]): Omit<Round, 'answers' | 'perSecond'> {
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99) };
}

/**
 * Sends requests over `connections` kept-alive connections for `ms` milliseconds, each connection one after the other,
 * walking through the target's paths; `hear` is told each latency. Latencies keep their fractions of a millisecond, which autocannon rounds away.
 */
export async function sendLoad(
  target: Target,
  connections: number,
  ms: number,
  hear: (latency: number) => void = () => undefined,
): Promise<Round> {
  const { paths } = target;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const start = performance.now();
  let sent = 0;
  const worker = async () => {
    while (performance.now() - start < ms) {
      const nth = sent++;
      const latency = await once(agent, target, paths[nth % paths.length] ?? '/', nth);
      latencies.push(latency);
      hear(latency);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  return { answers: latencies.length, perSecond: latencies.length / seconds, ...percentilesOf(latencies) };
}

export type Rounds<R extends Round = Round> = Record<string, R[]>;

/** Rounds of every contender in turn, A B A B …, so that what else the machine does hits all of them alike. */
export async function measureInTurn<R extends Round>(
  contenders: Readonly<Record<string, () => Promise<R>>>,
  count: number,
): Promise<Rounds<R>> {
  const rounds: Rounds<R> = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < count; round += 1) {
    for (const [name, run] of Object.entries(contenders)) rounds[name]?.push(await run());
    process.stdout.write(`round ${round + 1} of ${count}\n`);
  }
  return rounds;
}

/** The median of what the rounds of one contender measured. */
export function middleOf<R extends Round>(rounds: Rounds<R>, name: string, value: (round: R) => number): number {
  return median((rounds[name] ?? []).map(value));
}

/** The median of the rounds' ratios of one contender to another. */
export function ratioOf(rounds: Rounds, name: string, base: string, field: keyof Round): number {
  return median(
    (rounds[name] ?? []).map((round, index) => round[field] / (rounds[base]?.[index]?.[field] ?? Number.NaN)),
  );
}
