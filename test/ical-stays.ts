import fc from 'fast-check';
import { ZONE_DEFINITIONS } from './ical-zones.ts';

const FIRST = Temporal.PlainDate.from('2026-11-22');
export const ROME = 'Europe/Rome';

const compact = (date: Temporal.PlainDate) => date.toString().replaceAll('-', '');
const time = (hour: number) => `${String(hour).padStart(2, '0')}0000`;

/** `id` is the name of the zone in Temporal, and `tzid` is its name in the feed. */
type Clock = { kind: 'day' } | { kind: 'zone'; id: string; tzid: string | null; suffix: string };
export type Shape = { clock: Clock; start: Temporal.PlainDate; length: number; arrives: number; leaves: number };
type RomeTime = { date: Temporal.PlainDate; hour: number };

const shown = new Map<string, RomeTime>();

/** Converts a local time to Rome's time zone. Memoised because Temporal is slow. */
function inRome(timeZone: string, date: Temporal.PlainDate, hour: number): RomeTime {
  const key = `${timeZone} ${date.toString()} ${hour}`;
  const known = shown.get(key);
  if (known !== undefined) return known;
  const moment = date.toZonedDateTime({ timeZone, plainTime: { hour } }).withTimeZone(ROME);
  const at = { date: moment.toPlainDate(), hour: moment.hour + moment.minute / 60 };
  shown.set(key, at);
  return at;
}

/** Returns the dates of a stay's nights in Rome's time zone. A stay has at least one night. */
export function nightsFrom({ clock, length, arrives, leaves }: Shape, date: Temporal.PlainDate): string[] {
  const isDay = clock.kind === 'day';
  const timeZone = isDay ? ROME : clock.id;
  const from = inRome(timeZone, date, isDay ? 12 : arrives);
  const to = inRome(timeZone, date.add({ days: length }), isDay ? 12 : leaves);
  const endDate = date.add({ days: length });
  // Some applications write whole days as times and end a stay at local midnight. Converting this time to Rome's zone must not
  // remove a night.
  const end = leaves === 0 && Temporal.PlainDate.compare(endDate, to.date) > 0 ? endDate : to.date;
  const nights = from.date.until(end, { largestUnit: 'days' }).days;
  return Array.from({ length: Math.max(nights, 1) }, (_, days) => from.date.add({ days }).toString());
}

export function written({ clock }: Shape, date: Temporal.PlainDate, hour: number): string {
  if (clock.kind === 'day') return `;VALUE=DATE:${compact(date)}`;
  const tzid = clock.tzid === null ? '' : `;TZID=${clock.tzid}`;
  return `${tzid}:${compact(date)}T${time(hour)}${clock.suffix}`;
}

/** `left` and `toYearEnd` are the numbers of days that remain in the month and in the year after this date. */
type Day = {
  date: Temporal.PlainDate;
  index: number;
  month: number;
  day: number;
  left: number;
  weekday: number;
  week: number;
  isLastWeek: boolean;
  dayOfYear: number;
  toYearEnd: number;
};

const BEFORE = 20;
const CALENDAR: readonly Day[] = Array.from({ length: 2 * BEFORE + 740 }, (_, index) => {
  const date = FIRST.add({ days: index - BEFORE });
  const { month, day, dayOfWeek, weekOfYear, dayOfYear } = date;
  const isLastWeek = date.add({ weeks: 1 }).weekOfYear === 1;
  const ends = { left: date.daysInMonth - day, toYearEnd: date.daysInYear - dayOfYear };
  return { date, index, month, day, weekday: dayOfWeek, week: weekOfYear ?? 0, isLastWeek, dayOfYear, ...ends };
});

export type Rule = { text: string; fits: (day: Day, start: Day) => boolean };

const isEach = (days: number) => (day: Day, start: Day) => (day.index - start.index) % days === 0;
/** A Friday is the month's last workday if at most two days follow. */
const isLastWorkday = ({ weekday, left }: Day) => (weekday < 5 ? left === 0 : weekday === 5 && left <= 2);

export const WEEKLY: Rule = { text: 'FREQ=WEEKLY', fits: isEach(7) };
export const RULES: readonly Rule[] = [
  WEEKLY,
  { text: 'FREQ=DAILY;INTERVAL=9', fits: isEach(9) },
  { text: 'FREQ=DAILY;BYDAY=MO,TH', fits: ({ weekday }) => weekday === 1 || weekday === 4 },
  { text: 'FREQ=WEEKLY;INTERVAL=2;WKST=SU', fits: isEach(14) },
  { text: 'FREQ=MONTHLY', fits: ({ day }, start) => day === start.day },
  { text: 'FREQ=MONTHLY;BYMONTHDAY=-1', fits: ({ left }) => left === 0 },
  { text: 'FREQ=MONTHLY;BYDAY=-1FR', fits: ({ weekday, left }) => weekday === 5 && left < 7 },
  { text: 'FREQ=MONTHLY;BYDAY=2TU', fits: ({ weekday, day }) => weekday === 2 && day > 7 && day <= 14 },
  { text: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', fits: isLastWorkday },
  { text: 'FREQ=YEARLY', fits: ({ month, day }, start) => month === start.month && day === start.day },
  {
    text: 'FREQ=YEARLY;BYWEEKNO=20,-1',
    fits: ({ week, isLastWeek, weekday }, start) => (week === 20 || isLastWeek) && weekday === start.weekday,
  },
  { text: 'FREQ=YEARLY;BYYEARDAY=100,-1', fits: ({ dayOfYear, toYearEnd }) => dayOfYear === 100 || toYearEnd === 0 },
  {
    text: 'FREQ=YEARLY;BYMONTH=4,8;BYDAY=1SA',
    fits: ({ month, weekday, day }) => (month === 4 || month === 8) && weekday === 6 && day <= 7,
  },
  { text: 'FREQ=HOURLY;INTERVAL=168', fits: isEach(7) },
];

/** Returns the dates of a rule, up to four weeks past the portal's horizon. `isFirst` is true if `start` is an instance of the rule. */
export function datesOf(rule: Rule, start: Temporal.PlainDate): { dates: Temporal.PlainDate[]; isFirst: boolean } {
  const index = FIRST.until(start, { largestUnit: 'days' }).days + BEFORE;
  const first = CALENDAR[index];
  if (first === undefined) return { dates: [start], isFirst: false };
  const further = CALENDAR.slice(index + 1).filter((day) => rule.fits(day, first));
  return { dates: [start, ...further.map(({ date }) => date)], isFirst: rule.fits(first, first) };
}

const anyDate = fc.integer({ min: -BEFORE, max: 740 }).map((days) => FIRST.add({ days }));
const named = (id: string, tzid = id): Clock => ({ kind: 'zone', id, tzid, suffix: '' });
const CLOCKS: readonly Clock[] = [
  { kind: 'day' },
  { kind: 'day' },
  { kind: 'zone', id: ROME, tzid: null, suffix: '' },
  { kind: 'zone', id: 'UTC', tzid: null, suffix: 'Z' },
  { kind: 'zone', id: '+02:00', tzid: null, suffix: '+0200' },
  { kind: 'zone', id: '-08:00', tzid: null, suffix: '.000-08:00' },
  ...[ROME, 'America/New_York', 'Pacific/Apia', 'Asia/Kolkata'].map((id) => named(id)),
  named('America/Los_Angeles', 'Pacific Standard Time'),
  named('Asia/Tokyo', '"Tokyo Standard Time"'),
  named('America/Argentina/Buenos_Aires', '/mozilla.org/20050126_1/America/Argentina/Buenos_Aires'),
  named('Australia/Sydney', '"http://tz.example/zoneinfo/Australia/Sydney"'),
];

const DEFINED: readonly Clock[] = Object.keys(ZONE_DEFINITIONS).map((id) => named(id, `"Own zone of ${id}"`));

export const anyShape = fc.record({
  clock: fc.constantFrom(...CLOCKS, ...DEFINED),
  start: anyDate,
  length: fc.integer({ min: 1, max: 12 }),
  arrives: fc.integer({ min: 14, max: 23 }),
  leaves: fc.integer({ min: 0, max: 12 }),
});

export function definitionOf({ clock }: Shape): string[] {
  if (clock.kind === 'day' || clock.tzid?.startsWith('"Own') !== true) return [];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${clock.tzid.replaceAll('"', '')}`,
    ...(ZONE_DEFINITIONS[clock.id] ?? []),
    'END:VTIMEZONE',
  ];
}

export function boundsOf(shape: Shape): string[] {
  const { start, length, arrives, leaves } = shape;
  return [`DTSTART${written(shape, start, arrives)}`, `DTEND${written(shape, start.add({ days: length }), leaves)}`];
}
