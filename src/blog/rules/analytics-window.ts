import { addDays, type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';

const DEFAULT_WINDOW_DAYS = 30;
const MAX_WINDOW_DAYS = 366;

/** `before` is the first day of the preceding window of the same length. */
export type AnalyticsWindow = { dal: CalendarDate; al: CalendarDate; before: CalendarDate };

export type WindowResult = { ok: true; value: AnalyticsWindow } | { ok: false; fault: 'reversed' | 'tooLong' };

type WindowQuery = { dal?: CalendarDate | undefined; al?: CalendarDate | undefined };

/**
 * Returns the requested window, by default the last 30 days. Rejects windows that are reversed or longer than 366 days.
 * @example analyticsWindow({}, '2026-11-30')
 * // { ok: true, value: { dal: '2026-11-01', al: '2026-11-30', before: '2026-10-02' } }
 */
export function analyticsWindow(query: WindowQuery, today: CalendarDate): WindowResult {
  const al = query.al ?? today;
  const dal = query.dal ?? addDays(al, 1 - DEFAULT_WINDOW_DAYS);
  const length = daysBetween(dal, al) + 1;
  if (length < 1) return { ok: false, fault: 'reversed' };
  if (length > MAX_WINDOW_DAYS) return { ok: false, fault: 'tooLong' };
  return { ok: true, value: { dal, al, before: addDays(dal, -length) } };
}
