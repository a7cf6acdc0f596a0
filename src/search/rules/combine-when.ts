import { addDays, type CalendarDate, daysBetween } from '../../kernel/calendar-date.ts';
import { type FlexibleStay, MOST_WINDOW_DAYS } from '../../stay/rules/flexible-stay.ts';
import type { Period } from './holidays.ts';
import type { PeriodSpan } from './parse-period.ts';
import type { DaySpan, StaySpan } from './parse-stay.ts';
import { isStayPossible } from './possible-stay.ts';
import type { StayCriteria } from './search-criteria.ts';

export type When = { stay: StayCriteria | null; flexible: FlexibleStay | null };
export type WhenSpan = StaySpan | DaySpan | PeriodSpan;

/** Who says how long, and not when, means the next two months. */
const SOON_DAYS = 60;
const NEVER: When = { stay: null, flexible: null };

function fixed(check_in: CalendarDate, nights: number, today: CalendarDate): When {
  const stay = { check_in, check_out: addDays(check_in, nights) };
  return isStayPossible(stay, today) ? { stay, flexible: null } : NEVER;
}

/** Periods that follow one another are one: "luglio o agosto". Of others the first counts. */
function joinPeriods([first, ...others]: readonly Period[]): Period | null {
  if (first === undefined) return null;
  return others.reduce(
    (joined, { from, until }) =>
      daysBetween(joined.until, from) === 1 && daysBetween(joined.from, until) <= MOST_WINDOW_DAYS
        ? { ...joined, until }
        : joined,
    first,
  );
}

function within({ from, until }: Period, nights: number, weekend: boolean): FlexibleStay {
  // "Cinque notti a Capodanno" go beyond the three that it usually is.
  const end = daysBetween(from, until) < nights ? addDays(from, nights) : until;
  return { from, until: end, nights, weekend };
}

/**
 * The stay that all that was said of time amounts to: two dates before a day of arrival, a day before a month or a feast, these before
 * how long alone.
 * @example combineWhen([{ kind: 'nights', nights: 3, start: 0, end: 2 }], '2026-11-26').flexible // until 2027-01-25
 */
export function combineWhen(spans: readonly WhenSpan[], today: CalendarDate): When {
  const stay = spans.find((span) => span.kind === 'stay')?.stay;
  if (stay) return { stay, flexible: null };
  const weekend = spans.find((span) => span.kind === 'weekend');
  const nights = spans.find((span) => span.kind === 'nights')?.nights ?? weekend?.nights;
  const day = spans.find((span) => span.kind === 'day')?.day;
  if (day !== undefined) return fixed(day, nights ?? 1, today);
  const period = joinPeriods(spans.flatMap((span) => (span.kind === 'period' ? [span.period] : [])));
  if (period !== null) {
    const isFixed = nights === undefined && daysBetween(period.from, period.until) === period.nights;
    if (isFixed) return fixed(period.from, period.nights, today);
    return { stay: null, flexible: within(period, nights ?? period.nights, weekend !== undefined) };
  }
  if (nights === undefined) return NEVER;
  const soon = { from: today, until: addDays(today, SOON_DAYS), nights };
  return { stay: null, flexible: within(soon, nights, weekend !== undefined) };
}
