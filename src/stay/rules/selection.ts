import { type CalendarDate, eachDate } from '../../kernel/dates/calendar-date.ts';

/** The dates that a guest has chosen so far (PRODUCT.md § 4, "Date selection"). */
export type Selection =
  | { kind: 'empty' }
  | { kind: 'checkIn'; check_in: CalendarDate }
  | { kind: 'stay'; check_in: CalendarDate; check_out: CalendarDate };

/** What a guest may be offered: `isAvailable` is about the night that begins on a date. */
export type Nights = { today: CalendarDate; isAvailable: (date: CalendarDate) => boolean };

export const NO_DATES: Selection = { kind: 'empty' };

/** Nothing is chosen of a stay. */
export const NO_STAY = { selection: NO_DATES, guests: 1, camera_id: null, flexible: null };

/**
 * Whether every night of a stay is available, the night of the arrival included and that of the departure not.
 * @example areNightsFree('2026-11-23', '2026-11-26', (date) => date !== '2026-11-26') // true
 */
export function areNightsFree(
  check_in: CalendarDate,
  check_out: CalendarDate,
  isAvailable: Nights['isAvailable'],
): boolean {
  return eachDate(check_in, check_out).every(isAvailable);
}
