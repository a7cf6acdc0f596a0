import { addDays, addMonths, type CalendarDate, monthOf, weekday } from '../../kernel/dates/calendar-date.ts';
import { dateOf } from './holidays.ts';
import { feastDayAt } from './feast-days.ts';
import { laterWeekday, nextWeekAt } from './later-weekday.ts';
import { FEASTS } from './lexicon-feasts.ts';
import {
  RELATIVE_DAYS,
  MONTHS_OF_DAY,
  NEXT,
  PARTS_OF_DAY,
  STREETS,
  THIS,
  WEEKDAYS,
  WEEKDAYS_OF_DAY,
} from './lexicon-time.ts';
import { COUNTING } from './lexicon-words.ts';
import { nextDayOfMonth, nextWeekday, weekdayBefore } from './next-weekday.ts';
import { dayAt, isCountedAt, isHeadcount, monthNumberAt, type ParsedDay, yearsFrom } from './parse-day.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';
import { isStayPossible } from './possible-stay.ts';
import type { StayCriteria } from './search-criteria.ts';

/** `others` are the same days in other months, as in "a giugno o luglio dal 3 al 10". */
export type StaySpan = {
  kind: 'stay';
  start: number;
  end: number;
  stay: StayCriteria;
  others?: readonly StayCriteria[];
  /** Set if the stay is given by weekdays. Other words may then move it to another week. */
  isOfWeek?: true;
};
/** A check-in without a check-out. `isDated` is false if the text gives only a day of the week. */
export type DaySpan = { kind: 'day'; start: number; end: number; day: CalendarDate; isDated: boolean };

/** Words before the first of two days. After a `between` phrase such as "tra", "e" introduces the second day. */
const FROM = new Map([
  ...phrasesOf(
    'dal, dall, dalla, da, arrivo, arriviamo, arriveremmo, partenza, partire, partendo, andata, check in, checkin, notte del, la notte del, a partire da',
    'from' as const,
  ),
  ...phrasesOf('tra, fra, notte tra, la notte tra', 'between' as const),
]);
const TO = new Set(
  'al all alla a fino partenza partiamo ritorno tornare tornando rientro rientrare rientrando torno torniamo riparto ripartiamo rientriamo check out checkout'.split(
    ' ',
  ),
);
const AND = new Set(['e', 'ed']);
const ARTICLES = new Set(['il', 'l', 'la', 'giorno']);
const OF_DAYS = new Set(['dal', 'dall', 'arrivo', 'arriviamo']);
const NEAR_MONTHS = 3;
const NEAR_DAYS = 62;
const FAR_DAYS = 93;

function afterArticle(words: readonly string[], start: number): number {
  return ARTICLES.has(words[start] ?? '') ? afterArticle(words, start + 1) : start;
}

function namedDayAt(
  words: readonly string[],
  start: number,
  today: CalendarDate,
  side: 'from' | 'to',
): ParsedDay | null {
  return dayFromToday(words, start, today) ?? feastDayAt(words, start, today, side);
}

function dayFromToday(words: readonly string[], start: number, today: CalendarDate): ParsedDay | null {
  const match = phraseAt(words, start, RELATIVE_DAYS);
  const [year = 0, month = 0, day = 0] = match ? addDays(today, match.value).split('-').map(Number) : [];
  return match && { day, month, year, end: match.end };
}

type Joiner = { end: number; isExplicit: boolean; isAnd: boolean };

function joinerAt(words: readonly string[], start: number, isBetween: boolean): Joiner {
  const length = words.slice(start).findIndex((word) => ![TO, AND, ARTICLES].some((set) => set.has(word)));
  const end = length < 0 ? words.length : start + length;
  const between = words.slice(start, end);
  const isAnd = between.some((word) => AND.has(word));
  return { end, isAnd, isExplicit: between.some((word) => TO.has(word)) || (isBetween && isAnd) };
}

function monthAfter(month: number, arrival: ParsedDay, departure: ParsedDay): number {
  return departure.day > arrival.day ? month : (month % 12) + 1;
}

/** Returns the stay that begins in `year`. A check-out before the check-in moves to the next year. */
function stayIn(year: number, arrival: ParsedDay, departure: ParsedDay): StayCriteria | null {
  const first = arrival.month ?? departure.month;
  if (first === null) return null;
  const last = departure.month ?? monthAfter(first, arrival, departure);
  const isLater = last > first || (last === first && departure.day > arrival.day);
  const until = isLater ? year : year + 1;
  if ((arrival.year ?? year) !== year || (departure.year ?? until) !== until) return null;
  const check_in = dateOf(year, first, arrival.day);
  const check_out = dateOf(until, last, departure.day);
  return check_in && check_out && { check_in, check_out };
}

function firstPossible(stayOf: (year: number) => StayCriteria | null, today: CalendarDate): StayCriteria | null {
  const stays = yearsFrom(today).map(stayOf);
  return stays.find((one) => one !== null && isStayPossible(one, today)) ?? null;
}

/** Returns the next night that begins on the day, or `null` if it cannot be booked. */
export function nightOf(parsed: ParsedDay, today: CalendarDate): StayCriteria | null {
  const { month } = parsed;
  if (month === null) return null;
  return firstPossible((year) => {
    const check_in = (parsed.year ?? year) === year ? dateOf(year, month, parsed.day) : null;
    return check_in && { check_in, check_out: addDays(check_in, 1) };
  }, today);
}

function nextDays(
  words: readonly string[],
  arrival: ParsedDay,
  departure: ParsedDay,
  today: CalendarDate,
): StayCriteria[] {
  const named = new Set(words.flatMap((_, at) => monthNumberAt(words, at) ?? []));
  if (named.size > 0) {
    const inMonth = (month: number) => (year: number) => stayIn(year, { ...arrival, month }, departure);
    return [...named].flatMap((month) => firstPossible(inMonth(month), today) ?? []);
  }
  const months = Array.from({ length: NEAR_MONTHS }, (_, ahead) => addMonths(monthOf(today), ahead));
  const stays = months.flatMap((month) => {
    const [year, first] = month.split('-').map(Number);
    return stayIn(year ?? 0, { ...arrival, month: first ?? 0 }, departure) ?? [];
  });
  return stays.filter((one) => isStayPossible(one, today)).slice(0, 1);
}

function departureAt(words: readonly string[], { end, isExplicit }: Joiner, today: CalendarDate): ParsedDay | null {
  return dayAt(words, end) ?? (isExplicit ? feastDayAt(words, end, today, 'to') : null);
}

/** Returns whether the numbers are days ("dal 3 al 10") rather than guests ("da 3 a 5 persone"). */
function areBareDays(
  words: readonly string[],
  { start, first }: { start: number; first: number },
  arrival: ParsedDay,
  departure: ParsedDay,
): boolean {
  const isBare = arrival.month === null && departure.month === null && arrival.day !== departure.day;
  const isOfDays = OF_DAYS.has(words[start] ?? '') || WEEKDAYS.has(words[first] ?? '');
  return isBare && isOfDays && !isCountedAt(words, departure.end);
}

function isDay(words: readonly string[], at: number, { month }: ParsedDay, { isExplicit }: Joiner): boolean {
  return month !== null || isExplicit || !COUNTING.has(words[at - 1] ?? '');
}

function isDeparture(words: readonly string[], arrival: ParsedDay, departure: ParsedDay, joiner: Joiner): boolean {
  const isNextDay = joiner.isAnd && departure.day === arrival.day + 1;
  if (joiner.end > arrival.end && !joiner.isExplicit && !isNextDay) return false;
  const isLater = departure.day > arrival.day;
  if (departure.month !== null) return isLater || (arrival.month !== null && arrival.month !== departure.month);
  const isMonthFirst = MONTHS_OF_DAY.has(words[arrival.end - 2] ?? '');
  return arrival.month !== null && (joiner.isExplicit || isMonthFirst) && !isCountedAt(words, departure.end);
}

/**
 * Parses two days as a stay. Returns `null` for days that do not exist or cannot be booked.
 * @example stayAt(['3', '10', 'agosto'], 0, '2026-11-21') // { …, stay: { check_in: '2027-08-03', check_out: '2027-08-10' } }
 */
export function stayAt(words: readonly string[], start: number, today: CalendarDate): StaySpan | null {
  const from = phraseAt(words, start, FROM);
  const first = afterArticle(words, from?.end ?? start);
  const dated = dayAt(words, first);
  const arrival = dated ?? namedDayAt(words, first, today, 'from');
  if (arrival === null) return null;
  const joiner = joinerAt(words, arrival.end, from?.value === 'between');
  if (dated === null && !joiner.isExplicit) return null;
  const departure = isDay(words, first, arrival, joiner) ? departureAt(words, joiner, today) : null;
  if (departure === null)
    return joiner.isExplicit ? untilWeekday(words, { start, end: joiner.end }, arrival, today) : null;
  if (joiner.isExplicit && areBareDays(words, { start, first }, arrival, departure)) {
    const numbered = numberedWeekday(words, first, today, FAR_DAYS);
    const [stay, ...others] = numbered
      ? [{ check_in: numbered, check_out: nextDayOfMonth(departure.day, numbered) }]
      : nextDays(words, arrival, departure, today);
    return stay ? { kind: 'stay', start, end: departure.end, stay, others } : null;
  }
  if (!isDeparture(words, arrival, departure, joiner)) return null;
  const stay = firstPossible((year) => stayIn(year, arrival, departure), today);
  return stay ? { kind: 'stay', start, end: departure.end, stay } : null;
}

type Words = { start: number; end: number };

function untilWeekday(
  words: readonly string[],
  { start, end }: Words,
  arrival: ParsedDay,
  today: CalendarDate,
): StaySpan | null {
  const day = WEEKDAYS_OF_DAY.get(words[end] ?? '');
  const night = day === undefined ? null : nightOf(arrival, today);
  if (day === undefined || night === null) return null;
  const { check_in } = night;
  return { kind: 'stay', start, end: end + 1, stay: { check_in, check_out: nextWeekday(day, check_in, false) } };
}

function beforeDay(
  words: readonly string[],
  { start, end }: Words,
  arrival: number,
  today: CalendarDate,
): StaySpan | null {
  // After "a", a feast is a check-out only if "da" comes first: "domenica a Pasqua" means Easter Sunday.
  const isFeast = words[end - 1] !== 'a' || FROM.has(words[start] ?? '');
  const dated = dayAt(words, end) ?? (isFeast ? feastDayAt(words, end, today, 'to') : null);
  const night = dated && nightOf(dated, today);
  const stay = night && { check_in: weekdayBefore(arrival, night.check_in), check_out: night.check_in };
  return dated && isStayPossible(stay, today) && stay ? { kind: 'stay', start, end: dated.end, stay } : null;
}

function weekdayNamedAt(words: readonly string[], start: number): { day: number; end: number; isNext: boolean } | null {
  const isBefore = NEXT.has(words[start] ?? '');
  const at = isBefore || THIS.has(words[start] ?? '') ? start + 1 : start;
  const day = WEEKDAYS_OF_DAY.get(words[at] ?? '');
  const isAfter = NEXT.has(words[at + 1] ?? '');
  const hasPart = PARTS_OF_DAY.has(words[at + 1] ?? '');
  return day === undefined ? null : { day, end: at + (isAfter || hasPart ? 2 : 1), isNext: isBefore || isAfter };
}

/**
 * Parses two weekdays as a stay. The second may be a date, as in "da venerdì a domenica 6 dicembre".
 * @example weekdaysAt(['da', 'venerdi', 'a', 'domenica'], 0, '2026-11-26')?.stay.check_in // '2026-11-27'
 */
export function weekdaysAt(words: readonly string[], start: number, today: CalendarDate): StaySpan | null {
  const from = phraseAt(words, start, FROM);
  const first = afterArticle(words, from?.end ?? start);
  const named = weekdayNamedAt(words, first);
  if (named === null) return null;
  const joiner = joinerAt(words, named.end, from?.value === 'between');
  if (joiner.end > named.end && !joiner.isExplicit) return null;
  const dated = joiner.isExplicit ? beforeDay(words, { start, end: joiner.end }, named.day, today) : null;
  const departure = weekdayNamedAt(words, joiner.end);
  if (dated !== null || departure === null) return dated;
  const ofWeek = nextWeekAt(words, departure.end, today);
  const check_in = nextWeekday(named.day, ofWeek?.monday ?? today, ofWeek !== null || !named.isNext);
  const stay = { check_in, check_out: nextWeekday(departure.day, check_in, false) };
  return {
    kind: 'stay',
    start,
    end: ofWeek?.end ?? departure.end,
    stay,
    ...(!named.isNext && !ofWeek && { isOfWeek: true }),
  };
}

/** Returns the next date with both the weekday and the day of the month, as in "sabato 5". */
function numberedWeekday(words: readonly string[], at: number, today: CalendarDate, near = NEAR_DAYS) {
  const day = WEEKDAYS.get(words[at] ?? '');
  const numbered = dayAt(words, at);
  if (day === undefined || !numbered || numbered.month !== null || isCountedAt(words, numbered.end)) return null;
  const dates = Array.from({ length: near }, (_, ahead) => addDays(today, ahead));
  return dates.find((date) => weekday(date) === day && Number(date.slice(8)) === numbered.day) ?? null;
}

function weekdayAt(words: readonly string[], start: number, today: CalendarDate): DaySpan | null {
  const isNext = NEXT.has(words[start] ?? '');
  const at = isNext || THIS.has(words[start] ?? '') ? start + 1 : start;
  const day = WEEKDAYS.get(words[at] ?? '');
  // A day of the week may also be the first word of a feast, as in "arrivo venerdì santo".
  if (day === undefined || (phraseAt(words, at, FEASTS)?.end ?? 0) > at + 1) return null;
  const numbered = numberedWeekday(words, at, today);
  if (numbered !== null) return { kind: 'day', start, end: at + 2, day: numbered, isDated: true };
  const isNextAfter = NEXT.has(words[at + 1] ?? '');
  const end = at + (isNextAfter || PARTS_OF_DAY.has(words[at + 1] ?? '') ? 2 : 1);
  return { kind: 'day', start, end, day: nextWeekday(day, today, !isNext && !isNextAfter), isDated: false };
}

/**
 * Parses a check-in. Days in street names are ignored ("via 4 novembre").
 * @example arrivalAt(['domani'], 0, '2026-11-26')?.day // '2026-11-27'
 */
export function arrivalAt(words: readonly string[], start: number, today: CalendarDate): DaySpan | null {
  const match = phraseAt(words, start, RELATIVE_DAYS);
  if (match !== null) return { kind: 'day', start, end: match.end, day: addDays(today, match.value), isDated: true };
  const from = afterArticle(words, phraseAt(words, start, FROM)?.end ?? start);
  const day = dayAt(words, from);
  const night = day && nightOf(day, today);
  const isOther = STREETS.has(words[start - 1] ?? '') || isHeadcount(words, from);
  if (day && night && !isOther) return { kind: 'day', start, end: day.end, day: night.check_in, isDated: true };
  const later = laterWeekday(words, start, today) ?? laterWeekday(words, from, today);
  if (later) return { kind: 'day', start, ...later, isDated: true };
  const ofWeek = weekdayAt(words, from, today);
  return ofWeek && { ...ofWeek, start };
}
