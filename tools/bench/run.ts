import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { dateInRome } from '../../src/kernel/calendar-date.ts';
import { measurePageCache } from './page-cache.ts';
import { type Figure, figure, printFigures } from './figure.ts';
import { feedFigures, measureFeeds } from './feeds.ts';
import { measureIcal } from './ical.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureInTurn, ratioOf, type Round, sendLoad } from './load.ts';
import { measureMemory } from './memory.ts';
import { measureRender } from './render.ts';
import { measureDoubleBooking, doubleBookingFigures } from './double-booking.ts';
import { type Portal, startPortal, startProgram } from './portal.ts';
import { fillQueue, queueTarget } from './search-targets.ts';
import { measureSubmissions, type SubmissionRound } from './submission.ts';
import { chooseTargets, type Targets } from './targets.ts';
import { measureFlexibleSearch, measureSearch } from './search.ts';
import { measureScaleOut } from './scale-out.ts';
import { measureWeights, weighLate, weighPage } from './weights.ts';

const LISTINGS = 100_000;
const CONNECTIONS = 8;
const ROUNDS = 5;
const ROUND_MS = 3000;
const WARM_UP_MS = 2000;
const ROOT = join(import.meta.dirname, '../..');
const DATA_DIR = join(ROOT, '.cache/bench-data');

type Measurement = { figures: Figure[] } & Record<string, unknown>;

/** Every round of what the portal answers, beside what the machine can do at best. */
async function measureAnswers(portal: { port: number }, limits: { port: number }, targets: Targets) {
  const queue = await queueTarget(portal.port);
  const contender = (port: number, paths: readonly string[]) => () => sendLoad({ port, paths }, CONNECTIONS, ROUND_MS);
  const contenders: Record<string, () => Promise<Round>> = {
    hello: contender(limits.port, ['/']),
    'static 20 KB': contender(limits.port, ['/20kb']),
    'primary key': contender(portal.port, targets.primaryKey),
    home: contender(portal.port, ['/']),
    list: contender(portal.port, targets.list),
    detail: contender(portal.port, targets.detail),
    availability: contender(portal.port, targets.availability),
    queue: () => sendLoad(queue, CONNECTIONS, ROUND_MS),
  };
  for (const paths of Object.values(targets)) await sendLoad({ port: portal.port, paths }, CONNECTIONS, WARM_UP_MS);
  await sendLoad(queue, CONNECTIONS, WARM_UP_MS);
  return measureInTurn(contenders, ROUNDS);
}

async function speed(portal: { port: number }, limits: { port: number }) {
  const targets = await chooseTargets(`http://127.0.0.1:${portal.port}`);
  const rounds = await measureAnswers(portal, limits, targets);
  const beside = (name: string) => ratioOf(rounds, name, 'primary key', 'p99');
  const figures: Figure[] = [
    figure('list p99 ÷ primary-key p99', beside('list'), '×', { goal: 8 }),
    figure('queue of 10,000, a page of 50, p99 ÷ primary-key p99', beside('queue'), '×', { goal: 10 }),
    figure('availability p99 ÷ primary-key p99', beside('availability'), '×'),
  ];
  for (const page of ['home', 'list', 'detail', 'primary key', 'availability', 'queue']) {
    figures.push(figure(`${page}, share of hello world`, 100 * ratioOf(rounds, page, 'hello', 'perSecond'), '%'));
    figures.push(
      figure(`${page}, share of static 20 KB`, 100 * ratioOf(rounds, page, 'static 20 KB', 'perSecond'), '%'),
    );
  }
  return { rounds, figures, targets };
}

async function weight(
  portal: { port: number },
  paths: { list: readonly string[]; detail: readonly string[] },
): Promise<Figure[]> {
  const origin = `http://127.0.0.1:${portal.port}`;
  const pages = { home: '/', list: paths.list[0] ?? '/', detail: paths.detail[0] ?? '/' };
  const htmlGoals: Record<string, number> = { home: 40, list: 20 };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const { htmlKb, scriptKb } = await weighPage(origin, path);
    const goal = htmlGoals[name];
    figures.push(figure(`${name}, HTML gzipped`, htmlKb, 'KB', { ...(goal !== undefined && { goal }) }));
    figures.push(figure(`${name}, first-load JavaScript gzipped`, scriptKb, 'KB', { goal: 130 }));
  }
  return figures;
}

async function formWeight(portal: { port: number }): Promise<Figure> {
  const origin = `http://127.0.0.1:${portal.port}`;
  const [form, shell] = [await weighPage(origin, '/inserisci'), await weighPage(origin, '/come-ordiniamo')];
  return figure('submission form, JavaScript gzipped beyond the shell', form.scriptKb - shell.scriptKb, 'KB', {
    goal: 60,
  });
}

/** What an administrator's browser loads before the panel answers, the form and the other dialogs aside. */
async function panelWeight(portal: { port: number }): Promise<Figure> {
  const scriptKb = await weighLate(`http://127.0.0.1:${portal.port}`, '/admin', 'AdminPanel');
  return figure('panel, first-load JavaScript gzipped', scriptKb, 'KB', { goal: 230 });
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

/** The portal with 100,000 listings: how fast it answers, what its pages weigh, what a submission with photos does to it. */
async function measurePortal(): Promise<Measurement> {
  const first = await startPortal(DATA_DIR, LISTINGS);
  await first.stop();
  await fillQueue(DATA_DIR);
  const portal = await startPortal(DATA_DIR, LISTINGS);
  const limits = await startProgram('limits-server.ts');
  const figures: Figure[] = [
    figure('second start to ready', portal.readySeconds, 's', { goal: 3 }),
    figure('resident memory at rest', portal.residentMb(), 'MB'),
  ];
  const measured = await speed(portal, limits);
  figures.push(...measured.figures, ...(await weight(portal, measured.targets)));
  figures.push(figure('resident memory after load', portal.residentMb(), 'MB'));
  await limits.stop();
  const submitted = await submissions(portal);
  figures.push(...submitted.figures, await formWeight(portal), await panelWeight(portal));
  await portal.stop();
  return { figures, rounds: measured.rounds, submissions: submitted.rounds };
}

/** What can be measured by itself: `npm run bench -- double-booking`. */
const PARTS: Record<string, () => Promise<Measurement>> = {
  portal: measurePortal,
  'page-cache': measurePageCache,
  'scale-out': measureScaleOut,
  search: measureSearch,
  flexible: measureFlexibleSearch,
  memory: measureMemory,
  render: measureRender,
  weights: async () => ({ figures: await measureWeights() }),
  lighthouse: measureLighthouse,
  ical: async () => ({ figures: ical() }),
  feeds: async () => ({ figures: feedFigures(await measureFeeds()) }),
  'double-booking': async () => ({ figures: doubleBookingFigures(await measureDoubleBooking()) }),
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) throw new Error(`${unknown} is none of the parts: ${Object.keys(PARTS).join(', ')}`);
const figures: Figure[] = [];
const details: Record<string, object> = {};
for (const [name, measure] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
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
