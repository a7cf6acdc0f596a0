import { RRuleTemporal } from 'rrule-temporal';
import { type CalendarDate, addDays, dayNumber } from '../../kernel/calendar-date.ts';
import type { Recurrence } from '../rules/ical-occurrences.ts';

/** Steps after which a rule is given up: of a daily one with a COUNT, almost three years. */
const STEPS = { maxIterations: 1000 };
/** And days that it may look at on its way; without a bound there are rules that take minutes. */
const STEPS_AND_DAYS = { maxIterations: 800, maxCandidateEvaluations: 2000 };
/** A rule of steps alone, which looks at no other days; to count them would make it twenty times slower. */
const STEPS_ALONE = /^(?:FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)|INTERVAL=\d+|COUNT=\d+|WKST=\w\w|;)+$/;

const DAY_MS = 86_400_000;
const dateOf = (date: CalendarDate) => new Date(dayNumber(date) * DAY_MS);

/** The dates on which a repetition falls, in UTC, where each day has 24 hours; `null` of a rule that makes no sense or takes too long. */
export function expandRecurrence({ rule, start, from, to }: Recurrence): CalendarDate[] | null {
  try {
    const rruleString = `DTSTART:${start.replaceAll('-', '')}T000000Z\nRRULE:${rule}`;
    const limits = STEPS_ALONE.test(rule) ? STEPS : STEPS_AND_DAYS;
    const repeated = new RRuleTemporal({ rruleString, strict: true, cache: false, ...limits });
    const origin = dayNumber(start);
    return repeated
      .between(dateOf(from), dateOf(to), true)
      .map((moment) => addDays(start, moment.epochMilliseconds / DAY_MS - origin));
  } catch {
    return null;
  }
}
