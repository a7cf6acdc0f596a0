import {
  addDays,
  type CalendarDate,
  daysBetween,
  parseCalendarDate,
  weekday,
} from '../../kernel/dates/calendar-date.ts';
import { calendarHorizon } from './calendar-horizon.ts';

/** Arrival is on `from` or later, departure on `until` or earlier. `weekend` requires arrival on a Friday. */
export type FlexibleStay = { from: CalendarDate; until: CalendarDate; nights: number; weekend: boolean };

export type FlexibleAddress = Partial<Record<'periodo_dal' | 'periodo_al' | 'notti' | 'weekend', string | undefined>>;

/** Maximum length of a window, enough for any two consecutive months. */
export const MAX_WINDOW_DAYS = 62;
const WEEKEND_NIGHTS = '2';
const FRIDAY = 5;
const COUNT = /^[1-9]\d?$/;

/** @example arrivalsOf({ from: '2027-05-01', until: '2027-05-16', nights: 2, weekend: true }) // ['2027-05-07', '2027-05-14'] */
export function arrivalsOf({ from, until, nights, weekend }: FlexibleStay): CalendarDate[] {
  const count = Math.max(0, daysBetween(from, until) - nights + 1);
  const days = Array.from({ length: count }, (_, day) => addDays(from, day));
  return weekend ? days.filter((day) => weekday(day) === FRIDAY) : days;
}

/**
 * Parses the flexible dates of a URL; `null` if invalid. A window that starts in the past is shortened to start today.
 * @example readFlexible({ periodo_dal: '2027-08-01', periodo_al: '2027-08-31', notti: '7' }, '2026-11-21')
 * // { from: '2027-08-01', until: '2027-08-31', nights: 7, weekend: false }
 */
export function readFlexible(address: FlexibleAddress, today: CalendarDate): FlexibleStay | null {
  const { periodo_dal = '', periodo_al = '' } = address;
  const weekend = address.weekend === '1';
  const notti = address.notti ?? (weekend ? WEEKEND_NIGHTS : '');
  const [first, until] = [parseCalendarDate(periodo_dal), parseCalendarDate(periodo_al)];
  if (first === null || until === null || until > calendarHorizon(today) || !COUNT.test(notti)) return null;
  const from = first < today ? today : first;
  const flexible = { from, until, nights: Number(notti), weekend };
  return daysBetween(from, until) <= MAX_WINDOW_DAYS && arrivalsOf(flexible).length > 0 ? flexible : null;
}

/** @example writeFlexible(weekendOfMay).weekend // '1' */
export function writeFlexible({ from, until, nights, weekend }: FlexibleStay): Record<string, string> {
  return { periodo_dal: from, periodo_al: until, notti: String(nights), ...(weekend && { weekend: '1' }) };
}
