import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  firstOfMonth,
  monthOf,
  weekday,
} from '../../kernel/dates/calendar-date.ts';
import { type FlexibleStay, MAX_WINDOW_DAYS } from '../../stay/rules/flexible-stay.ts';
import type { Period } from './holidays.ts';
import type { PeriodSpan } from './parse-period.ts';
import { WEEK } from './next-weekday.ts';
import type { DaySpan, StaySpan } from './parse-stay.ts';
import { isFlexiblePossible, isStayPossible } from './possible-stay.ts';
import type { StayCriteria } from './search-criteria.ts';

export type When = { stay: StayCriteria | null; flexible: FlexibleStay | null };
export type WhenSpan = StaySpan | DaySpan | PeriodSpan;

/** Number of days that are searched if a query has a length of stay but no date. */
const SOON_DAYS = 60;
const MONTHS_OF_WINDOW = 2;
export const NEVER: When = { stay: null, flexible: null };

const THURSDAY = 4;
/** The number of days from each weekday, Sunday first, to the Friday of the nearest weekend. */
const TO_FRIDAY = [-2, -3, -4, 2, 1, 0, -1];

function fixed(check_in: CalendarDate, nights: number, today: CalendarDate): When {
  const stay = { check_in, check_out: addDays(check_in, nights) };
  return isStayPossible(stay, today) ? { stay, flexible: null } : NEVER;
}

function cut(period: Period): Period[] {
  if (daysBetween(period.from, period.until) <= MAX_WINDOW_DAYS) return [period];
  const until = firstOfMonth(addMonths(monthOf(period.from), MONTHS_OF_WINDOW));
  const rest = { ...period, from: until };
  return [{ ...period, until }, ...(daysBetween(until, period.until) < period.nights ? [] : cut(rest))];
}

function isWithin(inner: Period, outer: Period): boolean {
  return inner.from >= outer.from && inner.until <= outer.until;
}

function narrowed(outer: Period, { from, until, nights }: Period): Period {
  return { from, until, nights: Math.min(daysBetween(from, until), Math.max(nights, outer.nights)) };
}

function joinPeriods(periods: readonly Period[]): Period[] {
  const joined: Period[] = [];
  for (const period of periods) {
    const last = joined.at(-1);
    if (last?.until === period.from && daysBetween(last.from, period.until) <= MAX_WINDOW_DAYS)
      joined[joined.length - 1] = { ...last, until: period.until };
    else if (last && isWithin(period, last)) joined[joined.length - 1] = narrowed(last, period);
    else if (last && isWithin(last, period)) joined[joined.length - 1] = narrowed(period, last);
    else if (joined.every(({ from, until }) => period.until <= from || period.from >= until)) joined.push(period);
  }
  return joined.flatMap(cut);
}

function within({ from, until }: Period, nights: number, weekend: boolean): FlexibleStay {
  // Extends a period that is shorter than the stay, as in "cinque notti a Capodanno".
  const end = daysBetween(from, until) < nights ? addDays(from, nights) : until;
  return { from, until: end, nights, weekend };
}

function isSet({ stay, flexible }: When): boolean {
  return stay !== null || flexible !== null;
}

type Length = { nights: number | undefined; isWeekend: boolean };

/**
 * Returns flexible dates within the stay if the text names a length of stay that is at least two nights shorter, as in "3 notti
 * tra il 20 e il 27 agosto". Otherwise returns the stay.
 */
function whenOfStay(stay: StayCriteria, { nights, isWeekend }: Length, today: CalendarDate): When {
  const length = daysBetween(stay.check_in, stay.check_out);
  if (nights === undefined || nights >= length - 1) return { stay, flexible: null };
  const flexible = { from: stay.check_in, until: stay.check_out, nights, weekend: isWeekend };
  return isFlexiblePossible(flexible, today) ? { stay: null, flexible } : { stay, flexible: null };
}

/** Returns a stay that begins on the day. For texts such as "weekend del 20 marzo", the stay begins on the Friday of that weekend. */
function whenOfDay({ day, isDated }: DaySpan, { nights = 1, isWeekend }: Length, today: CalendarDate): When {
  const friday = addDays(day, TO_FRIDAY[weekday(day)] ?? 0);
  // A long weekend may begin on a Thursday.
  const isThursday = nights > 2 && weekday(day) === THURSDAY;
  return fixed(isWeekend && isDated && friday >= today && !isThursday ? friday : day, nights, today);
}

function whenOfPeriod(period: Period, { nights, isWeekend }: Length, today: CalendarDate): When {
  const flexible = within(period, nights ?? period.nights, isWeekend);
  // Ignores "weekend" if no weekend fits. The long weekend before a Tuesday holiday, for example, contains no Friday.
  if (isWeekend && !isFlexiblePossible(flexible, today))
    return whenOfPeriod(period, { nights: undefined, isWeekend: false }, today);
  if (nights === undefined && daysBetween(period.from, period.until) === period.nights)
    return fixed(period.from, period.nights, today);
  return isFlexiblePossible(flexible, today) ? { stay: null, flexible } : NEVER;
}

export function periodsOf(spans: readonly WhenSpan[]): Period[] {
  return spans.flatMap((span) => (span.kind === 'period' ? [span.period] : []));
}

export function areOverlapping(one: Period, other: Period): boolean {
  return one.from < other.until && other.from < one.until;
}

/** Removes the unwanted periods. Drops remaining parts that are shorter than the stay. */
function withoutPeriods(periods: readonly Period[], unwanted: readonly Period[]): Period[] {
  return unwanted.reduce<Period[]>(
    (remaining, out) =>
      remaining.flatMap((period) => {
        if (!areOverlapping(period, out)) return [period];
        const parts = [
          { ...period, until: out.from },
          { ...period, from: out.until },
        ];
        return parts.filter(({ from, until }) => from < until && daysBetween(from, until) >= period.nights);
      }),
    [...periods],
  );
}

/**
 * Returns whether a period contains the day. Without periods, every day is accepted. In "un sabato di maggio", next Saturday is
 * accepted only if it is in May.
 */
function isAmong(day: CalendarDate, periods: readonly Period[]): boolean {
  return periods.length === 0 || periods.some(({ from, until }) => day >= from && day < until);
}

/** Postpones a stay that is given by weekdays to the period that the text names, as in "da lunedì a giovedì la prossima settimana". */
function intoPeriod({ check_in, check_out }: StayCriteria, spans: readonly WhenSpan[]): StayCriteria {
  const period = periodsOf(spans).find(({ until }) => until > check_in);
  const weeks = period ? Math.ceil(Math.max(0, daysBetween(check_in, period.from)) / WEEK) : 0;
  const stays = [weeks, weeks - 1].map((ahead) => ({
    check_in: addDays(check_in, ahead * WEEK),
    check_out: addDays(check_out, ahead * WEEK),
  }));
  // The stay only has to overlap the period, because it can begin earlier, as in "a Pasqua da giovedì a martedì".
  const inside = stays.find(
    ({ check_in: from, check_out: until }) => period && from < period.until && until > period.from,
  );
  return inside ?? { check_in, check_out };
}

/**
 * Returns the stays that the text may mean ("giugno o settembre"). The search uses the first one.
 * @example readStayOptions([june, september], '2026-11-26').length // 2
 */
export function readStayOptions(
  spans: readonly WhenSpan[],
  today: CalendarDate,
  unwanted: readonly Period[] = [],
): When[] {
  const weekend = spans.find((span) => span.kind === 'weekend');
  const nights = spans.find((span) => span.kind === 'nights')?.nights ?? weekend?.nights;
  const length = { nights, isWeekend: weekend !== undefined };
  const stays = spans.flatMap((span) =>
    span.kind === 'stay' ? [span.isOfWeek ? intoPeriod(span.stay, spans) : span.stay, ...(span.others ?? [])] : [],
  );
  if (stays.length > 0) return stays.map((stay) => whenOfStay(stay, length, today));
  const days = spans.filter((span) => span.kind === 'day');
  const dated = days.filter(({ isDated }) => isDated);
  const periods = withoutPeriods(joinPeriods(periodsOf(spans)), unwanted);
  const arrivals = dated.length > 0 ? dated : days.slice(0, 1).filter(({ day }) => isAmong(day, periods));
  if (arrivals.length > 0) return arrivals.map((day) => whenOfDay(day, length, today)).filter(isSet);
  const lengthOfPeriod = days.length > 0 ? { ...length, nights: nights ?? 1 } : length;
  if (periods.length > 0) return periods.map((period) => whenOfPeriod(period, lengthOfPeriod, today)).filter(isSet);
  if (nights === undefined) return [];
  return [whenOfPeriod({ from: today, until: addDays(today, SOON_DAYS), nights }, length, today)].filter(isSet);
}
