import { describe, expect, test } from 'vitest';
import { readEvents as read, vevent } from '../../../test/ical-text.ts';
import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';

const END = '2028-11-22';
const series = (...lines: string[]) => vevent('UID:a', ...lines);
const override = (id: string, ...lines: string[]) => vevent('UID:a', `RECURRENCE-ID${id}`, ...lines);

const FRIDAYS = ['DTSTART;VALUE=DATE:20270402', 'DTEND;VALUE=DATE:20270404', 'RRULE:FREQ=WEEKLY;COUNT=4'];

describe('readIcal with unsupported recurrences', () => {
  const DAY = 'DTSTART;VALUE=DATE:20270402';
  test.each([
    ['an unknown frequency', ['RRULE:FREQ=FORTNIGHTLY'], '2027-04-02', END],
    ['an unknown rule part', ['RRULE:FREQ=DAILY;BYEASTER=0'], '2027-04-02', END],
    ['an unknown rule part with UNTIL', ['RRULE:FREQ=DAILY;BYEASTER=0;UNTIL=20270501'], '2027-04-02', '2027-05-03'],
    ['a repeated rule part', ['RRULE:FREQ=DAILY;COUNT=2;COUNT=3'], '2027-04-02', END],
    ['both COUNT and UNTIL', ['RRULE:FREQ=DAILY;COUNT=2;UNTIL=20270501'], '2027-04-02', '2027-05-03'],
    ['an invalid UNTIL', ['RRULE:FREQ=DAILY;UNTIL=never'], '2027-04-02', END],
    ['a rule without a frequency', ['RRULE:COUNT=3'], '2027-04-02', END],
    ['an empty rule', ['RRULE:'], '2027-04-02', END],
    ['an hourly rule for an event of whole days', ['RRULE:FREQ=HOURLY'], '2027-04-02', END],
    ['a rule in the Hebrew calendar', ['RRULE:RSCALE=HEBREW;FREQ=YEARLY'], '2027-04-02', END],
    ['dates moved by SKIP', ['RRULE:RSCALE=GREGORIAN;SKIP=FORWARD;FREQ=MONTHLY;BYMONTHDAY=31'], '2027-04-02', END],
    ['numbered days of the week in a weekly rule', ['RRULE:FREQ=WEEKLY;BYDAY=2FR'], '2027-04-02', END],
    ['both week numbers and days of the year', ['RRULE:FREQ=YEARLY;BYWEEKNO=20;BYYEARDAY=100'], '2027-04-02', END],
    ['an interval of zero', ['RRULE:FREQ=DAILY;INTERVAL=0'], '2027-04-02', END],
    ['a count of zero', ['RRULE:FREQ=DAILY;COUNT=0'], '2027-04-02', END],
    ['a vCalendar rule', ['RRULE:W1 FR #4'], '2027-04-02', END],
    ['an invalid RDATE', ['RDATE:soon'], '2027-04-02', END],
    ['a period without an end', ['RDATE;VALUE=PERIOD:20270410T100000/'], '2027-04-02', END],
    ['an invalid EXDATE', ['RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:never'], '2027-04-02', '2027-04-10'],
    ['an EXRULE', ['RRULE:FREQ=WEEKLY;COUNT=2', 'EXRULE:FREQ=DAILY'], '2027-04-02', '2027-04-10'],
  ])(
    'reports the nights that %s may block, from the first day that cannot be determined: %j',
    (_what, lines, start, end) => {
      const reading = read(series(DAY, ...lines));
      expect(reading).toMatchObject({ imported: 0, ignored: { ricorrenza: 1 } });
      expect(reading.misread).toMatchObject([{ reason: 'ricorrenza', nights: { start, end }, written: '20270402' }]);
      expect(reading.events[0]).toMatchObject({ start: '2027-04-02', end: '2027-04-03' });
    },
  );

  test.each([
    ['ended long ago', ['DTSTART:20200101', 'RRULE:FREQ=SOMETIMES;UNTIL=20200201']],
    ['is beyond the horizon', ['DTSTART:20300101', 'RRULE:FREQ=SOMETIMES']],
  ])('does not report a recurrence that %s', (_what, lines) => {
    expect(read(series(...lines))).toMatchObject({ ignored: { fuori_orizzonte: 1 }, misread: [] });
  });

  test.each(['FREQ=HOURLY', 'FREQ=MINUTELY', 'FREQ=SECONDLY'])(
    'expands %s as far as possible and reports the rest of the horizon',
    (rule) => {
      const { misread, events } = read(series('DTSTART:20270402T200000', 'DURATION:PT10H', `RRULE:${rule}`));
      expect(misread).toMatchObject([{ nights: { end: END } }]);
      const from = misread[0]?.nights.start ?? '';
      expect(events.at(-1)?.end.localeCompare(from)).toBeGreaterThanOrEqual(0);
    },
  );

  test('reports a THISANDPRIOR override and an override that has its own rule', () => {
    const prior = override(';RANGE=THISANDPRIOR:20270409', 'DTSTART:20270410');
    expect(read(series(...FRIDAYS), prior).misread).toMatchObject([{ nights: { start: '2026-11-21', end: END } }]);
    const ruled = override(':20270409', 'DTSTART:20270410', 'RRULE:FREQ=DAILY');
    expect(read(series(...FRIDAYS), ruled).misread).toMatchObject([{ nights: { start: '2027-04-10', end: END } }]);
  });

  test('keeps the other instances and reports the whole horizon if the start of a THISANDFUTURE override is unreadable', () => {
    const tail = override(';RANGE=THISANDFUTURE:20270409', 'DTSTART:soon');
    const { events, misread } = read(series(...FRIDAYS), tail);
    expect(events.map(({ start }) => start)).toEqual(['2027-04-02', '2027-04-16', '2027-04-23']);
    expect(misread).toMatchObject([{ reason: 'data_non_valida', nights: { start: '2026-11-21', end: END } }]);
  });

  test('reports instances beyond the limit, starting with the first omitted instance', () => {
    const twice = series(
      'DTSTART:20270402',
      'RRULE:FREQ=DAILY',
      'RRULE:FREQ=DAILY',
      'RDATE;VALUE=PERIOD:20270402T100000/P9D',
    );
    expect(read(twice)).toMatchObject({ imported: 1, misread: [] });
    const many = Array.from({ length: 400 }, (_, index) => `20270402T150000/P${index + 1}D`).join(',');
    const { events, misread } = read(
      series('DTSTART:20270402T150000', 'RRULE:FREQ=DAILY', `RDATE;VALUE=PERIOD:${many}`),
    );
    expect(events).toHaveLength(750);
    const start = events.at(-1)?.start ?? '';
    expect(misread).toMatchObject([
      { reason: 'ricorrenza', nights: { start: addDays(start as CalendarDate, 1), end: END } },
    ]);
  });
});

test.each([
  ['in an unknown zone', ';TZID=Mars/Phobos:20270412T150000'],
  ['at a time without an occurrence', ':20270412T160000'],
])('keeps and reports all nights when a THISANDFUTURE cancellation begins %s', (_, id) => {
  const master = vevent('UID:a DTSTART:20270405T150000 DURATION:PT20H RRULE:FREQ=WEEKLY;COUNT=3');
  const tail = vevent(`UID:a RECURRENCE-ID;RANGE=THISANDFUTURE${id} DTSTART:20270412T150000 STATUS:CANCELLED`);
  const { events, misread } = read(master, tail);
  expect(events.map(({ start }) => start)).toEqual(['2027-04-05', '2027-04-12', '2027-04-19']);
  expect(misread).toMatchObject([{ reason: 'ricorrenza' }]);
});

test('parses a zone name that is surrounded by spaces', () => {
  const { events } = read(
    vevent('DTSTART; TZID =Asia/Tokyo:20270410T060000', 'DTEND; TZID=Asia/Tokyo:20270413T060000'),
  );
  expect(events).toMatchObject([{ start: '2027-04-09', end: '2027-04-12' }]);
});
