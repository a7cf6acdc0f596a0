import { type CalendarDate, endOfDayInRome, hourInRome } from '../../kernel/dates/calendar-date.ts';
import { REQUEST_HOURS } from './booking.ts';

const HOUR_MS = 3_600_000;

/**
 * `ora_limite_oggi`: the hour in Rome from which same-day arrivals require confirmation (0: always; 24: never). `is_past`:
 * whether that hour has passed.
 */
export type SameDayTerms = { ora_limite_oggi: number; is_past: boolean };

/** @example sameDayTerms(18, new Date('2026-11-28T17:00:00Z')) // { ora_limite_oggi: 18, is_past: true } */
export function sameDayTerms(ora_limite_oggi: number, now: Date): SameDayTerms {
  return { ora_limite_oggi, is_past: hourInRome(now) >= ora_limite_oggi };
}

/**
 * Returns whether a stay starts today and the owner's cut-off hour has passed. `today` is the day in Rome.
 * @example needsSameDayConfirmation('2026-11-28', '2026-11-28', { ora_limite_oggi: 18, is_past: true }) // true
 */
export function needsSameDayConfirmation(
  check_in: CalendarDate | null,
  today: CalendarDate,
  { is_past }: SameDayTerms,
): boolean {
  return is_past && check_in === today;
}

/**
 * Returns the deadline for the owner's answer, which is never later than the day of arrival.
 * @example answerDeadline('2026-11-28', new Date('2026-11-28T18:00:00Z')) // 2026-11-28T22:59:59Z
 */
export function answerDeadline(check_in: CalendarDate, now: Date): Date {
  const usual = now.getTime() + REQUEST_HOURS * HOUR_MS;
  return new Date(Math.min(usual, endOfDayInRome(check_in).getTime()));
}

/**
 * Returns the seconds until the next full hour, when same-day terms may change. Rome's UTC offset is always a whole hour.
 * @example secondsToNextHour(new Date('2026-11-28T16:59:30Z')) // 30
 */
export function secondsToNextHour(now: Date): number {
  return Math.floor((HOUR_MS - (now.getTime() % HOUR_MS)) / 1000);
}
