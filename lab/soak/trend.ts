/** A value that was read so many minutes after the run began. */
export type Reading = { minute: number; value: number };

/** Two or three readings say nothing of a direction. */
const LEAST = 6;
/** Of fifths with fewer than two readings each one could be chance. */
const LEAST_FOR_FIFTHS = 10;
const FIFTH = 5;
const MINUTES_AN_HOUR = 60;

const inOrder = (readings: readonly Reading[]) => readings.toSorted((a, b) => a.minute - b.minute);

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 0 ? ((sorted[half - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** What was read from a minute on. */
export function readingsFrom(readings: readonly Reading[], minute: number): Reading[] {
  return readings.filter((reading) => reading.minute >= minute);
}

/**
 * By how much a value grows in an hour: the median of the slopes between all pairs of readings (Theil and Sen), which a few peaks do not
 * move as they move a mean. The readings may come in any order. `null`: they are too few, or all of one moment.
 * @example slopePerHour(readingsOfAHeapThatLeaks) // 5.1
 */
export function slopePerHour(readings: readonly Reading[]): number | null {
  if (readings.length < LEAST) return null;
  const sorted = inOrder(readings);
  const slopes = sorted.flatMap((one, at) =>
    sorted
      .slice(at + 1)
      .filter((other) => other.minute > one.minute)
      .map((other) => ((other.value - one.value) / (other.minute - one.minute)) * MINUTES_AN_HOUR),
  );
  return slopes.length === 0 ? null : middle(slopes);
}

/**
 * The middle of the last fifth of a run over that of its second fifth: the first one fills caches and pools. `null`: too few readings.
 * @example growthOf(readingsThatDoubleHalfway) // 2
 */
export function growthOf(readings: readonly Reading[]): number | null {
  if (readings.length < LEAST_FOR_FIFTHS) return null;
  const values = inOrder(readings).map(({ value }) => value);
  const fifth = Math.floor(values.length / FIFTH);
  const [before, after] = [middle(values.slice(fifth, 2 * fifth)), middle(values.slice(-fifth))];
  return before === after ? 1 : after / before;
}
