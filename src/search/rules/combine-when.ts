import { addDays, type CalendarDate, daysBetween, weekday } from '../../kernel/calendar-date.ts';
import { type FlexibleStay, MOST_WINDOW_DAYS } from '../../stay/rules/flexible-stay.ts';
import type { Period } from './holidays.ts';
import type { PeriodSpan } from './parse-period.ts';
import type { DaySpan, StaySpan } from './parse-stay.ts';
import { isFlexiblePossible, isStayPossible } from './possible-stay.ts';
import type { StayCriteria } from './search-criteria.ts';

export type When = { stay: StayCriteria | null; flexible: FlexibleStay | null };
export type WhenSpan = StaySpan | DaySpan | PeriodSpan;

/** Who says how long, and not when, means the next two months. */
const SOON_DAYS = 60;
const NEVER: When = { stay: null, flexible: null };

/** From each day of the week, Sunday first, to the Friday of the weekend that it belongs to. */
const TO_FRIDAY = [-2, -3, 3, 2, 1, 0, -1];

function fixed(check_in: CalendarDate, nights: number, today: CalendarDate): When {
  const stay = { check_in, check_out: addDays(check_in, nights) };
  return isStayPossible(stay, today) ? { stay, flexible: null } : NEVER;
}

/** Periods that follow one another are one: "luglio o agosto". Of others the first counts. */
function joinPeriods([first, ...others]: readonly Period[]): Period | null {
  if (first === undefined) return null;
  return others.reduce(
    (joined, { from, until }) =>
      joined.until === from && daysBetween(joined.from, until) <= MOST_WINDOW_DAYS ? { ...joined, until } : joined,
    first,
  );
}

function within({ from, until }: Period, nights: number, weekend: boolean): FlexibleStay {
  // "Cinque notti a Capodanno" go beyond the three that it usually is.
  const end = daysBetween(from, until) < nights ? addDays(from, nights) : until;
  return { from, until: end, nights, weekend };
}

type Length = { nights: number | undefined; isWeekend: boolean };

/** Two dates; with fewer nights than lie between them, a window: "3 notti tra il 20 e il 27 agosto". "Una settimana" may be six nights. */
function whenOfStay(stay: StayCriteria, { nights, isWeekend }: Length, today: CalendarDate): When {
  const length = daysBetween(stay.check_in, stay.check_out);
  if (nights === undefined || nights >= length - 1) return { stay, flexible: null };
  const flexible = { from: stay.check_in, until: stay.check_out, nights, weekend: isWeekend };
  return isFlexiblePossible(flexible, today) ? { stay: null, flexible } : { stay, flexible: null };
}

/** A day of arrival; the weekend of a date begins on its Friday: "weekend del 20 marzo". */
function whenOfDay({ day, isDated }: DaySpan, { nights = 1, isWeekend }: Length, today: CalendarDate): When {
  const friday = addDays(day, TO_FRIDAY[weekday(day)] ?? 0);
  return fixed(isWeekend && isDated && friday >= today ? friday : day, nights, today);
}

function whenOfPeriod(period: Period, { nights, isWeekend }: Length, today: CalendarDate): When {
  const flexible = within(period, nights ?? period.nights, isWeekend);
  // No Friday lies in the bridge of a Tuesday.
  if (isWeekend && !isFlexiblePossible(flexible, today))
    return whenOfPeriod(period, { nights: undefined, isWeekend: false }, today);
  if (nights === undefined && daysBetween(period.from, period.until) === period.nights)
    return fixed(period.from, period.nights, today);
  return isFlexiblePossible(flexible, today) ? { stay: null, flexible } : NEVER;
}

/**
 * The stay that all that was said of time amounts to: two dates before a day of arrival, a date before the next such day of the week, a
 * day before a month or a feast, these before how long alone. Neither, where nobody can book that.
 * @example combineWhen([{ kind: 'nights', nights: 3, start: 0, end: 2 }], '2026-11-26').flexible // until 2027-01-25
 */
export function combineWhen(spans: readonly WhenSpan[], today: CalendarDate): When {
  const weekend = spans.find((span) => span.kind === 'weekend');
  const nights = spans.find((span) => span.kind === 'nights')?.nights ?? weekend?.nights;
  const length = { nights, isWeekend: weekend !== undefined };
  const stay = spans.find((span) => span.kind === 'stay')?.stay;
  if (stay) return whenOfStay(stay, length, today);
  const days = spans.filter((span) => span.kind === 'day');
  const day = days.find(({ isDated }) => isDated) ?? days[0];
  if (day) return whenOfDay(day, length, today);
  const period = joinPeriods(spans.flatMap((span) => (span.kind === 'period' ? [span.period] : [])));
  if (period !== null) return whenOfPeriod(period, length, today);
  if (nights === undefined) return NEVER;
  return whenOfPeriod({ from: today, until: addDays(today, SOON_DAYS), nights }, length, today);
}
