import { type Measurement, measurement } from '../measurement.ts';
import { FLAT_TABLES } from './flat-tables.ts';
import type { AnsweredWindow } from './mix.ts';
import type { Level, Sample } from './read-sample.ts';

export type Reading = { minute: number; value: number };

const LEAST_FOR_FIFTHS = 10;
const FIFTH = 5;

const inOrder = (readings: readonly Reading[]) => readings.toSorted((a, b) => a.minute - b.minute);

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 0 ? ((sorted[half - 1] ?? Number.NaN) + upper) / 2 : upper;
}

function readingsFrom(readings: readonly Reading[], minute: number): Reading[] {
  return readings.filter((reading) => reading.minute >= minute);
}

/**
 * Returns the median of the last fifth of the readings divided by that of the second fifth. The first fifth is ignored, because
 * caches fill up in it.
 * @example growthOf(readingsThatDoubleHalfway) // 2
 */
export function growthOf(readings: readonly Reading[]): number | null {
  if (readings.length < LEAST_FOR_FIFTHS) return null;
  const values = inOrder(readings).map(({ value }) => value);
  const fifth = Math.floor(values.length / FIFTH);
  const [before, after] = [middle(values.slice(fifth, 2 * fifth)), middle(values.slice(-fifth))];
  return before === after ? 1 : after / before;
}

export type TimedSample = Sample & { minute: number; answered: AnsweredWindow };

export type RunRecord = {
  minutes: number;
  answers: number;
  statuses: Readonly<Record<string, Readonly<Record<string, number>>>>;
  samples: readonly TimedSample[];
  faults: readonly string[];
  broken: readonly string[];
};

const WARM_UP = 1 / 6;
const FLAT = 1.1;
const MS = 1000;
/** Maximum percentage of rejected requests. A shared machine can be slower than when its capacity was measured. */
const REFUSED_PERCENT = 1;

const LEVELS: readonly { level: Level; name: string; slack: number }[] = [
  { level: 'heapMb', name: 'heap', slack: 0 },
  { level: 'rssMb', name: 'resident memory', slack: 0 },
  { level: 'descriptors', name: 'file descriptors', slack: 8 },
  { level: 'sockets', name: 'sockets', slack: 8 },
  { level: 'connections', name: 'database connections', slack: 4 },
  { level: 'jobsWaiting', name: 'jobs waiting', slack: 30 },
  { level: 'oldestJobSeconds', name: 'oldest job', slack: 60 },
];
const ROWS_SLACK = 20;

const seriesOf = (samples: readonly TimedSample[], value: (sample: TimedSample) => number): Reading[] =>
  samples.map((sample) => ({ minute: sample.minute, value: value(sample) }));

const shift = (readings: readonly Reading[], by: number) =>
  readings.map(({ minute, value }) => ({ minute, value: value + by }));

/** Returns the growth after adding an offset to the readings, so that an increase of up to `slack` stays within `FLAT`. */
function growthWithin(readings: readonly Reading[], slack: number): number | null {
  const growth = growthOf(readings);
  return growth === null || slack === 0 ? growth : growthOf(shift(readings, slack / (FLAT - 1)));
}

type TrendSubject = { name: string; slack: number };

function trendMeasurements({ name, slack }: TrendSubject, readings: readonly Reading[]): Measurement[] {
  const growth = growthWithin(readings, slack);
  if (growth === null) return [];
  return [measurement(`${name}, last fifth ÷ second fifth`, growth, '×', { goal: FLAT })];
}

const levelMeasurements = ({ minutes, samples }: RunRecord): Measurement[] =>
  LEVELS.flatMap(({ level, ...about }) => {
    const readings = seriesOf(samples, ({ levels }) => levels[level]);
    return trendMeasurements(about, readingsFrom(readings, minutes * WARM_UP));
  });

function tableMeasurements({ minutes, samples }: RunRecord): Measurement[] {
  const names = new Set(samples.flatMap(({ rows }) => Object.keys(rows)));
  return FLAT_TABLES.filter(({ name }) => names.has(name)).flatMap(({ name, settlesMinutes }) => {
    const from = Math.max(minutes * WARM_UP, settlesMinutes);
    const readings = seriesOf(samples, ({ rows }) => rows[name] ?? Number.NaN);
    const about = { name: `rows of ${name}`, slack: ROWS_SLACK };
    return trendMeasurements(about, readingsFrom(readings, from));
  });
}

function workReadings(samples: readonly TimedSample[]): Reading[] {
  const sorted = samples.toSorted((a, b) => a.minute - b.minute);
  return sorted.slice(1).map(({ minute, levels, answered }, at) => {
    const answers = Object.values(answered).reduce((sum, count) => sum + count, 0);
    const seconds = levels.cpuSeconds - (sorted[at]?.levels.cpuSeconds ?? 0);
    return { minute, value: (MS * seconds) / Math.max(1, answers) };
  });
}

function speedMeasurements({ minutes, samples }: RunRecord): Measurement[] {
  const work = growthOf(readingsFrom(workReadings(samples), minutes * WARM_UP));
  return work === null
    ? []
    : [measurement('CPU time per response, last fifth ÷ second fifth', work, '×', { goal: FLAT })];
}

function refusedMeasurement({ answers, statuses }: RunRecord): Measurement {
  const refused = Object.values(statuses).reduce((sum, counts) => sum + (counts['503'] ?? 0), 0);
  return measurement('rejected with 503, of all requests', (100 * refused) / Math.max(1, answers), '%', {
    goal: REFUSED_PERCENT,
  });
}

/**
 * Returns the measurements of a run with their bounds (RELIABILITY.md G21). Measurements with too few samples are omitted.
 * @example judgeRun(quietHour).every(isMet) // true
 */
export function judgeRun(run: RunRecord): Measurement[] {
  return [
    measurement('unexplained failures', run.faults.length, '', { goal: 0 }),
    measurement('invariants broken', run.broken.length, '', { goal: 0 }),
    refusedMeasurement(run),
    ...levelMeasurements(run),
    ...tableMeasurements(run),
    ...speedMeasurements(run),
  ];
}
