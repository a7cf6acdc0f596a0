import { dateInRome, formatLongDate } from '../../kernel/calendar-date.ts';

const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });

/** @example formatMoment('2026-11-20T08:12:00.000Z') // 'venerdì 20 novembre 2026, 09:12' */
export function formatMoment(instant: string): string {
  const moment = new Date(instant);
  return `${formatLongDate(dateInRome(moment))}, ${clock.format(moment)}`;
}
