import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import routes from '../../src/app/web/routes.ts';
import { type RunningPortal, startPortal } from '../bench/portal.ts';
import { createJudge } from '../../test/judge-answer.ts';
import { type Failure, type FuzzReport, fuzz } from './fuzz.ts';
import { arbitraryOf, readAll } from './arbitrary-portal.ts';
import { readOurSentences } from '../../test/our-sentences.ts';
import { type FuzzOptions, parseOptions } from './parse-options.ts';
import { type Cookies, readHomes, refreshSessions } from './read-sessions.ts';

const HOMES = 200;
const HANG_MS = 10_000;
const ADMIN = { username: 'fuzz', password: 'una password per il fuzz' };
const STAY_HOME = join(import.meta.dirname, 'stay-home.mjs');
/** The part of a run after which caches, pools and compiled code are expected to have their size. */
const WARM_UP = 0.2;
const FLAT = 1.1;
/** A shorter run is over before its portal is warm. */
const MEASURED_FROM = 50_000;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Memory at the end beside memory after the warm-up: the middle of the last fifth over the fifth after the first. */
function growthOf(rssMb: readonly number[]): number {
  const fifth = Math.max(1, Math.floor(rssMb.length * WARM_UP));
  return mean(rssMb.slice(-fifth)) / mean(rssMb.slice(fifth, 2 * fifth));
}

function thin(values: readonly number[]): number[] {
  const step = Math.max(1, Math.floor(values.length / 20));
  return values.filter((_, at) => at % step === 0 || at === values.length - 1).map(Math.round);
}

function summarise({ failures, rssMb, ...counted }: FuzzReport, { seed }: FuzzOptions, seconds: number): object {
  const growth = Math.round(growthOf(rssMb) * 100) / 100;
  return { seed, seconds: Math.round(seconds), ...counted, failures: failures.length, rssMb: thin(rssMb), growth };
}

const ENVIRONMENT = {
  OSPITALIA_ADMIN_USERNAME: ADMIN.username,
  OSPITALIA_ADMIN_PASSWORD: ADMIN.password,
  LOG_ACCESS: '0',
  NODE_OPTIONS: `--import=${STAY_HOME}`,
};

/** Fuzzes a portal that stands; what fails is printed as it is found. */
async function fuzzPortal(
  portal: RunningPortal & { pid: number },
  mailFolder: string,
  options: FuzzOptions,
): Promise<FuzzReport> {
  const origin = `http://127.0.0.1:${portal.port}`;
  let sessions: Cookies = {};
  const cookies = async () => (sessions = await refreshSessions(origin, { ...ADMIN, mailFolder }, sessions));
  const homes = await readHomes(origin, await cookies());
  const parts = {
    portal: { ...portal, isRunning: () => isRunning(portal.pid), cookies },
    judge: createJudge(await readOurSentences()),
    arbitrary: arbitraryOf(await readAll(origin, routes), homes),
    hangMs: HANG_MS,
    onFailure: ({ fault, curl, seed }: Failure) => process.stdout.write(`\n✗ ${fault}\n  seed ${seed}: ${curl}\n`),
    onCheck: ({ requests, failures }: FuzzReport) =>
      process.stderr.write(`\r${requests} requests, ${failures.length} failures `),
  };
  return fuzz(parts, options);
}

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  process.stdout.write(`seed ${options.seed}\n`);
  const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-fuzz-'));
  // The bench's portal ends with its process, which a signal alone would not end in order.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const portal = await startPortal(dataDir, HOMES, ENVIRONMENT);
  try {
    const start = performance.now();
    const report = await fuzzPortal(portal, join(dataDir, 'mail'), options);
    process.stderr.write('\n');
    process.stdout.write(`${JSON.stringify(summarise(report, options, (performance.now() - start) / 1000))}\n`);
    const isFlat = report.requests < MEASURED_FROM || growthOf(report.rssMb) <= FLAT;
    return report.failures.length === 0 && isFlat ? 0 : 1;
  } finally {
    if (isRunning(portal.pid)) await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main();
