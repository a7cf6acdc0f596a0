import { type Figure, figure } from '../bench/figure.ts';
import { FLAT_TABLES } from './flat-tables.ts';
import { type AnsweredWindow, KINDS } from './mix.ts';
import type { Level, Sample } from './read-sample.ts';
import { growthOf, type Reading, readingsFrom, slopePerHour } from './trend.ts';

export type TimedSample = Sample & { minute: number; answered: AnsweredWindow };

/** A run as it was: `faults` are answers that nothing excuses, `broken` the invariants that did not hold at its end. */
export type RunRecord = {
  minutes: number;
  answers: number;
  statuses: Readonly<Record<string, Readonly<Record<string, number>>>>;
  samples: readonly TimedSample[];
  faults: readonly string[];
  broken: readonly string[];
};

/** What a run warms up in: caches, pools and compiled code have their size afterwards. */
const WARM_UP = 1 / 6;
const FLAT = 1.1;
/** From then on the goal of hours holds: what a heap of 100 MB may grow in one hour is below what a short run can tell from noise. */
const HOURS_MINUTES = 120;
const FIRST_HOUR_MINUTES = 60;
const HEAP_MB_AN_HOUR = 1;
const MS = 1000;
/** At half of what it can, a portal sends nobody away; a machine that others use is slower at times than it was when it was measured. */
const REFUSED_PERCENT = 1;

/** What counts, one by one: so many more of them are no growth, however few there were. */
const LEVELS: readonly { level: Level; name: string; unit: string; slack: number; isJudged: boolean }[] = [
  { level: 'heapMb', name: 'heap', unit: 'MB', slack: 0, isJudged: true },
  { level: 'rssMb', name: 'resident memory', unit: 'MB', slack: 0, isJudged: true },
  { level: 'descriptors', name: 'file descriptors', unit: '', slack: 8, isJudged: true },
  { level: 'sockets', name: 'sockets', unit: '', slack: 8, isJudged: true },
  { level: 'connections', name: 'database connections', unit: '', slack: 4, isJudged: true },
  { level: 'jobsWaiting', name: 'jobs waiting', unit: '', slack: 30, isJudged: true },
  { level: 'oldestJobSeconds', name: 'oldest job', unit: 's', slack: 60, isJudged: true },
  { level: 'databaseMb', name: 'database', unit: 'MB', slack: 0, isJudged: false },
];
const ROWS_SLACK = 20;

const seriesOf = (samples: readonly TimedSample[], value: (sample: TimedSample) => number): Reading[] =>
  samples.map((sample) => ({ minute: sample.minute, value: value(sample) }));

const shift = (readings: readonly Reading[], by: number) =>
  readings.map(({ minute, value }) => ({ minute, value: value + by }));

/** Growth of a run; whole numbers near nothing may differ by their slack. `null`: too few readings. */
function growthWithin(readings: readonly Reading[], slack: number): number | null {
  const growth = growthOf(readings);
  return growth === null || slack === 0 ? growth : growthOf(shift(readings, slack / (FLAT - 1)));
}

type TrendSubject = { name: string; unit: string; slack: number; isJudged: boolean };

function trendFigures({ name, unit, slack, isJudged }: TrendSubject, readings: readonly Reading[]): Figure[] {
  const [slope, growth] = [slopePerHour(readings), growthWithin(readings, slack)];
  const perHour = unit === '' ? 'an hour' : `${unit} an hour`;
  return [
    ...(slope === null ? [] : [figure(name, slope, perHour)]),
    ...(growth === null
      ? []
      : [figure(`${name}, last fifth ÷ second fifth`, growth, '×', isJudged ? { goal: FLAT } : {})]),
  ];
}

function levelFigures({ minutes, samples }: RunRecord): Figure[] {
  const isHours = minutes >= HOURS_MINUTES;
  return LEVELS.flatMap(({ level, ...about }) => {
    const readings = seriesOf(samples, ({ levels }) => levels[level]);
    const isHeap = level === 'heapMb';
    const judged = { ...about, isJudged: about.isJudged && !(isHeap && isHours) };
    const figures = trendFigures(judged, readingsFrom(readings, minutes * WARM_UP));
    const slope = isHeap && isHours ? slopePerHour(readingsFrom(readings, FIRST_HOUR_MINUTES)) : null;
    if (slope === null) return figures;
    return [...figures, figure('heap after the first hour', slope, 'MB an hour', { goal: HEAP_MB_AN_HOUR })];
  });
}

/** Tables that are full after an hour are not judged by what they hold before. */
function tableFigures({ minutes, samples }: RunRecord): Figure[] {
  const names = new Set(samples.flatMap(({ rows }) => Object.keys(rows)));
  return FLAT_TABLES.filter(({ name }) => names.has(name)).flatMap(({ name, settlesMinutes }) => {
    const from = Math.max(minutes * WARM_UP, settlesMinutes);
    const readings = seriesOf(samples, ({ rows }) => rows[name] ?? Number.NaN);
    const about = { name: `rows of ${name}`, unit: '', slack: ROWS_SLACK, isJudged: true };
    return trendFigures(about, readingsFrom(readings, from));
  });
}

/** Milliseconds of a processor that the portal took for each answer between two readings: whatever else the machine did. */
function workReadings(samples: readonly TimedSample[]): Reading[] {
  const sorted = samples.toSorted((a, b) => a.minute - b.minute);
  return sorted.slice(1).map(({ minute, levels, answered }, at) => {
    const answers = KINDS.reduce((sum, kind) => sum + answered[kind].count, 0);
    const seconds = levels.cpuSeconds - (sorted[at]?.levels.cpuSeconds ?? 0);
    return { minute, value: (MS * seconds) / Math.max(1, answers) };
  });
}

/** Time on the wall is for orientation: it depends on who else uses the machine, and what the portal works for an answer does not. */
function speedFigures({ minutes, samples }: RunRecord): Figure[] {
  const work = growthOf(readingsFrom(workReadings(samples), minutes * WARM_UP));
  const p99 = KINDS.flatMap((kind): Figure[] => {
    const readings = seriesOf(
      samples.filter(({ answered }) => answered[kind].count > 0),
      ({ answered }) => answered[kind].p99,
    );
    const growth = growthOf(readingsFrom(readings, minutes * WARM_UP));
    return growth === null ? [] : [figure(`p99 of ${kind}, last fifth ÷ second fifth`, growth, '×')];
  });
  return [
    ...(work === null ? [] : [figure('work per answer, last fifth ÷ second fifth', work, '×', { goal: FLAT })]),
    ...p99,
  ];
}

function refusedFigure({ answers, statuses }: RunRecord): Figure {
  const refused = Object.values(statuses).reduce((sum, counts) => sum + (counts['503'] ?? 0), 0);
  return figure('refused for now (503), of all', (100 * refused) / Math.max(1, answers), '%', {
    goal: REFUSED_PERCENT,
  });
}

/**
 * The figures of a run and what each is held against (RELIABILITY.md G21). Of too few readings no figure is made.
 * @example judgeRun(quietHour).every(isMet) // true
 */
export function judgeRun(run: RunRecord): Figure[] {
  return [
    figure('unexplained failures', run.faults.length, '', { goal: 0 }),
    figure('invariants broken', run.broken.length, '', { goal: 0 }),
    refusedFigure(run),
    ...levelFigures(run),
    ...tableFigures(run),
    ...speedFigures(run),
  ];
}
