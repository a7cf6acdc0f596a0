const MIN_REQUESTS = 3;
const HOUR_MINUTES = 60;

/**
 * Returns the median answer time in hours, rounded up, or `null` if there are too few requests or answers. Unanswered requests
 * count as slower than all answered ones.
 * @example answerHours([20, 90, 300]) // 2
 */
export function answerHours(minutes: readonly (number | null)[]): number | null {
  if (minutes.length < MIN_REQUESTS) return null;
  const sorted = minutes.map((each) => each ?? Infinity).toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
  return median === Infinity ? null : Math.max(1, Math.ceil(median / HOUR_MINUTES));
}
