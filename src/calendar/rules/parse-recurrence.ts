import { type Moment, parseMoment } from './parse-ical-time.ts';

export type RecurrenceRule = { rule: string; until: Moment | null };

/**
 * The parts that are followed, and what they may say; a list says it several times. Hours, minutes and seconds are not among them,
 * because what takes nights does not repeat within a day; nor are numbered weeks and days of the year, which no calendar program
 * offers and which cost most to follow.
 */
const PARTS = new Map([
  ['FREQ', /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/],
  ['INTERVAL', /^0*[1-9]\d{0,3}$/],
  ['COUNT', /^0*[1-9]\d{0,5}$/],
  ['WKST', /^(?:MO|TU|WE|TH|FR|SA|SU)$/],
  ['BYDAY', /^(?:[+-]?\d{1,2})?(?:MO|TU|WE|TH|FR|SA|SU)$/],
  ['BYMONTH', /^0?(?:[1-9]|1[0-2])$/],
  ['BYMONTHDAY', /^[+-]?0?(?:[1-9]|[12]\d|3[01])$/],
  ['BYSETPOS', /^[+-]?0*[1-9]\d{0,2}$/],
]);

/**
 * A repetition by days, weeks, months or years, or `null` of any other.
 * @example parseRecurrence('FREQ=WEEKLY;UNTIL=20261231') // { rule: 'FREQ=WEEKLY', until: { date: '2026-12-31', … } }
 */
export function parseRecurrence(value: string): RecurrenceRule | null {
  const parts = new Map<string, string>();
  for (const part of value.toUpperCase().split(';')) {
    const [name = '', text = ''] = part.trim().split('=');
    if (name !== '') parts.set(name, text);
  }
  const limit = parts.get('UNTIL');
  const until = limit === undefined ? null : parseMoment({ params: '', value: limit });
  if (!parts.has('FREQ') || (limit !== undefined && until === null)) return null;
  parts.delete('UNTIL');
  const isFollowed = [...parts].every(([name, text]) => text.split(',').every((item) => PARTS.get(name)?.test(item)));
  return isFollowed ? { rule: [...parts].map(([name, text]) => `${name}=${text}`).join(';'), until } : null;
}
