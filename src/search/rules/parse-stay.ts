import { type CalendarDate, parseCalendarDate } from '../../kernel/calendar-date.ts';
import { MONTHS } from './lexicon-words.ts';
import { isStayPossible } from './possible-stay.ts';
import type { StayCriteria } from './search-criteria.ts';

export type StaySpan = { kind: 'stay'; start: number; end: number; stay: StayCriteria };

const FROM = new Set(['dal', 'dall', 'da']);
const TO = new Set(['al', 'all', 'a', 'fino']);
const DAY = /^([1-9]|[12]\d|3[01])o?$/;
const YEAR = /^20\d\d$/;
/** This one and those that calendars reach into. */
const YEARS = 3;

/** A day as it is said; `null` is left to be understood. */
type SaidDay = { day: number; month: number | null; year: number | null; end: number };

function dayAt(words: readonly string[], start: number): SaidDay | null {
  const day = DAY.exec(words[start] ?? '')?.[1];
  if (day === undefined) return null;
  const month = MONTHS.indexOf(words[start + 1] ?? '') + 1;
  if (month === 0) return { day: Number(day), month: null, year: null, end: start + 1 };
  const year = YEAR.test(words[start + 2] ?? '') ? Number(words[start + 2]) : null;
  return { day: Number(day), month, year, end: start + (year === null ? 2 : 3) };
}

function dateOf(year: number, month: number, day: number): CalendarDate | null {
  return parseCalendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** The stay whose arrival lies in a year, if that is how it is said: a departure that comes no later in the year is of the next one. */
function stayIn(year: number, arrival: SaidDay, departure: SaidDay): StayCriteria | null {
  const [first, last] = [arrival.month ?? departure.month, departure.month];
  if (first === null || last === null) return null;
  const isLater = last > first || (last === first && departure.day > arrival.day);
  const until = isLater ? year : year + 1;
  if ((arrival.year ?? year) !== year || (departure.year ?? until) !== until) return null;
  const check_in = dateOf(year, first, arrival.day);
  const check_out = dateOf(until, last, departure.day);
  return check_in && check_out && { check_in, check_out };
}

/**
 * The stay that is said from `start` on, the next such days from `today`: "dal 3 al 10 agosto", "3-10 agosto", "dal 28 dicembre al
 * 4 gennaio 2027". `null` for days that there are not, or nobody can book.
 * @example stayAt(['3', '10', 'agosto'], 0, '2026-11-21') // { …, stay: { check_in: '2027-08-03', check_out: '2027-08-10' } }
 */
export function stayAt(words: readonly string[], start: number, today: CalendarDate): StaySpan | null {
  const arrival = dayAt(words, FROM.has(words[start] ?? '') ? start + 1 : start);
  if (arrival === null) return null;
  let next = arrival.end;
  while (TO.has(words[next] ?? '')) next += 1;
  const departure = dayAt(words, next);
  if (departure === null || departure.month === null) return null;
  if (departure.month === (arrival.month ?? departure.month) && departure.day <= arrival.day) return null;
  const thisYear = Number(today.slice(0, 4));
  const stays = Array.from({ length: YEARS }, (_, ahead) => stayIn(thisYear + ahead, arrival, departure));
  const stay = stays.find((one) => one !== null && isStayPossible(one, today));
  return stay ? { kind: 'stay', start, end: departure.end, stay } : null;
}
