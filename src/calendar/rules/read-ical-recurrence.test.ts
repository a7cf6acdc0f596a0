import { describe, expect, test } from 'vitest';
import { readEvents, vevent } from '../../../test/ical-text.ts';

const END = '2028-11-22';
const read = (...events: string[][]) => readEvents(...events);
const nightsOf = (...events: string[][]) => {
  const { events: found, misread } = read(...events);
  expect(misread).toEqual([]);
  return found.map(({ start, end }) => `${start.slice(2)}/${end.slice(8)}`).toSorted();
};
const startsOf = (...events: string[][]) => nightsOf(...events).map((nights) => nights.slice(3, 8));
const series = (...lines: string[]) => vevent('UID:a', ...lines);
const override = (id: string, ...lines: string[]) => vevent('UID:a', `RECURRENCE-ID${id}`, ...lines);

const FRIDAYS = ['DTSTART;VALUE=DATE:20270402', 'DTEND;VALUE=DATE:20270404', 'RRULE:FREQ=WEEKLY;COUNT=4'];
const TIMED = ['DTSTART;TZID=America/New_York:20270402T200000', 'DURATION:P1D', 'RRULE:FREQ=WEEKLY;COUNT=4'];

describe('RRULE (RFC 5545, 3.8.5.3): every part', () => {
  test.each([
    ['FREQ=WEEKLY;COUNT=2', '20270402', ['04-02', '04-09']],
    ['FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3', '20270405', ['04-05', '04-07', '04-12']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO;COUNT=4', '20270803', ['08-03', '08-08', '08-17', '08-22']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;COUNT=4', '20270803', ['08-03', '08-15', '08-17', '08-29']],
    ['FREQ=MONTHLY;COUNT=3', '20270131', ['01-31', '03-31', '05-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '20270131', ['01-31', '02-28', '03-31']],
    ['FREQ=MONTHLY;BYDAY=1FR;COUNT=2', '20270402', ['04-02', '05-07']],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '20270813', ['08-13', '10-13']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1,1;COUNT=3', '20270401', ['04-01', '04-30', '05-03']],
    ['FREQ=MONTHLY;INTERVAL=18;COUNT=2', '20270402', ['04-02', '10-02']],
    ['FREQ=YEARLY;BYMONTH=4,6;BYDAY=1FR;COUNT=2', '20270402', ['04-02', '06-04']],
    ['FREQ=YEARLY;BYDAY=20MO;COUNT=1', '20270517', ['05-17']],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=2', '20270517', ['05-15', '05-17']],
    ['FREQ=YEARLY;BYWEEKNO=20;COUNT=2', '20270517', ['05-15', '05-17']],
    ['FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR,SA', '20270101', ['01-01', '01-02']],
    ['FREQ=YEARLY;BYWEEKNO=-1;BYDAY=SU', '20270103', ['01-02', '01-03']],
    ['FREQ=YEARLY;BYWEEKNO=1;WKST=SU;BYDAY=SU', '20270103', ['01-02', '01-03']],
    ['FREQ=YEARLY;BYYEARDAY=1,100,-1;COUNT=3', '20270101', ['01-01', '04-10', '12-31']],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '20240229', ['02-29']],
    ['FREQ=DAILY;BYMONTH=4;BYMONTHDAY=9,10', '20270409', ['04-09', '04-09', '04-10', '04-10']],
    ['FREQ=DAILY;INTERVAL=400', '20270402', ['04-02', '05-06']],
    ['FREQ=DAILY;BYSETPOS=1;BYDAY=FR;COUNT=2', '20270402', ['04-02', '04-09']],
    ['FREQ=DAILY;BYHOUR=9,15;COUNT=2', '20270402', ['04-02', '04-03']],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=OMIT;COUNT=2', '20270131', ['01-31', '03-31']],
    [' freq = weekly ; count = 2 ;', '20270402', ['04-02', '04-09']],
  ])('expands %s, starting on %s, to %j', (rule, start, days) => {
    const found = startsOf(series(`DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`));
    expect(found.toSorted()).toEqual(days);
  });

  test.each([
    ['FREQ=DAILY;BYHOUR=9,20;COUNT=4', 'PT2H', ['04-02', '04-03']],
    ['FREQ=HOURLY;INTERVAL=36;COUNT=3', 'PT12H', ['04-02', '04-04', '04-05']],
    ['FREQ=HOURLY;BYHOUR=20;BYDAY=FR;COUNT=2', 'PT12H', ['04-02', '04-09']],
    ['FREQ=MINUTELY;INTERVAL=1440;COUNT=2', 'PT12H', ['04-02', '04-03']],
    ['FREQ=MINUTELY;BYHOUR=20;BYMINUTE=0;COUNT=3', 'PT12H', ['04-02', '04-03', '04-04']],
    ['FREQ=SECONDLY;BYHOUR=20;BYMINUTE=0;BYSECOND=0;COUNT=2', 'PT12H', ['04-02', '04-03']],
    ['FREQ=SECONDLY;COUNT=3', 'PT12H', ['04-02']],
    ['FREQ=WEEKLY;BYDAY=FR;BYHOUR=20;BYMINUTE=0,30;BYSETPOS=2;COUNT=1', 'PT12H', ['04-02']],
  ])('expands %s with duration %s to %j', (rule, length, days) => {
    expect(startsOf(series('DTSTART:20270402T200000', `DURATION:${length}`, `RRULE:${rule}`))).toEqual(days);
  });

  test.each([
    ['as a date', '20270416', 3],
    ['as a date in New York that is a day later in Rome', '20270416', 3],
    ['at the exact second of an instance', '20270417T000000Z', 3],
    ['a second before an instance', '20270416T235959Z', 2],
    ['with an offset', '20270416T200000-0400', 3],
    ['in local time', '20270416T200000', 3],
    ['as a date before the start', '20270101', 1],
  ])('applies an UNTIL %s (%s) and returns %i instances', (_what, until, count) => {
    const lines = TIMED.map((line) => line.replace('COUNT=4', `UNTIL=${until}`));
    expect(startsOf(series(...lines))).toHaveLength(count);
  });

  test('combines several RRULEs, RDATEs and EXDATEs', () => {
    const lines = ['RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=MONTHLY;COUNT=2', 'RDATE;VALUE=DATE:20270420,20270421'];
    const exceptions = ['EXDATE;VALUE=DATE:20270409', 'EXDATE;VALUE=DATE:20270421,20990101'];
    expect(startsOf(series('DTSTART;VALUE=DATE:20270402', ...lines, ...exceptions))).toEqual([
      '04-02',
      '04-20',
      '05-02',
    ]);
  });

  test('expands 45 recurring events in one feed', () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      vevent(
        `UID:${index}`,
        `DTSTART:2027040${1 + (index % 9)}T1${index % 10}0000`,
        'DURATION:PT20H',
        'RRULE:FREQ=WEEKLY;COUNT=60',
      ),
    );
    expect(read(...many)).toMatchObject({ imported: 45, ignored: {}, misread: [] });
  });
});

describe('RDATE (3.8.5.2) and EXDATE (3.8.5.1)', () => {
  const START = ['DTSTART:20270402T150000', 'DTEND:20270404T100000'];
  test.each([
    ['a date and time', 'RDATE:20270410T150000', ['27-04-02/04', '27-04-10/12']],
    ['a date without a time', 'RDATE;VALUE=DATE:20270410', ['27-04-02/04', '27-04-10/12']],
    ['a time in UTC', 'RDATE:20270409T220000Z', ['27-04-02/04', '27-04-10/11']],
    ['a time in a different zone', 'RDATE;TZID=America/New_York:20270409T200000', ['27-04-02/04', '27-04-10/11']],
    ['a period with an end', 'RDATE;VALUE=PERIOD:20270410T150000/20270415T100000', ['27-04-02/04', '27-04-10/15']],
    ['a period with a duration', 'RDATE;VALUE=PERIOD:20270410T150000Z/P5D', ['27-04-02/04', '27-04-10/15']],
    ['a period in a zone', 'RDATE;VALUE=PERIOD;TZID=Asia/Tokyo:20270410T030000/PT24H', ['27-04-02/04', '27-04-09/10']],
    [
      'two periods',
      'RDATE;VALUE=PERIOD:20270410T150000/P1D,20270420T150000/P2D',
      ['27-04-02/04', '27-04-10/11', '27-04-20/22'],
    ],
    ['a period with the start of the event', 'RDATE;VALUE=PERIOD:20270402T150000/P7D', ['27-04-02/04', '27-04-02/09']],
    ['a repeated date only once', 'RDATE:20270410T150000 RDATE:20270410T150000', ['27-04-02/04', '27-04-10/12']],
  ])('RDATE adds %s', (_what, lines, nights) => {
    expect(nightsOf(series(...START, ...lines.split(' ')))).toEqual(nights);
  });

  test.each([
    ['removes an instance by its time in UTC', ':20270410T000000Z', 3],
    ['removes an instance by its time in the zone of the series', ';TZID=America/New_York:20270409T200000', 3],
    ['removes an instance by its time in Rome', ';TZID=Europe/Rome:20270410T020000', 3],
    ['removes an instance by its date', ';VALUE=DATE:20270409', 3],
    ['removes two instances by their times in UTC', ':20270410T000000Z,20270417T000000Z', 2],
    ['removes no instance at a different time', ';TZID=America/New_York:20270409T190000', 4],
    ['removes no instance at the same local time in a different zone', ';TZID=America/Chicago:20270409T200000', 4],
    ['removes no instance on a date without an instance', ':20270411T000000Z', 4],
  ])('EXDATE %s', (_what, exdate, count) => {
    expect(startsOf(series(...TIMED, `EXDATE${exdate}`))).toHaveLength(count);
  });

  test.each([
    ['its date', ';VALUE=DATE:20270409'],
    ['its midnight without a zone', ':20270409T000000'],
    ['its midnight in UTC', ':20270409T000000Z'],
    ['its midnight in Rome', ':20270408T220000Z'],
  ])('EXDATE removes an all-day instance by %s', (_what, exdate) => {
    expect(startsOf(series(...FRIDAYS, `EXDATE${exdate}`))).toEqual(['04-02', '04-16', '04-23']);
  });

  const DAILY = ['DTSTART;VALUE=DATE:20270410', 'RRULE:FREQ=DAILY;COUNT=4'];
  const IN_NEW_YORK = ['DTSTART;TZID=America/New_York:20270410T200000', 'DURATION:PT14H', 'RRULE:FREQ=DAILY;COUNT=4'];
  const LATE = ['DTSTART:20270410T230000Z', 'DTEND:20270411T230000Z', 'RRULE:FREQ=DAILY;COUNT=4'];
  const EARLY_IN_TOKYO = ['DTSTART;TZID=Asia/Tokyo:20270410T050000', 'DURATION:PT12H', 'RRULE:FREQ=DAILY;COUNT=4'];
  test.each([
    ['a time in an eastern zone for an all-day series', DAILY, ';TZID=Europe/Athens:20270412T000000'],
    ['a time in a far eastern zone for an all-day series', DAILY, ';TZID=Asia/Tokyo:20270412T000000'],
    ['a time with an offset for an all-day series', DAILY, ':20270412T000000+0300'],
    ['an evening time in a western zone for an all-day series', DAILY, ';TZID=America/New_York:20270412T200000'],
    ['a time before midnight in UTC for an all-day series', DAILY, ':20270411T220000Z'],
    ['a date for a timed series in a western zone', IN_NEW_YORK, ';VALUE=DATE:20270412'],
    ['a date for a timed series in UTC', LATE, ';VALUE=DATE:20270412'],
    ['a date for a timed series in an eastern zone', EARLY_IN_TOKYO, ';VALUE=DATE:20270412'],
    ['the date in Rome for an instance with a different date in New York', TIMED, ';VALUE=DATE:20270410'],
    ['a time in an unknown zone', TIMED, ';TZID=Foo/Bar:20270410T020000'],
  ])('keeps all instances and reports an ambiguous EXDATE or RECURRENCE-ID: %s', (_what, lines, id) => {
    const moved = override(id, 'DTSTART;VALUE=DATE:20271001');
    for (const { events, misread } of [read(series(...lines, `EXDATE${id}`)), read(series(...lines), moved)]) {
      expect(events.filter(({ start }) => start < '2027-10-01')).toHaveLength(4);
      expect(misread).toMatchObject([{ reason: 'ricorrenza' }]);
    }
    const tail = override(`;RANGE=THISANDFUTURE${id}`, 'STATUS:CANCELLED', 'DTSTART;VALUE=DATE:20270412');
    const { events, misread } = read(series(...lines), tail);
    expect([events.length, misread.length]).toEqual([4, 1]);
  });

  test('keeps an instance whose date is within UNTIL in its own zone or in Rome', () => {
    const until = (start: string, limit: string) =>
      startsOf(series(`DTSTART${start}`, 'DURATION:P1D', `RRULE:FREQ=DAILY;UNTIL=${limit}`));
    expect(until(':20270410T230000Z', '20270411')).toEqual(['04-11', '04-12']);
    expect(until(';TZID=Asia/Tokyo:20270410T050000', '20270410')).toEqual(['04-09', '04-10']);
    expect(until(';VALUE=DATE:20270410', '20270412T030000+0900')).toEqual(['04-10', '04-11', '04-12']);
  });
});

describe('RECURRENCE-ID (3.8.4.4)', () => {
  const moved = (params: string) =>
    override(`${params}:20270409`, 'DTSTART;VALUE=DATE:20270410', 'DTEND;VALUE=DATE:20270415');
  const master = series(...FRIDAYS);

  test.each([
    ['comes after the series', [master, moved('')]],
    ['comes before the series', [moved(''), master]],
    ['is duplicated', [moved(''), master, moved('')]],
  ])('moves one occurrence if its override %s', (_what, events) => {
    expect(
      read(...events)
        .events.map(({ start, end }) => `${start.slice(5)}/${end.slice(8)}`)
        .toSorted(),
    ).toEqual(['04-02/04', '04-10/15', '04-16/18', '04-23/25']);
  });

  test('RANGE=THISANDFUTURE moves and extends all following occurrences, even if the override precedes the series', () => {
    const all = ['27-04-02/04', '27-04-10/15', '27-04-17/22', '27-04-24/29'];
    expect(nightsOf(master, moved(';RANGE=THISANDFUTURE'))).toEqual(all);
    expect(nightsOf(moved(';RANGE="THISANDFUTURE"'), master)).toEqual(all);
  });

  test('applies the new hour and zone of a THISANDFUTURE override to all following occurrences', () => {
    const tail = override(
      ';RANGE=THISANDFUTURE;TZID=America/New_York:20270409T200000',
      'DTSTART;TZID=Europe/Rome:20270412T150000',
      'DTEND;TZID=Europe/Rome:20270414T100000',
    );
    expect(nightsOf(series(...TIMED), tail)).toEqual(['27-04-03/04', '27-04-12/14', '27-04-19/21', '27-04-26/28']);
  });

  test('cancels all following occurrences if a THISANDFUTURE override is cancelled', () => {
    const tail = override(';RANGE=THISANDFUTURE:20270416', 'DTSTART;VALUE=DATE:20270416', 'STATUS:CANCELLED');
    expect(read(master, tail)).toMatchObject({
      events: [{ start: '2027-04-02' }, { start: '2027-04-09' }],
      misread: [],
    });
  });

  test('applies the later of two THISANDFUTURE overrides from its date on, and keeps overrides of single instances', () => {
    const later = override(';RANGE=THISANDFUTURE:20270423', 'DTSTART;VALUE=DATE:20270422', 'DTEND;VALUE=DATE:20270423');
    const one = override(':20270416', 'DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270502');
    expect(nightsOf(master, later, moved(';RANGE=THISANDFUTURE'), one)).toEqual([
      '27-04-02/04',
      '27-04-10/15',
      '27-04-22/23',
      '27-05-01/02',
    ]);
  });

  test('applies a THISANDFUTURE override to RDATEs, and to instances that it moves into the horizon', () => {
    const long = series('DTSTART:20270402', 'RRULE:FREQ=WEEKLY', 'RDATE:20270414');
    const tail = override(';RANGE=THISANDFUTURE:20270409', 'DTSTART:20270329', 'DTEND:20270330');
    const starts = nightsOf(long, tail);
    expect(starts).toContain('27-04-03/04');
    expect(starts.at(-1)).toBe('28-11-20/21');
  });

  test('keeps both overrides of one instance, regardless of SEQUENCE', () => {
    const first = override(':20270409', 'SEQUENCE:1', 'DTSTART:20270410');
    const second = override(':20270409', 'SEQUENCE:2', 'DTSTART:20270411');
    expect(startsOf(second, master, first)).toEqual(['04-02', '04-10', '04-11', '04-16', '04-23']);
    const cancelled = override(':20270409', 'SEQUENCE:1', 'DTSTART:20270410', 'STATUS:CANCELLED');
    expect(startsOf(cancelled, master, second)).toEqual(['04-02', '04-11', '04-16', '04-23']);
  });

  test('frees no night if two different series share a UID, but applies overrides to a duplicated series', () => {
    const other = series('DTSTART;VALUE=DATE:20270409', 'RRULE:FREQ=WEEKLY;COUNT=2');
    const one = override(':20270409', 'DTSTART;VALUE=DATE:20271001');
    expect(startsOf(master, other, one)).toEqual(['04-02', '04-09', '04-09', '04-16', '04-16', '04-23', '10-01']);
    expect(startsOf(master, one, master)).toEqual(['04-02', '04-16', '04-23', '10-01']);
    const tail = override(';RANGE=THISANDFUTURE:20270409', 'DTSTART;VALUE=DATE:20270411');
    expect(read(master, other, tail)).toMatchObject({
      count: 3,
      misread: [{ reason: 'ricorrenza', nights: { start: '2027-04-11', end: END } }],
    });
  });

  test('replaces an instance of a timed series only if the RECURRENCE-ID matches the time or the date of the instance', () => {
    const at = (id: string) => override(id, 'DTSTART:20270601');
    expect(startsOf(series(...TIMED), at(':20270410T000000Z'))).toHaveLength(4);
    expect(startsOf(series(...TIMED), at(';VALUE=DATE:20270409'))).toHaveLength(4);
    expect(startsOf(series(...TIMED), at(':20270410T010000Z'))).toHaveLength(5);
  });

  test('blocks the nights of an override whose series is missing, and reports all following nights if the override has a range', () => {
    expect(startsOf(moved(''))).toEqual(['04-10']);
    expect(read(moved(';RANGE=THISANDFUTURE'))).toMatchObject({
      events: [{ start: '2027-04-10' }],
      misread: [{ reason: 'ricorrenza', nights: { start: '2027-04-10', end: END } }],
    });
  });
});
