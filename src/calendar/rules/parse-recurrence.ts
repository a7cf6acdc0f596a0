import { type Moment, parseMoment } from './parse-ical-time.ts';

export type Frequency = 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY' | 'MINUTELY' | 'SECONDLY';

/** `day` 0 is Monday. A negative `nth` counts from the end; an `nth` of 0 selects every such weekday. */
export type WeekdayPart = { day: number; nth: number };

/** An RRULE without its UNTIL (RFC 5545, 3.3.10). A part that is absent has an empty list. */
export type RecurrenceRule = {
  freq: Frequency;
  interval: number;
  count: number | null;
  weekStart: number;
  months: readonly number[];
  weeks: readonly number[];
  yearDays: readonly number[];
  monthDays: readonly number[];
  weekdays: readonly WeekdayPart[];
  hours: readonly number[];
  minutes: readonly number[];
  seconds: readonly number[];
  positions: readonly number[];
};

export type ParsedRecurrence = { rule: RecurrenceRule | null; until: Moment | null };

type Parts = ReadonlyMap<string, string>;

const FREQUENCIES: readonly Frequency[] = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'];
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const PARTS = new Set(
  'FREQ UNTIL COUNT INTERVAL WKST BYMONTH BYWEEKNO BYYEARDAY BYMONTHDAY BYDAY BYHOUR BYMINUTE BYSECOND BYSETPOS RSCALE SKIP'.split(
    ' ',
  ),
);
const WEEKDAY = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/;
const WHOLE_NUMBER = /^[+-]?\d{1,6}$/;

function partsOf(value: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  for (const part of value.toUpperCase().split(';')) {
    if (part.trim() === '') continue;
    const [name = '', text = ''] = part.split('=').map((side) => side.trim());
    if (parts.has(name) || !PARTS.has(name) || text === '') return null;
    parts.set(name, text);
  }
  return parts;
}

/** Parses the numbers of a part; an absent part yields an empty list. Throws a `RangeError` for invalid numbers. */
function numbersOf(parts: Parts, name: string, least: number, most: number): number[] {
  const text = parts.get(name);
  if (text === undefined) return [];
  const numbers = text.split(',').map((item) => {
    const number = WHOLE_NUMBER.test(item.trim()) ? Number(item) : Number.NaN;
    if (!(number >= least && number <= most) || (least < 0 && number === 0)) throw new RangeError(name);
    return number;
  });
  return [...new Set(numbers)];
}

function weekdaysOf(parts: Parts): WeekdayPart[] {
  const found = new Map<string, WeekdayPart>();
  for (const item of parts.get('BYDAY')?.split(',') ?? []) {
    const [, nth, day = ''] = WEEKDAY.exec(item.trim()) ?? [];
    if (day === '' || (nth !== undefined && Math.abs(Math.abs(Number(nth)) - 27) > 26)) throw new RangeError(item);
    found.set(item.trim(), { day: WEEKDAYS.indexOf(day), nth: Number(nth ?? 0) });
  }
  return [...found.values()];
}

function ruleOf(parts: Parts): RecurrenceRule | null {
  const freq = FREQUENCIES.find((name) => name === parts.get('FREQ'));
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO');
  if (freq === undefined || weekStart < 0) return null;
  return {
    freq,
    interval: numbersOf(parts, 'INTERVAL', 1, 999_999)[0] ?? 1,
    count: numbersOf(parts, 'COUNT', 1, 999_999)[0] ?? null,
    weekStart,
    months: numbersOf(parts, 'BYMONTH', 1, 12),
    weeks: numbersOf(parts, 'BYWEEKNO', -53, 53),
    yearDays: numbersOf(parts, 'BYYEARDAY', -366, 366),
    monthDays: numbersOf(parts, 'BYMONTHDAY', -31, 31),
    weekdays: weekdaysOf(parts),
    hours: numbersOf(parts, 'BYHOUR', 0, 23),
    minutes: numbersOf(parts, 'BYMINUTE', 0, 59),
    // A leap second counts as the last second of its minute.
    seconds: numbersOf(parts, 'BYSECOND', 0, 60).map((second) => Math.min(second, 59)),
    positions: numbersOf(parts, 'BYSETPOS', -366, 366),
  };
}

/** Returns `false` for combinations that RFC 5545 forbids or that implementations interpret differently. */
function isMeaningful(rule: RecurrenceRule): boolean {
  const { freq, interval, weekdays, weeks, yearDays, monthDays, positions } = rule;
  const hasOrdinals = weekdays.some(({ nth }) => nth !== 0);
  const lists = [weeks, yearDays, monthDays].filter((list) => list.length > 0).length;
  if (hasOrdinals && ((freq !== 'MONTHLY' && freq !== 'YEARLY') || lists > 0)) return false;
  if (freq === 'YEARLY' && lists > 1) return false;
  if (weeks.length > 0 && (freq !== 'YEARLY' || interval > 1 || positions.length > 0)) return false;
  if (monthDays.length > 0 && freq === 'WEEKLY') return false;
  return yearDays.length === 0 || (freq !== 'MONTHLY' && freq !== 'WEEKLY' && freq !== 'DAILY');
}

/** Returns whether a rule is supported. RFC 5545 forbids COUNT with UNTIL; RFC 7529 calendars are unsupported. */
function isPlain(parts: Parts): boolean {
  if (parts.has('COUNT') && parts.has('UNTIL')) return false;
  return (parts.get('RSCALE') ?? 'GREGORIAN') === 'GREGORIAN' && (parts.get('SKIP') ?? 'OMIT') === 'OMIT';
}

/** @example parseRecurrence('FREQ=WEEKLY;UNTIL=20261231') // { rule: { freq: 'WEEKLY', … }, until: { date: '2026-12-31', … } } */
export function parseRecurrence(value: string): ParsedRecurrence {
  const parts = partsOf(value);
  const limit = parts?.get('UNTIL') ?? /UNTIL=([^;]*)/i.exec(value)?.[1];
  const until = limit === undefined ? null : parseMoment({ params: '', value: limit.trim() });
  if (parts === null || (limit !== undefined && until === null)) return { rule: null, until };
  try {
    const rule = ruleOf(parts);
    return { rule: rule !== null && isMeaningful(rule) && isPlain(parts) ? rule : null, until };
  } catch (error) {
    if (error instanceof RangeError) return { rule: null, until };
    throw error;
  }
}
