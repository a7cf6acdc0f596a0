const MIN_REQUESTS = 3;
const HOUR_MINUTES = 60;

/**
 * Returns the number of hours within which an owner answers half of the requests received; `null` if there are too few requests
 * or at least half of them were never answered. An unanswered request counts as slower than all others.
 * @example answerHours([20, 90, 300]) // 2
 */
export function answerHours(minutes: readonly (number | null)[]): number | null {
  if (minutes.length < MIN_REQUESTS) return null;
  const sorted = minutes.map((each) => each ?? Infinity).toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
  return median === Infinity ? null : Math.max(1, Math.ceil(median / HOUR_MINUTES));
}
