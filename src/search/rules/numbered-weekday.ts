import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { nthWeekday } from './lexicon-feasts.ts';
import { WEEKDAYS } from './lexicon-time.ts';
import { monthNumberAt, yearAt, yearsFrom } from './parse-day.ts';
import { ORDINALS } from './parse-period.ts';
import type { DaySpan } from './parse-stay.ts';
import { phraseAt } from './phrase-at.ts';

/**
 * Reads an arrival such as "ultimo sabato di agosto" (last Saturday of August) or "primo lunedì di maggio 2027".
 * @example numberedWeekdayAt(['ultimo', 'sabato', 'di', 'agosto'], 0, '2026-11-26')?.day // '2027-08-28'
 */
export function numberedWeekdayAt(words: readonly string[], start: number, today: CalendarDate): DaySpan | null {
  const ordinal = phraseAt(words, start, ORDINALS);
  const day = ordinal === null ? undefined : WEEKDAYS.get(words[ordinal.end] ?? '');
  if (ordinal === null || day === undefined) return null;
  const at = ordinal.end + (words[ordinal.end + 1] === 'di' ? 2 : 1);
  const month = monthNumberAt(words, at);
  if (month === null) return null;
  const year = yearAt(words, at + 1);
  const dayOf = nthWeekday(month, day, ordinal.value < 0 ? ordinal.value : ordinal.value + 1);
  const dates = (year === null ? yearsFrom(today) : [year]).map(dayOf);
  const next = dates.find((date) => date !== null && date >= today) ?? null;
  return next && { kind: 'day', start, end: at + (year === null ? 1 : 2), day: next, isDated: true };
}
