import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/app/server/database.ts';
import routes from '../../src/app/web/routes.ts';
import { readOptions } from '../options.ts';
import { startPortal, type StartedPortal } from '../portal.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { runningUrl } from '../../src/platform/postgres/open-postgres.ts';
import { createJudge } from '../../test/judge-answer.ts';
import { type Failure, fuzz, type FuzzOptions, type FuzzReport } from './fuzz.ts';
import { arbitraryOf, readAll } from './arbitrary-portal.ts';
import { readKnownMessages } from '../../test/known-messages.ts';
import { type Cookies, readHomes, refreshSessions } from './read-sessions.ts';

const HOMES = 200;
const HANG_MS = 10_000;
const STAY_HOME = join(import.meta.dirname, 'stay-home.mjs');
const USAGE = 'Usage: npm run fuzz -- [--seed N] [--requests N | --minutes M]';
const DEFAULT_REQUESTS = 5000;

async function fuzzPortal(portal: StartedPortal, database: Database, options: FuzzOptions): Promise<FuzzReport> {
  const origin = `http://127.0.0.1:${portal.port}`;
  let sessions: Cookies = {};
  const cookies = async () => (sessions = await refreshSessions(origin, database, sessions));
  const homes = await readHomes(origin, await cookies());
  const parts = {
    portal: { ...portal, cookies },
    judge: createJudge(await readKnownMessages()),
    arbitrary: arbitraryOf(await readAll(origin, routes), homes),
    hangMs: HANG_MS,
    onFailure: ({ fault, request, seed }: Failure) =>
      process.stdout.write(`\n✗ ${fault}\n  seed ${seed}: ${JSON.stringify(request)}\n`),
    onCheck: ({ requests, failures }: FuzzReport) =>
      process.stderr.write(`\r${requests} requests, ${failures.length} failures `),
  };
  return fuzz(parts, options);
}

async function main(): Promise<number> {
  const { seed, valueOf } = readOptions(process.argv.slice(2), ['requests', 'minutes'], USAGE);
  const minutes = valueOf('minutes') ?? Infinity;
  const requests = valueOf('requests') ?? (minutes === Infinity ? DEFAULT_REQUESTS : Infinity);
  const options = { seed, minutes, requests };
  process.stdout.write(`seed ${options.seed}\n`);
  const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-fuzz-'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const portal = await startPortal(dataDir, HOMES, { NODE_OPTIONS: `--import=${STAY_HOME}` });
  const database: Database = openDatabase(runningUrl(dataDir) ?? '', { timeLimits: NO_LIMITS });
  try {
    const start = performance.now();
    const report = await fuzzPortal(portal, database, options);
    process.stderr.write('\n');
    process.stdout.write(`${JSON.stringify({ ...options, seconds: (performance.now() - start) / 1000, ...report })}\n`);
    return report.failures.length === 0 ? 0 : 1;
  } finally {
    await database.close();
    if (portal.isRunning()) await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main();
