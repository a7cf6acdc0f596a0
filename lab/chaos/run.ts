import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../options.ts';
import { openServer } from './open-server.ts';
import { runCalls } from './run-calls.ts';
import { type Run, runFaults, runKills } from './run-environments.ts';

const USAGE = 'Usage: npm run chaos -- [kills] [faults] [calls] [--seed N] [--kills N] [--minutes M]';
const MINUTE_MS = 60_000;
const DEFAULT_KILLS = 20;

const PARTS: Record<string, (run: Run, kills: number) => Promise<{ faults: string[] }>> = {
  kills: runKills,
  faults: (run) => runFaults(run),
  calls: (run) => runCalls(run),
};

async function main(): Promise<number> {
  const { words, seed, valueOf } = readOptions(process.argv.slice(2), ['kills', 'minutes'], USAGE);
  const parts = words.length === 0 ? Object.keys(PARTS) : words;
  if (parts.some((part) => !Object.hasOwn(PARTS, part))) throw new Error(USAGE);
  process.stdout.write(`seed ${seed}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-chaos-'));
  chmodSync(folder, 0o755);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const server = await openServer(join(folder, 'server'));
  const begin = performance.now();
  const until = begin + (valueOf('minutes') ?? Infinity) * MINUTE_MS;
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const run = { server, folder, seed, until, log };
  const results: Record<string, { faults: string[] }> = {};
  try {
    for (const part of parts)
      results[part] = (await PARTS[part]?.(run, valueOf('kills') ?? DEFAULT_KILLS)) ?? { faults: [] };
    const seconds = Math.round((performance.now() - begin) / 1000);
    process.stdout.write(`${JSON.stringify({ seed, seconds, ...results })}\n`);
    return Object.values(results).every(({ faults }) => faults.length === 0) ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
