import fc from 'fast-check';
import { ZONE_DEFINITIONS } from './ical-zones.ts';

/** A feed of the generator, and the nights that its events take: what its author means, whatever the text became. */
export type ModelFeed = {
  text: string;
  /** Nights, as dates, that are taken for certain. */
  nights: ReadonlySet<string>;
  /** Nothing in it is against a standard: it has to be read in full, and to the letter. */
  isClean: boolean;
};

const FIRST = Temporal.PlainDate.from('2026-11-22');
const LAST = FIRST.add({ years: 2 });
const ROME = 'Europe/Rome';

const compact = (date: Temporal.PlainDate) => date.toString().replaceAll('-', '');
const time = (hour: number) => `${String(hour).padStart(2, '0')}0000`;

/** How an event writes its moments: as whole days, or as hours of a zone. `id`: Temporal's name; `tzid`: the feed's. */
type Clock = { kind: 'day' } | { kind: 'zone'; id: string; tzid: string | null; suffix: string };
type Shape = { clock: Clock; start: Temporal.PlainDate; length: number; arrives: number; leaves: number };
type Stay = { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime };

/** The nights of a stay in Rome: not that of the departure, and at least one, unless it is over by 14:00 of its day (decision 0088). */
function nightsOf({ start, end }: Stay): string[] {
  const leaves = end.withTimeZone(ROME);
  const isSameDay = leaves.toPlainDate().equals(start.withTimeZone(ROME).toPlainDate());
  if (isSameDay && Temporal.PlainTime.compare(leaves.toPlainTime(), '14:00') <= 0) return [];
  const [from, to] = [start, end].map((moment) => moment.withTimeZone(ROME).toPlainDate());
  const nights: string[] = [];
  if (from === undefined || to === undefined) return nights;
  for (let night = from; Temporal.PlainDate.compare(night, to) < 0; night = night.add({ days: 1 })) {
    nights.push(night.toString());
  }
  return nights.length > 0 ? nights : [from.toString()];
}

function stayOn({ clock, length, arrives, leaves }: Shape, date: Temporal.PlainDate): Stay {
  const timeZone = clock.kind === 'day' ? ROME : clock.id;
  const at = (day: Temporal.PlainDate, hour: number) => day.toZonedDateTime({ timeZone, plainTime: { hour } });
  const until = date.add({ days: length });
  return clock.kind === 'day'
    ? { start: at(date, 12), end: at(until, 12) }
    : { start: at(date, arrives), end: at(until, leaves) };
}

function written({ clock }: Shape, date: Temporal.PlainDate, hour: number): string {
  if (clock.kind === 'day') return `;VALUE=DATE:${compact(date)}`;
  const tzid = clock.tzid === null ? '' : `;TZID=${clock.tzid}`;
  return `${tzid}:${compact(date)}T${time(hour)}${clock.suffix}`;
}

/** Further instances of a stay: the rule, and which dates it means, found by looking at each one. */
type Rule = { text: string; fits: (date: Temporal.PlainDate, start: Temporal.PlainDate) => boolean };

const since = (date: Temporal.PlainDate, start: Temporal.PlainDate) => start.until(date, { largestUnit: 'days' }).days;
const isLastOfMonth = (date: Temporal.PlainDate, days: number) => date.add({ days }).month !== date.month;
const isWorkday = ({ dayOfWeek }: Temporal.PlainDate) => dayOfWeek <= 5;

const RULES: readonly Rule[] = [
  { text: 'FREQ=DAILY;INTERVAL=9', fits: (date, start) => since(date, start) % 9 === 0 },
  { text: 'FREQ=DAILY;BYDAY=MO,TH', fits: (date) => date.dayOfWeek === 1 || date.dayOfWeek === 4 },
  { text: 'FREQ=WEEKLY', fits: (date, start) => since(date, start) % 7 === 0 },
  { text: 'FREQ=WEEKLY;INTERVAL=2;WKST=SU', fits: (date, start) => since(date, start) % 14 === 0 },
  { text: 'FREQ=MONTHLY', fits: ({ day }, start) => day === start.day },
  { text: 'FREQ=MONTHLY;BYMONTHDAY=-1', fits: (date) => isLastOfMonth(date, 1) },
  { text: 'FREQ=MONTHLY;BYDAY=-1FR', fits: (date) => date.dayOfWeek === 5 && isLastOfMonth(date, 7) },
  { text: 'FREQ=MONTHLY;BYDAY=2TU', fits: ({ dayOfWeek, day }) => dayOfWeek === 2 && day > 7 && day <= 14 },
  {
    text: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    fits: (date) =>
      isWorkday(date) && [1, 2, 3].every((days) => isLastOfMonth(date, days) || !isWorkday(date.add({ days }))),
  },
  { text: 'FREQ=YEARLY', fits: ({ month, day }, start) => month === start.month && day === start.day },
  { text: 'FREQ=YEARLY;BYWEEKNO=20,-1', fits: (date, start) => isWeek(date) && date.dayOfWeek === start.dayOfWeek },
  {
    text: 'FREQ=YEARLY;BYYEARDAY=100,-1',
    fits: (date) => date.dayOfYear === 100 || date.dayOfYear === date.daysInYear,
  },
  {
    text: 'FREQ=YEARLY;BYMONTH=4,8;BYDAY=1SA',
    fits: (date) => [4, 8].includes(date.month) && date.dayOfWeek === 6 && date.day <= 7,
  },
  { text: 'FREQ=HOURLY;INTERVAL=168', fits: (date, start) => since(date, start) % 7 === 0 },
];

function isWeek(date: Temporal.PlainDate): boolean {
  return date.weekOfYear === 20 || date.add({ weeks: 1 }).weekOfYear === 1;
}

function datesOf(rule: Rule, start: Temporal.PlainDate, until: Temporal.PlainDate): Temporal.PlainDate[] {
  const dates = [start];
  for (let date = start.add({ days: 1 }); Temporal.PlainDate.compare(date, until) <= 0; date = date.add({ days: 1 })) {
    if (rule.fits(date, start)) dates.push(date);
  }
  return dates;
}

/** An event as lines, with what they take. `isClean`: without anything that no standard knows. */
type Part = { lines: string[]; nights: string[]; isClean: boolean; zone?: string[] };

const anyDate = fc.integer({ min: -20, max: 760 }).map((days) => FIRST.add({ days }));
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

/** Zones that only the feed's own VTIMEZONE explains. */
const DEFINED: readonly Clock[] = Object.keys(ZONE_DEFINITIONS).map((id) => named(id, `"Own zone of ${id}"`));

const anyShape = fc.record({
  clock: fc.constantFrom(...CLOCKS, ...DEFINED),
  start: anyDate,
  length: fc.integer({ min: 1, max: 12 }),
  arrives: fc.integer({ min: 14, max: 23 }),
  leaves: fc.integer({ min: 0, max: 12 }),
});

function definitionOf({ clock }: Shape): string[] {
  if (clock.kind === 'day' || clock.tzid?.startsWith('"Own') !== true) return [];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${clock.tzid.replaceAll('"', '')}`,
    ...(ZONE_DEFINITIONS[clock.id] ?? []),
    'END:VTIMEZONE',
  ];
}

function partOf(shape: Shape, lines: readonly string[], dates: readonly Temporal.PlainDate[]): Part {
  const nights = dates.flatMap((date) => nightsOf(stayOn(shape, date)));
  return { lines: [...boundsOf(shape), ...lines], nights, isClean: true, zone: definitionOf(shape) };
}

function boundsOf(shape: Shape): string[] {
  const { start, length, arrives, leaves } = shape;
  return [`DTSTART${written(shape, start, arrives)}`, `DTEND${written(shape, start.add({ days: length }), leaves)}`];
}

const single = anyShape.map((shape) => partOf(shape, ['STATUS:CONFIRMED'], [shape.start]));

/** Repeated without an end, up to a date, or so many times; without some instances; with further ones. */
const repeated = fc
  .record({
    shape: anyShape,
    rule: fc.constantFrom(...RULES),
    count: fc.option(fc.integer({ min: 1, max: 40 })),
    gone: fc.array(fc.nat(20), { maxLength: 3 }),
    more: fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 2 }),
  })
  .filter(({ shape, rule }) => shape.start.day <= 28 && (shape.clock.kind !== 'day' || !rule.text.includes('HOURLY')))
  .map(({ shape, rule, count, gone, more }) => {
    const { start, arrives } = shape;
    const isFirst = rule.fits(start, start);
    // Where DTSTART is no instance of the rule, programs count differently.
    const limit = isFirst ? count : null;
    const ruled = datesOf(rule, start, LAST.add({ days: 10 })).slice(0, limit ?? undefined);
    const removed = gone.flatMap((index) => ruled[index] ?? []).map(String);
    const added = more.map((days) => start.add({ days }));
    const dates = [...ruled, ...added].filter((date) => !removed.includes(date.toString()));
    const lines = [
      `RRULE:${rule.text}${limit === null ? '' : `;COUNT=${limit}`}`,
      ...removed.map((date) => `EXDATE${written(shape, Temporal.PlainDate.from(date), arrives)}`),
      ...added.map((date) => `RDATE${written(shape, date, arrives)}`),
    ];
    return partOf(shape, lines, dates);
  });

/** Further dates with lengths of their own. */
const periods = fc
  .tuple(anyShape, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 9 }))
  .filter(([{ clock }]) => clock.kind === 'zone' && clock.suffix === '')
  .map(([shape, days, length]) => {
    const date = shape.start.add({ days });
    const line = `RDATE${written(shape, date, shape.arrives).replace(/^(.*):/, '$1;VALUE=PERIOD:')}/P${length}D`;
    const long = { ...shape, length, leaves: shape.arrives };
    const part = partOf(shape, [line], [shape.start]);
    return { ...part, nights: [...part.nights, ...nightsOf(stayOn(long, date))] };
  });

/** A weekly series, one instance of which, or all from one on, are moved or cancelled by an event of the same UID. */
const overridden = fc
  .record({
    shape: anyShape,
    at: fc.integer({ min: 1, max: 20 }),
    by: fc.integer({ min: -3, max: 3 }),
    length: fc.integer({ min: 1, max: 6 }),
    isTail: fc.boolean(),
    isCancelled: fc.boolean(),
    isFirst: fc.boolean(),
  })
  .filter(({ shape }) => shape.clock.kind === 'day' || shape.clock.id === ROME)
  .map(({ shape, at, by, length, isTail, isCancelled, isFirst }) => {
    const weekly: Rule = { text: 'FREQ=WEEKLY', fits: (date, start) => since(date, start) % 7 === 0 };
    const dates = datesOf(weekly, shape.start, LAST.add({ days: 20 }));
    const changed = { ...shape, length };
    const isChanged = (index: number) => index === at || (isTail && index > at);
    const nights = dates.flatMap((date, index) => {
      if (!isChanged(index)) return nightsOf(stayOn(shape, date));
      return isCancelled ? [] : nightsOf(stayOn(changed, date.add({ days: by })));
    });
    const original = shape.start.add({ weeks: at });
    const id = written(shape, original, shape.arrives);
    const override = [
      `RECURRENCE-ID${isTail ? ';RANGE=THISANDFUTURE' : ''}${id}`,
      ...boundsOf({ ...changed, start: original.add({ days: by }) }),
      ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    ];
    const master = [...boundsOf(shape), 'RRULE:FREQ=WEEKLY'];
    const uid = `UID:series-${shape.start.toString()}-${at}-${by}-${length}-${isTail}-${isCancelled}-${shape.arrives}`;
    const both = [
      [uid, ...master],
      [uid, ...override],
    ];
    const [one = [], other = []] = isFirst ? both.toReversed() : both;
    return {
      lines: [...one, 'END:VEVENT', 'BEGIN:VEVENT', ...other],
      nights,
      isClean: true,
      zone: definitionOf(shape),
    };
  });

/** Texts with line breaks that are not escaped, in which lines look like properties. */
const TEXTS = [
  'End: 10:00',
  'Status: cancelled',
  'Begin: Monday',
  'Dtstart: tomorrow',
  'Dtend: 2 o’clock',
  'Uid: none',
  'Summary: anybody',
  'Rrule: weekly',
  'Exdate: 20270410',
  'Recurrence-id: 20270410',
  'Duration: two nights',
  'STATUS: CANCELLED',
  'Guests: 4',
  '',
  'just words',
  'STATUS CANCELLED',
  'END:10:00',
  'BEGIN:party',
  'https://example.com/',
];
const withText = (part: fc.Arbitrary<Part>) =>
  fc.tuple(part, fc.subarray(TEXTS), fc.boolean()).map(([{ lines, ...rest }, texts, isAbove]) => {
    const text = ['DESCRIPTION:Arriving by car', ...texts];
    return { ...rest, isClean: false, lines: isAbove ? [...text, 'TRANSP:OPAQUE', ...lines] : [...lines, ...text] };
  });

/** A fault in the lines of an event, which leaves what it means as it is. */
type Fault = (line: string) => string;
const replace =
  (pattern: RegExp, by: string): Fault =>
  (line) =>
    line.replace(pattern, by);
const FAULTS: readonly Fault[] = [
  replace(/^DTSTART.*/, 'DTSTART:09/04/2027'),
  replace(/^DTSTART.*/, 'DTSTART:20270230'),
  replace(/^DTSTART.*/, 'X-LOST:1'),
  replace(/^DTSTART/, 'DTSTART '),
  replace(/^DTEND.*/, 'DTEND:13/04/2027'),
  replace(/^DTEND.*/, 'DTEND:'),
  replace(/^DTEND.*/, 'DTEND: the 13th'),
  replace(/^DTEND.*/, 'Dtend:13/04/2027'),
  replace(/^(DTEND|DTSTART|DURATION)([^:]*):/, '$1$2: '),
  replace(/^RRULE.*/, 'RRULE: every week'),
  replace(/^RRULE/, 'Rrule'),
  replace(/^(RRULE|RDATE)([^:]*):/, '$1$2: '),
  replace(/^DTEND.*/, 'DURATION:long'),
  replace(/^DTEND.*/, 'DTEND:20200101'),
  replace(/^DTEND.*/, 'DURATION:-P1D'),
  replace(/;TZID=[^:]*"?:(?=\d{8})/, ';TZID=Mars/Olympus:'),
  replace(/^TZOFFSETTO.*/, 'TZOFFSETTO:none'),
  replace(/^TZOFFSETFROM.*/, 'X-LOST:1'),
  replace(/^TZID:.*/, 'TZID:Another'),
  replace(/FREQ=\w+/, 'FREQ=SOMETIMES'),
  replace(/^RRULE:/, 'RRULE:X-PART=1;'),
  replace(/^RRULE.*/, 'RRULE:'),
  replace(/^(RDATE.*):.*/, '$1:never'),
  replace(/^(EXDATE.*):.*/, '$1:never'),
  replace(/^EXDATE/, 'Exdate'),
  replace(/^(RECURRENCE-ID.*):.*/, '$1:never'),
  replace(/RANGE=THISANDFUTURE/, 'RANGE=THISANDPRIOR'),
  replace(/^(DTSTART|DTEND)/, '$1;X-A="b:c;d"'),
  replace(/^STATUS:CONFIRMED/, 'STATUS:CONFIRMED\r\nSTATUS:CANCELLED'),
  replace(/^(DTSTART.*)/, '$1\r\nDTSTART:20270901'),
  replace(/^(DTEND.*)/, '$1\r\nDTEND:20270901'),
];
const faulty = (part: fc.Arbitrary<Part>) =>
  fc.tuple(part, fc.constantFrom(...FAULTS)).map(([{ lines, zone = [], nights }, fault]) => ({
    // An exception that cannot be read takes nights more.
    lines: lines.map(fault),
    zone: zone.map(fault),
    nights,
    isClean: false,
  }));

const clean = fc.oneof({ arbitrary: single, weight: 3 }, repeated, periods, overridden);
const anyPart = fc.oneof(clean, withText(clean), faulty(clean), faulty(withText(clean)));

function fold(line: string, width: number): string {
  return line.length <= width ? line : (line.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? [line]).join('\r\n ');
}

function feedOf(parts: readonly Part[], isZoneLast: boolean, width: number, isSmall: boolean): ModelFeed {
  const zones = parts.flatMap(({ zone }) => zone ?? []);
  const events = parts.flatMap(({ lines }, index) => {
    const uid = lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:${index}@model`];
    return ['BEGIN:VEVENT', ...uid, ...lines, 'END:VEVENT'];
  });
  const body = isZoneLast ? [...events, ...zones] : [...zones, ...events];
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Model//EN', ...body, 'END:VCALENDAR', ''];
  const isClean = parts.every((part) => part.isClean);
  const small = (line: string) => (isSmall && isClean ? line.replace(/^[A-Z-]+/, (name) => name.toLowerCase()) : line);
  const folded = lines.flatMap((line) => line.split('\r\n')).map((line) => fold(small(line), width));
  return { text: folded.join('\r\n'), nights: new Set(parts.flatMap(({ nights }) => nights)), isClean };
}

/** Feeds of up to four events, a third of them without any fault. */
export const anyFeed = fc
  .tuple(
    fc.oneof(fc.array(clean, { minLength: 1, maxLength: 4 }), fc.array(anyPart, { minLength: 1, maxLength: 4 })),
    fc.boolean(),
    fc.constantFrom(75, 75, 20),
    fc.boolean(),
  )
  .map(([parts, isZoneLast, width, isSmall]) => feedOf(parts, isZoneLast, width, isSmall));
