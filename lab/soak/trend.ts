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

export function readingsFrom(readings: readonly Reading[], minute: number): Reading[] {
  return readings.filter((reading) => reading.minute >= minute);
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
