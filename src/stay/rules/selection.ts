import { type CalendarDate, eachDate } from '../../kernel/dates/calendar-date.ts';

export type Selection =
  | { kind: 'empty' }
  | { kind: 'checkIn'; check_in: CalendarDate }
  | { kind: 'stay'; check_in: CalendarDate; check_out: CalendarDate };

/** `isAvailable` refers to the night that begins on a date. */
export type Nights = { today: CalendarDate; isAvailable: (date: CalendarDate) => boolean };

export const NO_DATES: Selection = { kind: 'empty' };

export const NO_STAY = { selection: NO_DATES, guests: 1, camera_id: null, flexible: null };

/**
 * Returns whether every night is available, excluding the night of departure.
 * @example areNightsFree('2026-11-23', '2026-11-26', (date) => date !== '2026-11-26') // true
 */
export function areNightsFree(
  check_in: CalendarDate,
  check_out: CalendarDate,
  isAvailable: Nights['isAvailable'],
): boolean {
  return eachDate(check_in, check_out).every(isAvailable);
}
