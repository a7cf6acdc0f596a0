import { type Moment, parseMoment } from './parse-ical-time.ts';

/** An RRULE: what it says without its end, and that end. */
export type RecurrenceRule = { rule: string; until: Moment | null };

const FREQUENCY = /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/;
/** Without BYHOUR, BYMINUTE and BYSECOND: several times a day nothing repeats that takes nights. */
const PART = /^(?:INTERVAL|COUNT|WKST|BYDAY|BYMONTH|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYSETPOS)$/;

/**
 * A repetition by days, weeks, months or years, or `null` of any other.
 * @example parseRecurrence('FREQ=WEEKLY;UNTIL=20261231') // { rule: 'FREQ=WEEKLY', until: { date: '2026-12-31', … } }
 */
export function parseRecurrence(value: string): RecurrenceRule | null {
  let frequency = '';
  let until: Moment | null = null;
  const parts: string[] = [];
  for (const part of value.toUpperCase().split(';')) {
    const [name = '', text = ''] = part.trim().split('=');
    if (name === 'FREQ') frequency = text;
    else if (name === 'UNTIL') {
      until = parseMoment({ params: '', value: text });
      if (until === null) return null;
    } else if (PART.test(name)) parts.push(`${name}=${text}`);
    else if (part !== '') return null;
  }
  return FREQUENCY.test(frequency) ? { rule: [`FREQ=${frequency}`, ...parts].join(';'), until } : null;
}
