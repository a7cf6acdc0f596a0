import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '../../src/app/server/database.ts';
import { NO_LIMITS, openDatabase } from '../../src/platform/database/open-database.ts';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { runningUrl } from '../../src/platform/postgres/open-postgres.ts';
import { type FeedServer, startFeedServer } from '../../test/feed-server.ts';
import { ADMIN } from '../../test/sign-in-admin.ts';
import { startStripe, type StripeStandIn } from '../../test/stripe/stand-in.ts';
import { stripeEnv } from '../../test/stripe/stripe-house.ts';
import { isMet, printFigures } from '../bench/figure.ts';
import { startPortal } from '../bench/portal.ts';
import { judgeRun, type TimedSample } from './judge-run.ts';
import type { Load } from './mix.ts';
import { openSite } from './open-site.ts';
import { parseOptions, type SoakOptions } from './parse-options.ts';
import { OWN_NAME } from './read-sample.ts';
import { soak, type SoakReport } from './soak.ts';

const HOMES = 200;
const STAY_HOME = join(import.meta.dirname, '../fuzz/stay-home.mjs');
/** Each reading as it is taken: a run that is ended early has not been for nothing. */
const SAMPLES = join(import.meta.dirname, '../../.cache/soak-samples.ndjson');
const OWN_CONNECTIONS = 3;

function environmentOf(metricsPort: number, { stripe, feeds }: { stripe: StripeStandIn; feeds: FeedServer }) {
  return {
    OSPITALIA_ADMIN_USERNAME: ADMIN.username,
    OSPITALIA_ADMIN_PASSWORD: ADMIN.password,
    LOG_ACCESS: '0',
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: `--import=${STAY_HOME}`,
    OSPITALIA_FEED_ALLOW: feeds.host,
    OSPITALIA_FEED_ALLOW_IN_PRODUCTION: '1',
    ...stripeEnv(stripe),
    STRIPE_API_BASE_IN_PRODUCTION: '1',
  };
}

function openOwn(dataDir: string): Database {
  const url = new URL(runningUrl(dataDir) ?? '');
  url.searchParams.set('application_name', OWN_NAME);
  return openDatabase(url.href, { timeLimits: NO_LIMITS, size: OWN_CONNECTIONS });
}

let faultsShown = 0;

const rounded = (value: number) => Math.round(value * 100) / 100;

function showSample(sample: TimedSample, { faults }: Load): void {
  const { minute, levels, answered } = sample;
  const answers = Object.values(answered).reduce((sum, { count }) => sum + count, 0);
  const { heapMb, rssMb, descriptors, connections, jobsWaiting } = levels;
  const memory = `heap ${rounded(heapMb)} MB, RSS ${Math.round(rssMb)} MB`;
  const open = `${descriptors} descriptors, ${connections} connections, ${jobsWaiting} jobs`;
  const read = `p50 ${rounded(answered.read.p50)} ms, p99 ${Math.round(answered.read.p99)} ms`;
  process.stdout.write(
    `${minute.toFixed(1)} min: ${answers} answers, ${memory}, ${open}, ${read}, ${faults.length} faults\n`,
  );
  for (const fault of faults.slice(faultsShown)) process.stdout.write(`✗ ${fault}\n`);
  faultsShown = faults.length;
  appendFileSync(SAMPLES, `${JSON.stringify(sample)}\n`);
}

/** Tables by how much they grew, the largest first: what is not judged is at least seen. */
function printTables(samples: readonly TimedSample[]): void {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return;
  const grown = Object.entries(last.tables).map(([name, { rows, dead, mb }]) => {
    const before = first.tables[name] ?? { rows: 0, mb: 0 };
    return { name, rows, grown: rows - before.rows, dead, mb, mbGrown: mb - before.mb };
  });
  for (const { name, rows, grown: more, dead, mb, mbGrown } of grown.toSorted((a, b) => b.mbGrown - a.mbGrown)) {
    if (more === 0 && mbGrown === 0) continue;
    const size = `${mb.toFixed(2)} MB (+${mbGrown.toFixed(2)})`;
    process.stdout.write(`${name.padEnd(40)} ${rows} rows (+${more}), ${dead} dead, ${size}\n`);
  }
}

function printReport(report: SoakReport, { seed }: SoakOptions): boolean {
  const { samples, faults, broken, ...rest } = report;
  const figures = judgeRun(report);
  printTables(samples);
  printFigures(figures);
  for (const line of [...faults.slice(faultsShown), ...broken]) process.stdout.write(`✗ ${line}\n`);
  const isGood = figures.every(isMet);
  const named = Object.fromEntries(figures.map(({ name, value }) => [name, rounded(value)]));
  process.stdout.write(`${JSON.stringify({ seed, isGood, ...rest, figures: named })}\n`);
  return isGood;
}

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  process.stdout.write(`seed ${options.seed}\n`);
  mkdirSync(dirname(SAMPLES), { recursive: true });
  writeFileSync(SAMPLES, '');
  const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-soak-'));
  // The bench's portal ends with its process, which a signal alone would not end in order.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const [stripe, feeds, metricsPort] = await Promise.all([startStripe(), startFeedServer(), freePort()]);
  const portal = await startPortal(dataDir, HOMES, environmentOf(metricsPort, { stripe, feeds }));
  const database = openOwn(dataDir);
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
