import { setTimeout as pause } from 'node:timers/promises';
import type { RunRecord, TimedSample } from './judge-run.ts';
import { createLoad, type Load, measureCapacity, sendOpenly } from './mix.ts';
import type { Site, Surroundings } from './open-site.ts';
import { readSample, type WatchedPortal } from './read-sample.ts';
import { checkStays } from './stays.ts';

/** `rate` is in requests per second. If it is `null`, half of the measured capacity is used. */
export type SoakOptions = { minutes: number; seed: number; rate: number | null };

export type SoakReport = RunRecord & {
  rate: number;
  webhookStatuses: Record<string, number>;
  bookings: number;
};

type SoakParts = Surroundings & {
  watched: WatchedPortal;
  onSample?(sample: TimedSample, load: Load): void;
};

const MINUTE_MS = 60_000;
const CAPACITY_MS = 20_000;
const CALLERS = 8;
const HALF = 0.5;
const LEAST_SAMPLES = 18;

async function watchRun({ watched, onSample }: SoakParts, load: Load, minutes: number): Promise<TimedSample[]> {
  const start = performance.now();
  const every = Math.min(1, minutes / LEAST_SAMPLES);
  const samples: TimedSample[] = [];
  for (let nth = 1; nth * every <= minutes; nth += 1) {
    await pause(Math.max(0, start + nth * every * MINUTE_MS - performance.now()));
    const minute = (performance.now() - start) / MINUTE_MS;
    const sample = { minute, answered: load.takeWindow(), ...(await readSample(watched)) };
    samples.push(sample);
    onSample?.(sample, load);
  }
  return samples;
}

export async function soak(
  parts: SoakParts,
  { acts, journal }: Site,
  { minutes, seed, rate: wanted }: SoakOptions,
): Promise<SoakReport> {
  const { database, stripe } = parts;
  const load = createLoad(acts, seed);
  const rate = wanted ?? HALF * (await measureCapacity(load, CALLERS, CAPACITY_MS));
  load.takeWindow();
  let isOver = false;
  const sending = sendOpenly(load, rate, () => isOver);
  try {
    const samples = await watchRun(parts, load, minutes);
    isOver = true;
    await sending;
    const broken = await checkStays({ database, stripe, journal });
    const { n: bookings } = await database.db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const { faults, statuses } = load;
    const webhookStatuses = await stripe.hookStatuses();
    return { minutes, samples, faults, broken, rate, answers: load.answers(), statuses, webhookStatuses, bookings };
  } finally {
    isOver = true;
    await sending;
  }
}
