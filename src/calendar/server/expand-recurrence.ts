import { RRuleTemporal } from 'rrule-temporal';
import { type CalendarDate, parseCalendarDate } from '../../kernel/calendar-date.ts';
import type { Recurrence } from '../rules/ical-occurrences.ts';

/** Steps after which a rule is given up: a hostile one must not cost more than a few milliseconds. */
const LIMITS = { maxIterations: 1000, maxCandidateEvaluations: 20_000 };

const midnight = (date: CalendarDate) => `${date}T00:00:00Z`;

/**
 * The dates on which a repetition falls, `from` and `to` included; `null` of a rule that makes no sense or takes too long. Days
 * are counted in UTC, where each has 24 hours.
 */
export function expandRecurrence({ rule, start, from, to }: Recurrence): CalendarDate[] | null {
  try {
    const rruleString = `DTSTART:${start.replaceAll('-', '')}T000000Z\nRRULE:${rule}`;
    const repeated = new RRuleTemporal({ rruleString, strict: true, cache: false, ...LIMITS });
    return repeated
      .between(new Date(midnight(from)), new Date(midnight(to)), true)
      .map((moment) => parseCalendarDate(moment.toString().slice(0, 10)))
      .filter((date) => date !== null);
  } catch {
    return null;
  }
}
