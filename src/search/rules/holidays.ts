import { addDays, type CalendarDate, parseCalendarDate, weekday } from '../../kernel/dates/calendar-date.ts';

/** A range of days from which any `nights` consecutive nights may be chosen. */
export type Period = { from: CalendarDate; until: CalendarDate; nights: number };
export type PeriodOf = (year: number) => Period | null;

/** Returns the date, or `null` if it does not exist. @example dateOf(2027, 8, 15) // '2027-08-15' */
export function dateOf(year: number, month: number, day: number): CalendarDate | null {
  return parseCalendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** Returns the date of Easter (anonymous Gregorian computus). @example easterOf(2027) // '2027-03-28' */
export function easterOf(year: number): CalendarDate | null {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const moved = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + moved + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const days = epact + sunday - 7 * late + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The usual trip for a holiday on each weekday, Sunday first. `before` and `after` count days before and after the holiday. */
const BRIDGES: readonly (readonly [before: number, after: number, nights: number])[] = [
  [2, 0, 2],
  [3, 0, 3],
  [3, 0, 3],
  // For a Wednesday holiday, the trip lies between the Saturday before and the Sunday after.
  [4, 4, 4],
  [0, 3, 3],
  [0, 2, 2],
  [1, 1, 2],
];

/**
 * Returns the usual trip around a public holiday (Italian *ponte*, literally "bridge").
 * @example bridgeOf('2026-12-08') // a Tuesday: { from: '2026-12-05', until: '2026-12-08', nights: 3 }
 */
export function bridgeOf(holiday: CalendarDate): Period {
  const [before, after, nights] = BRIDGES[weekday(holiday)] ?? [0, 1, 1];
  return { from: addDays(holiday, -before), until: addDays(holiday, after), nights };
}
