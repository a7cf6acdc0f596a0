/** So few answers say nothing of a person. */
const FEWEST = 3;
const HOUR_MINUTES = 60;

/**
 * Within how many hours an owner answers half of their requests; `null`: too few were asked, or half of them were never answered. Honest:
 * a request that ran out without an answer counts as one that took longer than all others, and hours are rounded up.
 * @example answerHours([20, 90, 300]) // 2
 */
export function answerHours(minutes: readonly (number | null)[]): number | null {
  if (minutes.length < FEWEST) return null;
  const sorted = minutes.map((each) => each ?? Infinity).toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
  return median === Infinity ? null : Math.max(1, Math.ceil(median / HOUR_MINUTES));
}
