import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer } from './open-server.ts';
import { type ChaosOptions, parseOptions, type Part } from './parse-options.ts';
import { runCalls } from './run-calls.ts';
import { runMigrations } from './run-migrations.ts';
import { runOutage } from './run-outage.ts';
import { type Run, runFaults, runKills } from './run-worlds.ts';

const PROGRAM = {
  file: join(import.meta.dirname, '../../build/portal/main.js'),
  // As `npm start` says them.
  flags: ['--max-semi-space-size=16'],
};
const MINUTE_MS = 60_000;
/** Where nobody said how long. */
const SHORT_OUTAGE_MINUTES = 1;

/** What a part came to: its figures, and what of it is wrong. */
type Result = { faults: string[] };

const RUNS: Record<Part, (run: Run, options: ChaosOptions) => Promise<Result>> = {
  kills: (run, { kills }) => runKills(run, kills),
  faults: (run) => runFaults(run),
  migrations: (run) => runMigrations(run),
  calls: (run) => runCalls(run),
  outage: (run, { minutes }) => runOutage(run, Number.isFinite(minutes) ? minutes : SHORT_OUTAGE_MINUTES),
};

async function runParts(run: Run, options: ChaosOptions): Promise<Partial<Record<Part, Result>>> {
  const results: Partial<Record<Part, Result>> = {};
  for (const part of options.parts) results[part] = await RUNS[part](run, options);
  return results;
}

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  process.stdout.write(`seed ${options.seed}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-chaos-'));
  chmodSync(folder, 0o755);
  // What was started and mounted ends with this process, which a signal alone would not end in order.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const server = await openServer(join(folder, 'server'));
  const begin = performance.now();
  const until = begin + options.minutes * MINUTE_MS;
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const run = { server, folder, program: PROGRAM, seed: options.seed, until, say };
  try {
    const results = await runParts(run, options);
    const seconds = Math.round((performance.now() - begin) / 1000);
    process.stdout.write(`${JSON.stringify({ seed: options.seed, seconds, ...results })}\n`);
    return Object.values(results).every(({ faults }) => faults.length === 0) ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
