import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { dateInRome } from '../../src/kernel/calendar-date.ts';
import { measureCommits } from './commits.ts';
import { measureWork, type Work } from './cpu-seconds.ts';
import { measureFacets } from './facets.ts';
import { measureInteractions } from './interactions.ts';
import { measurePageCache } from './page-cache.ts';
import { measureOldBookings } from './old-bookings.ts';
import { measurePageLoads } from './page-loads.ts';
import { measurePastEvents } from './past-events.ts';
import { type Figure, figure, printFigures } from './figure.ts';
import { feedFigures, measureFeeds } from './feeds.ts';
import { measureIcal } from './ical.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureInTurn, middleOf, ratioOf, type Round, type Rounds, sendLoad, type Target } from './load.ts';
import { measureMemory } from './memory.ts';
import { measureDoubleBooking, doubleBookingFigures } from './double-booking.ts';
import { type Portal, startPortal } from './portal.ts';
import { fillQueue, queueTarget } from './search-targets.ts';
import { measureSubmissions, type SubmissionRound } from './submission.ts';
import { chooseTargets, type Targets } from './targets.ts';
import { measureFlexibleSearch, measureSearch } from './search.ts';
import { measureOverload } from './overload.ts';
import { measureScaleOut } from './scale-out.ts';
import { measureReading } from './reading.ts';
import { measureUncached } from './uncached.ts';
import { measureWeights } from './weights.ts';

const LISTINGS = 100_000;
const CONNECTIONS = 8;
const ROUNDS = 5;
const ROUND_MS = 3000;
const WARM_UP_MS = 2000;
/** A look-up whose plan is kept costs the database less; planned anew each time it takes ten times as much, and is no yardstick. */
const KEPT_MS = 0.2;
const ROOT = join(import.meta.dirname, '../..');
const DATA_DIR = join(ROOT, '.cache/bench-data');

type Measurement = { figures: Figure[] } & Record<string, unknown>;

type Answers = Rounds<Round & Work>;

/** Every round of what the portal answers, and what each answer costs. */
async function measureAnswers({ port, pid }: Portal, targets: Targets): Promise<Answers> {
  const asked: Record<string, Target> = {
    'primary key': { port, paths: targets.primaryKey },
    availability: { port, paths: targets.availability },
    queue: await queueTarget(port),
  };
  const contenders: Record<string, () => Promise<Round & Work>> = {};
  for (const [name, target] of Object.entries(asked)) {
    await sendLoad(target, CONNECTIONS, WARM_UP_MS);
    contenders[name] = () =>
      measureWork({ pids: [pid], dataDir: DATA_DIR }, () => sendLoad(target, CONNECTIONS, ROUND_MS));
  }
  return measureInTurn(contenders, ROUNDS);
}

async function speed(portal: Portal): Promise<{ rounds: Answers; figures: Figure[] }> {
  const rounds = await measureAnswers(portal, await chooseTargets(`http://127.0.0.1:${portal.port}`));
  const beside = (name: string) => ratioOf(rounds, name, 'primary key', 'p99');
  const perCore = ({ portalMs, databaseMs }: Round & Work) => 1000 / (portalMs + databaseMs);
  const figures: Figure[] = [
    figure('availability of 90 days, answers a core', middleOf(rounds, 'availability', perCore), 'a second', {
      floor: 4000,
    }),
    figure('availability p99 ÷ primary-key p99', beside('availability'), '×'),
    figure('queue of 10,000, a page of 50, p99 ÷ primary-key p99', beside('queue'), '×', { goal: 10 }),
  ];
  for (const name of Object.keys(rounds)) {
    const isKey = name === 'primary key';
    const portalMs = middleOf(rounds, name, (round) => round.portalMs);
    const databaseMs = middleOf(rounds, name, (round) => round.databaseMs);
    figures.push(figure(`${name}: work of Node`, portalMs, 'ms'));
    figures.push(figure(`${name}: work of PostgreSQL`, databaseMs, 'ms', { ...(isKey && { goal: KEPT_MS }) }));
    figures.push(
      figure(
        `${name}: p99`,
        middleOf(rounds, name, ({ p99 }) => p99),
        'ms',
      ),
    );
  }
  return { rounds, figures };
}

function ical(): Figure[] {
  const { ratio, ours } = measureIcal(dateInRome(new Date()));
  return [
    figure('iCal reader, speed ÷ ical.js, same answers', ratio, '×', { floor: 4 }),
    figure('iCal reader', ours, 'MB/s'),
  ];
}

async function submissions(portal: Portal): Promise<{ rounds: Record<string, SubmissionRound>; figures: Figure[] }> {
  const rounds = await measureSubmissions(portal);
  const figures = Object.entries(rounds).flatMap(([name, { p99, peakMb, seconds }]): Figure[] => [
    figure(`${name}, ten 5 MB photos: event loop p99`, p99, 'ms', { goal: 50 }),
    figure(`${name}, ten 5 MB photos: peak memory`, peakMb, 'MB', { goal: 512 }),
    figure(`${name}, ten 5 MB photos: first byte to answer`, seconds, 's'),
  ]);
  return { rounds, figures };
}

/** The portal with 100,000 listings: how fast it answers, and what a submission with photos does to it. */
async function measurePortal(): Promise<Measurement> {
  const first = await startPortal(DATA_DIR, LISTINGS);
  await first.stop();
  await fillQueue(DATA_DIR);
  const portal = await startPortal(DATA_DIR, LISTINGS);
  try {
    const measured = await speed(portal);
    const submitted = await submissions(portal);
    return {
      figures: [...measured.figures, ...submitted.figures],
      rounds: measured.rounds,
      submissions: submitted.rounds,
    };
  } finally {
    await portal.stop();
  }
}

/** What can be measured by itself: `npm run bench -- double-booking`. */
const PARTS: Record<string, () => Promise<Measurement>> = {
  portal: measurePortal,
  'page-cache': measurePageCache,
  'scale-out': measureScaleOut,
  overload: measureOverload,
  search: measureSearch,
  flexible: measureFlexibleSearch,
  facets: () => measureFacets(DATA_DIR, LISTINGS),
  memory: measureMemory,
  uncached: measureUncached,
  reading: measureReading,
  commits: measureCommits,
  interactions: measureInteractions,
  'page-loads': measurePageLoads,
  weights: async () => ({ figures: await measureWeights() }),
  lighthouse: measureLighthouse,
  ical: async () => ({ figures: ical() }),
  'past-events': measurePastEvents,
  'old-bookings': measureOldBookings,
  feeds: async () => ({ figures: feedFigures(await measureFeeds()) }),
  'double-booking': async () => ({ figures: doubleBookingFigures(await measureDoubleBooking()) }),
};

/** Measured only where it is named: what was decided by it does not change with each release. */
const ONLY_BY_NAME = ['past-events', 'old-bookings'];

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) throw new Error(`${unknown} is none of the parts: ${Object.keys(PARTS).join(', ')}`);
const figures: Figure[] = [];
const details: Record<string, object> = {};
for (const [name, measure] of Object.entries(PARTS)) {
  if (chosen.length > 0 ? !chosen.includes(name) : ONLY_BY_NAME.includes(name)) continue;
  const { figures: measured, ...rest } = await measure();
  figures.push(...measured);
  details[name] = rest;
}
printFigures(figures);

const results = join(import.meta.dirname, 'results');
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
mkdirSync(results, { recursive: true });
const day = new Date().toISOString().slice(0, 10);
const content = { machine, listings: LISTINGS, connections: CONNECTIONS, figures, details };
writeFileSync(join(results, `${[day, ...chosen].join('-')}.json`), `${JSON.stringify(content, null, 2)}\n`);
