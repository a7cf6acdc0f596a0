import { type CalendarDate, dayNumber } from '../../kernel/dates/calendar-date.ts';

/** Daily step as a fraction of the list. Golden-ratio steps spread the starts more evenly than any others. */
const GOLDEN = 0.618;

function shareDivisor(one: number, other: number): boolean {
  let [larger, smaller] = [one, other];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger > 1;
}

/** Returns a step that is coprime to `total`, so that each home comes first once every `total` days. @example dailyStep(10) // 7 */
export function dailyStep(total: number): number {
  if (total <= 1) return 1;
  let step = Math.ceil(GOLDEN * total);
  while (shareDivisor(total, step)) step += 1;
  return step;
}

/** Returns the position of the day's first home; 0 for an empty list. @example startOfTheDay('2026-11-22', 10) // 9 */
export function startOfTheDay(today: CalendarDate, total: number): number {
  return total === 0 ? 0 : (dayNumber(today) * dailyStep(total)) % total;
}

/** Returns the IDs in the order of the day. `ids` must be ascending. @example rotationOfTheDay([3, 5, 8], '1970-01-02') // [8, 3, 5] */
export function rotationOfTheDay(ids: readonly number[], today: CalendarDate): number[] {
  const start = startOfTheDay(today, ids.length);
  return [...ids.slice(start), ...ids.slice(0, start)];
}

/** Daily step in millionths of the ID span. It is coprime to a million, so the offset repeats only after a million days. */
const ID_SPAN_STEP = 618_033;
const MILLION = 1_000_000;

/** Returns the day's starting ID, which moves by 0.618 of the span each day. @example rotationStartOfTheDay('1970-01-02', 1000) // 618 */
export function rotationStartOfTheDay(today: CalendarDate, span: number): number {
  return Math.floor((((dayNumber(today) * ID_SPAN_STEP) % MILLION) * span) / MILLION);
}
