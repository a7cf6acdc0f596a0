import fc from 'fast-check';
import {
  anyShape,
  boundsOf,
  datesOf,
  definitionOf,
  nightsFrom,
  ROME,
  RULES,
  type Shape,
  WEEKLY,
  written,
} from './ical-stays.ts';

/** A generated feed and the nights it takes. The generator computes the nights without parsing the text. */
export type ModelFeed = {
  text: string;
  nights: ReadonlySet<string>;
  /** True if the feed conforms to the standard. The parser must then return exactly its nights. */
  isClean: boolean;
};

type Part = { lines: string[]; nights: string[]; isClean: boolean; zone?: string[] };

function partOf(shape: Shape, lines: readonly string[], dates: readonly Temporal.PlainDate[]): Part {
  const nights = dates.flatMap((date) => nightsFrom(shape, date));
  return { lines: [...boundsOf(shape), ...lines], nights, isClean: true, zone: definitionOf(shape) };
}

const single = anyShape.map((shape) => partOf(shape, ['STATUS:CONFIRMED'], [shape.start]));

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
    const { dates: all, isFirst } = datesOf(rule, start);
    // Omits COUNT if DTSTART is not an instance of the rule, because applications disagree on whether COUNT then includes
    // DTSTART.
    const limit = isFirst ? count : null;
    const ruled = all.slice(0, limit ?? undefined);
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

const periods = fc
  .tuple(anyShape, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 9 }))
  .filter(([{ clock }]) => clock.kind === 'zone' && clock.suffix === '')
  .map(([shape, days, length]) => {
    const date = shape.start.add({ days });
    const line = `RDATE${written(shape, date, shape.arrives).replace(/^(.*):/, '$1;VALUE=PERIOD:')}/P${length}D`;
    const long = { ...shape, length, leaves: shape.arrives };
    const part = partOf(shape, [line], [shape.start]);
    return { ...part, nights: [...part.nights, ...nightsFrom(long, date)] };
  });

/** A second event with the same UID moves or cancels one instance, or that instance and all later ones. */
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
    const { dates } = datesOf(WEEKLY, shape.start);
    const changed = { ...shape, length };
    const isChanged = (index: number) => index === at || (isTail && index > at);
    const nights = dates.flatMap((date, index) => {
      if (!isChanged(index)) return nightsFrom(shape, date);
      return isCancelled ? [] : nightsFrom(changed, date.add({ days: by }));
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

/** Lines of a description with unescaped line breaks. Some of them look like properties. */
const TEXTS = [
  'End: 10:00',
  'Status: cancelled',
  'Begin: Monday',
  'Dtstart: tomorrow',
  'Dtstart: 20270501',
  'Dtend: 20270501',
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
  'Begin: standard',
  'BEGIN:Participant',
  'End: available',
  'End: VEVENT',
  'NAME:MARIO\r\nSTATUS:CANCELLED',
  'EXDATE;VALUE=DATE:20270410\r\nNOTE:y',
  'https://example.com/',
];
const withText = (part: fc.Arbitrary<Part>) =>
  fc.tuple(part, fc.subarray(TEXTS), fc.boolean()).map(([{ lines, ...rest }, texts, isAbove]) => {
    const text = ['DESCRIPTION:Arriving by car', ...texts];
    return { ...rest, isClean: false, lines: isAbove ? [...text, 'TRANSP:OPAQUE', ...lines] : [...lines, ...text] };
  });

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
  replace(/^(DTEND|RRULE|RDATE)/, '$1 '),
  replace(/^(DTEND|RRULE|RDATE|DTSTART)/, '\u200B$1'),
  replace(/^(DTEND|RRULE|RDATE|DTSTART).*/, '$1'),
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
  replace(/^DTEND/, 'item1.DTEND'),
  replace(/^DTEND/, '----DTEND'),
  replace(/^DTEND[^:]*:/, 'dtend='),
  replace(/^DTEND/, 'SUMMARY:xDTEND'),
  replace(/^(RRULE|RDATE)/, 'CLASS:PUBLIC$1'),
  replace(/^EXDATE;VALUE=DATE:(\d+)/, 'EXDATE;TZID=Asia/Tokyo:$1T000000'),
  replace(/^EXDATE;VALUE=DATE:(\d+)/, 'EXDATE:$1T220000Z'),
  replace(/^(EXDATE|RECURRENCE-ID(?:;RANGE=\w+)?)[^:]*:(\d{8})T.*/, '$1;VALUE=DATE:$2'),
  replace(/^(RECURRENCE-ID(?:;RANGE=\w+)?);VALUE=DATE:(\d+)/, '$1;TZID=Asia/Tokyo:$2T000000'),
  replace(/^RRULE:FREQ=YEARLY;BYMONTH=\d+;BYDAY=-?\dSU.*/, 'X-LOST:1'),
  replace(/^TZID:.*/, 'TZID:10'),
];
const faulty = (part: fc.Arbitrary<Part>) =>
  fc.tuple(part, fc.constantFrom(...FAULTS)).map(([{ lines, zone = [], nights }, fault]) => ({
    // `nights` is a minimum, because the nights of an unreadable exception date are taken too.
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

export const anyFeed = fc
  .tuple(
    fc.oneof(fc.array(clean, { minLength: 1, maxLength: 4 }), fc.array(anyPart, { minLength: 1, maxLength: 4 })),
    fc.boolean(),
    fc.constantFrom(75, 75, 20),
    fc.boolean(),
  )
  .map(([parts, isZoneLast, width, isSmall]) => feedOf(parts, isZoneLast, width, isSmall));
