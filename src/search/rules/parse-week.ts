import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Period, PeriodOf } from './holidays.ts';
import { COUNTED, readNumber } from './lexicon-words.ts';
import { nextOf } from './next-period.ts';
import { MONDAY, nextWeekday, WEEK } from './next-weekday.ts';
import { monthNumberAt, yearAt } from './parse-day.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

type ParsedWeek = { period: Period; end: number };

const SOME_NIGHTS = 3;
const NEXT_WEEK = new Map([
  ...phrasesOf('prossima settimana, la prossima settimana, settimana prossima, la settimana prossima', 0),
  ...phrasesOf('settimana dopo la prossima, la settimana dopo la prossima', 1),
]);
const WEEK_NUMBERED = new Map(phrasesOf('settimana, settimana numero, settimana n, settimana nr', null));
const MOST_WEEKS = 53;

function nextWeekAt(words: readonly string[], start: number, today: CalendarDate): ParsedWeek | null {
  const match = phraseAt(words, start, NEXT_WEEK);
  const from = addDays(nextWeekday(MONDAY, today, false), WEEK * (match?.value ?? 0));
  const period = { from, until: addDays(from, WEEK), nights: SOME_NIGHTS };
  return match && { period, end: match.end };
}

/** Parses a calendar week (ISO 8601), as in "settimana 8", but not in "settimana 8 agosto". */
function weekOfYearAt(words: readonly string[], start: number, today: CalendarDate): ParsedWeek | null {
  const match = words[start - 1] === 'una' ? null : phraseAt(words, start, WEEK_NUMBERED);
  const number = match && /^\d/.test(words[match.end] ?? '') ? readNumber(words[match.end], MOST_WEEKS) : null;
  if (!match || number === null) return null;
  const next = match.end + 1;
  if (
    COUNTED.has(words[next] ?? '') ||
    monthNumberAt(words, next) !== null ||
    /^(?:o|e|piu|pax)$/.test(words[next] ?? '') ||
    (/^\d/.test(words[next] ?? '') && words[match.end - 1] !== 'numero') ||
    /^al? \d/.test(words.slice(next, next + 2).join(' '))
  )
    return null;
  const year = yearAt(words, next);
  const weekOf: PeriodOf = (each) => {
    const from = addDays(nextWeekday(MONDAY, `${each - 1}-12-29` as CalendarDate, true), WEEK * (number - 1));
    return { from, until: addDays(from, WEEK), nights: WEEK };
  };
  const period = nextOf(weekOf, today, year);
  return period && { period, end: next + (year === null ? 0 : 1) };
}

/** @example weekAt(['settimana', '8'], 0, '2026-11-26')?.period.from // '2027-02-22' */
export function weekAt(words: readonly string[], start: number, today: CalendarDate): ParsedWeek | null {
  return nextWeekAt(words, start, today) ?? weekOfYearAt(words, start, today);
}
