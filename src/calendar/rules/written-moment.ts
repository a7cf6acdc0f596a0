import { type CalendarDate, dateInRome, dayNumber, hourInRome } from '../../kernel/dates/calendar-date.ts';
import { parseMoment, parseUtcOffset, UTC } from './parse-ical-time.ts';

const HOUR = 3600;
const DAY_SECONDS = 86_400;

const clockOf = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/**
 * Parses a date and time as written in a feed. Only exact times (UTC or an offset) are converted to Rome time.
 * @example writtenMoment('20270409T130000Z') // { date: '2027-04-09', clock: '15:00' }
 */
export function writtenMoment(written: string): { date: CalendarDate; clock: string | null } | null {
  const value = written.trim();
  const moment = parseMoment({ params: '', value });
  // A year in the far future is rejected: parsing clamps it, so the date would be wrong.
  if (moment === null || !value.startsWith(moment.date.slice(0, 4))) return null;
  const { date, second, zone } = moment;
  if (second === null) return { date, clock: null };
  if (zone === '') return { date, clock: clockOf(Math.floor(second / HOUR), Math.floor((second % HOUR) / 60)) };
  const offset = parseUtcOffset(zone.slice(UTC.length)) ?? 0;
  const instant = new Date((dayNumber(date) * DAY_SECONDS + second - offset) * 1000);
  return { date: dateInRome(instant), clock: clockOf(hourInRome(instant), instant.getUTCMinutes()) };
}
