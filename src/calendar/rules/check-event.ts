import { addMonthsClamped, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';

/** The longest period that is blocked in one go: as far as platforms read our calendar, too. */
const MAX_MONTHS = 24;

export type EventFault = 'finePrimaDiInizio' | 'periodoPassato' | 'periodoTroppoLungo';

/**
 * Whether nights may be blocked, or kept for maintenance; `null` when they may. A period under way may, one that is over may
 * not: the calendar says what comes.
 * @example checkEvent({ start: '2026-11-20', end: '2026-11-22' }, '2026-11-22') // 'periodoPassato'
 */
export function checkEvent({ start, end }: Nights, today: CalendarDate): EventFault | null {
  if (end <= start) return 'finePrimaDiInizio';
  if (end <= today) return 'periodoPassato';
  return end > addMonthsClamped(start, MAX_MONTHS) ? 'periodoTroppoLungo' : null;
}
