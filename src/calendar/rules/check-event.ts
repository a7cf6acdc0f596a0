import { addMonthsClamped, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';

/** Maximum length of a block in months, which equals the period read from feeds. */
const MAX_MONTHS = 24;

export type EventFault = 'finePrimaDiInizio' | 'periodoPassato' | 'periodoTroppoLungo';

/**
 * Returns why a period cannot be blocked, or `null` if it can. A period that has begun can be blocked until it ends.
 * @example checkEvent({ start: '2026-11-20', end: '2026-11-22' }, '2026-11-22') // 'periodoPassato'
 */
export function checkEvent({ start, end }: Nights, today: CalendarDate): EventFault | null {
  if (end <= start) return 'finePrimaDiInizio';
  if (end <= today) return 'periodoPassato';
  return end > addMonthsClamped(start, MAX_MONTHS) ? 'periodoTroppoLungo' : null;
}
