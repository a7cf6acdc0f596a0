import { addDays, type CalendarDate, weekday } from '../../kernel/calendar-date.ts';
import { dateOf } from './holidays.ts';
import { DAYS_SAID, MONTH_NUMBERS, STREETS, WEEKDAYS } from './lexicon-time.ts';
import { phraseAt } from './phrase-at.ts';
import { isStayPossible } from './possible-stay.ts';
import type { StayCriteria } from './search-criteria.ts';

export type StaySpan = { kind: 'stay'; start: number; end: number; stay: StayCriteria };
/** A day of arrival; how long, other words say. */
export type DaySpan = { kind: 'day'; start: number; end: number; day: CalendarDate };

const FROM = new Set(['dal', 'dall', 'da', 'from']);
const ON = new Set([...FROM, 'il', 'l', 'on']);
const TO = new Set(['al', 'all', 'a', 'fino', 'to', 'until']);
const DAY = /^([1-9]|[12]\d|3[01])o?$/;
const YEAR = /^20\d\d$/;
/** This one and those that calendars reach into. */
const YEARS = 3;
const WEEK = 7;

/** A day as it is said; `null` is left to be understood. */
type SaidDay = { day: number; month: number | null; year: number | null; end: number };

function dayAt(words: readonly string[], start: number): SaidDay | null {
  const day = DAY.exec(words[start] ?? '')?.[1];
  if (day === undefined) return null;
  const month = MONTH_NUMBERS.get(words[start + 1] ?? '');
  if (month === undefined) return { day: Number(day), month: null, year: null, end: start + 1 };
  const year = YEAR.test(words[start + 2] ?? '') ? Number(words[start + 2]) : null;
  return { day: Number(day), month, year, end: start + (year === null ? 2 : 3) };
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

function firstPossible(stayOf: (year: number) => StayCriteria | null, today: CalendarDate): StayCriteria | null {
  const thisYear = Number(today.slice(0, 4));
  const stays = Array.from({ length: YEARS }, (_, ahead) => stayOf(thisYear + ahead));
  return stays.find((one) => one !== null && isStayPossible(one, today)) ?? null;
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
  const stay = firstPossible((year) => stayIn(year, arrival, departure), today);
  return stay ? { kind: 'stay', start, end: departure.end, stay } : null;
}

/** "Da venerdì a domenica", the next ones. @example weekdaysAt(['da', 'venerdi', 'a', 'domenica'], 0, '2026-11-26')?.stay.check_in // '2026-11-27' */
export function weekdaysAt(words: readonly string[], start: number, today: CalendarDate): StaySpan | null {
  if (!FROM.has(words[start] ?? '') || !TO.has(words[start + 2] ?? '')) return null;
  const [arrival, departure] = [WEEKDAYS.get(words[start + 1] ?? ''), WEEKDAYS.get(words[start + 3] ?? '')];
  if (arrival === undefined || departure === undefined) return null;
  const check_in = addDays(today, (arrival - weekday(today) + WEEK) % WEEK);
  const stay = { check_in, check_out: addDays(check_in, ((departure - arrival + WEEK - 1) % WEEK) + 1) };
  return { kind: 'stay', start, end: start + 4, stay };
}

/**
 * A day of arrival that is said from `start` on: "il 15 agosto", "3 agosto", "domani", "venerdì". An address has no days ("via 4 novembre").
 * @example arrivalAt(['domani'], 0, '2026-11-26')?.day // '2026-11-27'
 */
export function arrivalAt(words: readonly string[], start: number, today: CalendarDate): DaySpan | null {
  const said = phraseAt(words, start, DAYS_SAID);
  if (said !== null) return { kind: 'day', start, end: said.end, day: addDays(today, said.value) };
  const from = ON.has(words[start] ?? '') ? start + 1 : start;
  const dayOfWeek = WEEKDAYS.get(words[from] ?? '');
  if (dayOfWeek !== undefined) {
    const day = addDays(today, (dayOfWeek - weekday(today) + WEEK) % WEEK);
    return { kind: 'day', start, end: from + 1, day };
  }
  const day = dayAt(words, from);
  if (day === null || day.month === null || STREETS.has(words[start - 1] ?? '')) return null;
  const [month, { day: number, year: saidYear }] = [day.month, day];
  const stay = firstPossible((year) => {
    const check_in = (saidYear ?? year) === year ? dateOf(year, month, number) : null;
    return check_in && { check_in, check_out: addDays(check_in, 1) };
  }, today);
  return stay && { kind: 'day', start, end: day.end, day: stay.check_in };
}
