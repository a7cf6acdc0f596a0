import { addDays, type CalendarDate, dateInRome } from '../../kernel/calendar-date.ts';

const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', day: 'numeric', month: 'short' });
const withYear = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/**
 * When a calendar was read, as who keeps it is told (specification section 2, "last sync date"). `today` in Rome.
 * @example formatReading('2026-11-22T10:02:00.000Z', parseCalendarDate('2026-11-22')) // 'Oggi, 11:02'
 */
export function formatReading(instant: string, today: CalendarDate): string {
  const moment = new Date(instant);
  const day = dateInRome(moment);
  const time = clock.format(moment);
  if (day === today) return `Oggi, ${time}`;
  if (day === addDays(today, -1)) return `Ieri, ${time}`;
  return `${(day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : withYear).format(moment)}, ${time}`;
}
