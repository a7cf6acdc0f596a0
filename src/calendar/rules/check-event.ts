import { addMonthsClamped, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';

/** Longest period that can be blocked at once; platforms read our calendar equally far ahead. */
const MAX_MONTHS = 24;

export type EventFault = 'finePrimaDiInizio' | 'periodoPassato' | 'periodoTroppoLungo';

/**
 * Returns why nights cannot be blocked for use or maintenance; `null` if they can. A period under way is allowed, one that has
 * ended is not.
 * @example checkEvent({ start: '2026-11-20', end: '2026-11-22' }, '2026-11-22') // 'periodoPassato'
 */
export function checkEvent({ start, end }: Nights, today: CalendarDate): EventFault | null {
  if (end <= start) return 'finePrimaDiInizio';
  if (end <= today) return 'periodoPassato';
  return end > addMonthsClamped(start, MAX_MONTHS) ? 'periodoTroppoLungo' : null;
}
