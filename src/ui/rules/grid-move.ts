import { type CalendarDate, addDays, addMonthsClamped } from '../../kernel/dates/calendar-date.ts';
import { type WeekStart, guestWeekStart, startOfWeek } from './month-weeks.ts';

/**
 * Returns the day to which a key moves the focus (WAI-ARIA date grid), or `null`.
 * @example gridMove('PageDown', false, '2026-01-31') // '2026-02-28'
 */
export function gridMove(
  key: string,
  isShift: boolean,
  from: CalendarDate,
  weekStart: WeekStart = guestWeekStart(),
): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return startOfWeek(from, weekStart);
    case 'End':
      return addDays(startOfWeek(from, weekStart), 6);
    case 'PageUp':
      return addMonthsClamped(from, isShift ? -12 : -1);
    case 'PageDown':
      return addMonthsClamped(from, isShift ? 12 : 1);
    default:
      return null;
  }
}
