import { addDays, type CalendarDate, dateInRome, formatDayMonthYear } from '../../kernel/calendar-date.ts';

const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', day: 'numeric', month: 'short' });
const withYear = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/**
 * When something came, as a row of the queue says it: the hour of today's and yesterday's, the day of others, the year of
 * another year's. `today` in Rome.
 * @example formatWhen('2026-11-21T09:41:00.000Z', parseCalendarDate('2026-11-21')) // 'oggi, 10:41'
 */
export function formatWhen(instant: string, today: CalendarDate): string {
  const moment = new Date(instant);
  const day = dateInRome(moment);
  if (day === today) return `oggi, ${clock.format(moment)}`;
  if (day === addDays(today, -1)) return `ieri, ${clock.format(moment)}`;
  return (day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : withYear).format(moment);
}

/**
 * The same in full, as the sheet says it.
 * @example formatMoment('2026-11-20T08:12:00.000Z') // '20/11/2026, 09:12'
 */
export function formatMoment(instant: string): string {
  const moment = new Date(instant);
  return `${formatDayMonthYear(dateInRome(moment))}, ${clock.format(moment)}`;
}
