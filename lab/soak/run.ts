import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '../../src/app/server/database.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { freePort } from '../../src/platform/postgres/acquire-server.ts';
import { runningUrl } from '../../src/platform/postgres/open-postgres.ts';
import { type FeedServer, startFeedServer } from '../../test/feed-server.ts';
import { startStripe, type StripeStandIn } from '../../test/stripe/stand-in.ts';
import { stripeEnv } from '../../test/stripe/stripe-fixture.ts';
import { isMet, printMeasurements } from '../measurement.ts';
import { readOptions } from '../options.ts';
import { startPortal } from '../portal.ts';
import { judgeRun, type TimedSample } from './judge-run.ts';
import type { Load } from './mix.ts';
import { openSite } from './open-site.ts';
import { APPLICATION_NAME } from './read-sample.ts';
import { soak, type SoakOptions, type SoakReport } from './soak.ts';

const HOMES = 200;
const STAY_HOME = join(import.meta.dirname, '../fuzz/stay-home.mjs');
const SAMPLES = join(import.meta.dirname, '../../.cache/soak-samples.ndjson');
const CONNECTIONS = 3;
const USAGE = 'Usage: npm run soak -- [--minutes M] [--seed N] [--rate R]';
const DEFAULT_MINUTES = 30;

function environmentOf(metricsPort: number, { stripe, feeds }: { stripe: StripeStandIn; feeds: FeedServer }) {
  return {
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: `--import=${STAY_HOME}`,
    OSPITALIA_FEED_ALLOW: feeds.host,
    OSPITALIA_FEED_ALLOW_IN_PRODUCTION: '1',
    ...stripeEnv(stripe),
    STRIPE_API_BASE_IN_PRODUCTION: '1',
  };
}

function openObserver(dataDir: string): Database {
  const url = new URL(runningUrl(dataDir) ?? '');
  url.searchParams.set('application_name', APPLICATION_NAME);
  return openDatabase(url.href, { timeLimits: NO_LIMITS, size: CONNECTIONS });
}

let faultsShown = 0;

const rounded = (value: number) => Math.round(value * 100) / 100;

function showSample(sample: TimedSample, { faults }: Load): void {
  const { minute, levels, answered } = sample;
  const answers = Object.values(answered).reduce((sum, count) => sum + count, 0);
  const levelTexts = Object.entries(levels).map(([name, value]) => `${name} ${rounded(value)}`);
  process.stdout.write(
    `${minute.toFixed(1)} min: ${answers} responses, ${faults.length} faults, ${levelTexts.join(', ')}\n`,
  );
  for (const fault of faults.slice(faultsShown)) process.stdout.write(`✗ ${fault}\n`);
  faultsShown = faults.length;
  appendFileSync(SAMPLES, `${JSON.stringify(sample)}\n`);
}

function printReport(report: SoakReport, { seed }: SoakOptions): boolean {
  const { samples: _, faults, broken, ...rest } = report;
  const measurements = judgeRun(report);
  printMeasurements(measurements);
  for (const line of [...faults.slice(faultsShown), ...broken]) process.stdout.write(`✗ ${line}\n`);
  const isGood = measurements.every(isMet);
  const named = Object.fromEntries(measurements.map(({ name, value }) => [name, rounded(value)]));
  process.stdout.write(`${JSON.stringify({ seed, isGood, ...rest, measurements: named })}\n`);
  return isGood;
}

async function main(): Promise<number> {
  const { seed, valueOf } = readOptions(process.argv.slice(2), ['minutes', 'rate'], USAGE);
  const options = { seed, minutes: valueOf('minutes') ?? DEFAULT_MINUTES, rate: valueOf('rate') ?? null };
  process.stdout.write(`seed ${options.seed}\n`);
  mkdirSync(dirname(SAMPLES), { recursive: true });
  writeFileSync(SAMPLES, '');
  const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-soak-'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const [stripe, feeds, metricsPort] = await Promise.all([startStripe(), startFeedServer(), freePort()]);
  const portal = await startPortal(dataDir, HOMES, environmentOf(metricsPort, { stripe, feeds }));
  const database = openObserver(dataDir);
  try {
    const { port, pid, heapMb } = portal;
    const watched = { pid, db: database.db, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, heapMb };
    const around = { port, database, stripe, feeds };
    const site = await openSite(around, options.seed);
    const report = await soak({ ...around, watched, onSample: showSample }, site, options);
    return printReport(report, options) ? 0 : 1;
  } finally {
    await database.close();
    await portal.stop();
    await Promise.all([stripe.stop(), feeds.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main();
