import { addDays, addMonthsClamped, type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';
import { WHOLE_CALENDAR_NIGHTS } from './note-misread.ts';

/**
 * A period that ends at least this many months ahead counts as endless. The value is less than the 24 months that a poll covers,
 * because a stored result can be a few weeks old.
 */
const ENDLESS_MONTHS = 23;

/** `from` describes a period without an end; `until` describes a period that has already begun. */
export type AffectedNights =
  | { kind: 'all' }
  | { kind: 'one' | 'from' | 'until'; night: CalendarDate }
  | { kind: 'between'; first: CalendarDate; last: CalendarDate };

/**
 * Returns how to describe the affected nights; `today` is absent for results stored by an earlier version.
 * @example affectedNights({ start: '2027-04-09', end: '2028-11-22' }, '2026-11-22') // { kind: 'from', night: '2027-04-09' }
 */
export function affectedNights({ start, end }: Nights, today?: CalendarDate): AffectedNights {
  const last = addDays(end, -1);
  if (start === last) return { kind: 'one', night: start };
  const hasBegun = today !== undefined && start <= today;
  const isEndless = today !== undefined && end >= addMonthsClamped(today, ENDLESS_MONTHS);
  const isWhole = today === undefined && daysBetween(start, end) >= WHOLE_CALENDAR_NIGHTS;
  if (isWhole || (hasBegun && isEndless)) return { kind: 'all' };
  if (isEndless) return { kind: 'from', night: start };
  return hasBegun ? { kind: 'until', night: last } : { kind: 'between', first: start, last };
}
