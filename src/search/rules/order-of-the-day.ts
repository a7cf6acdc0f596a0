import { type CalendarDate, dayNumber } from '../../kernel/dates/calendar-date.ts';

/** The golden section: of all steps the one whose leaps fill a rotation most evenly. */
const GOLDEN = 0.618;

function shareDivisor(one: number, other: number): boolean {
  let [larger, smaller] = [one, other];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger > 1;
}

/**
 * How far the first place leaps each midnight in a rotation of homes: the smallest whole number from 0.618 × total on that shares no
 * divisor with total, so that it comes to every home before it comes to any twice. 1 in a rotation of one, or of none.
 * @example dailyStep(10) // 7
 */
export function dailyStep(total: number): number {
  if (total <= 1) return 1;
  let step = Math.ceil(GOLDEN * total);
  while (shareDivisor(total, step)) step += 1;
  return step;
}

/** `(dayNumber × step) mod total`; 0 in an empty rotation. @example startOfTheDay('2026-11-22', 10) // 9 */
export function startOfTheDay(today: CalendarDate, total: number): number {
  return total === 0 ? 0 : (dayNumber(today) * dailyStep(total)) % total;
}

/** The honest order: a rotation that begins elsewhere each day; `ids` rise. @example rotationOfTheDay([3, 5, 8], '1970-01-02') // [8, 3, 5] */
export function rotationOfTheDay(ids: readonly number[], today: CalendarDate): number[] {
  const start = startOfTheDay(today, ids.length);
  return [...ids.slice(start), ...ids.slice(0, start)];
}

/** 0.618033 of a million: it shares no divisor with a million, so that a million days begin at a million points. */
const ID_SPAN_STEP = 618_033;
const MILLION = 1_000_000;

/**
 * Where a list of more homes than are counted begins: at the first of them whose id is at least this. `span`: all ids lie below it.
 * It leaps by the golden section as the rotation does, and moves by no more than the span grows while the day lasts.
 * @example rotationStartOfTheDay('1970-01-02', 1000) // 618
 */
export function rotationStartOfTheDay(today: CalendarDate, span: number): number {
  return Math.floor((((dayNumber(today) * ID_SPAN_STEP) % MILLION) * span) / MILLION);
}
