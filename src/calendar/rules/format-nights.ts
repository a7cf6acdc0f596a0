import { addDays, type CalendarDate, dateFormat } from '../../kernel/calendar-date.ts';
import type { Nights } from './feed.ts';

const day = dateFormat({ day: 'numeric' });
const dayAndMonth = dateFormat({ day: 'numeric', month: 'short' });
const withYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/**
 * Nights in few words, the last one included; with the year where it is not this one.
 * @example formatNights({ start: '2026-11-25', end: '2026-11-27' }, '2026-11-22') // '25–26 nov'
 */
export function formatNights({ start, end }: Nights, today: CalendarDate): string {
  const last = addDays(end, -1);
  const isThisYear = start.slice(0, 4) === today.slice(0, 4) && last.slice(0, 4) === today.slice(0, 4);
  const whole = isThisYear ? dayAndMonth : withYear;
  if (start === last) return whole(start);
  if (start.slice(0, 7) === last.slice(0, 7)) return `${day(start)}–${whole(last)}`;
  return `${start.slice(0, 4) === last.slice(0, 4) ? dayAndMonth(start) : withYear(start)} – ${whole(last)}`;
}
