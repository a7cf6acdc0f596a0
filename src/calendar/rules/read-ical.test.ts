import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays, eachDate } from '../../kernel/calendar-date.ts';
import { expandRecurrence } from '../server/expand-recurrence.ts';
import type { FeedReading } from './feed.ts';
import { readIcal } from './read-ical.ts';

const TODAY = '2026-11-22' as CalendarDate;
const OPTIONS = { today: TODAY, domain: 'ospitalia.example:8443', expand: expandRecurrence };

function calendar(lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** A VEVENT of these lines, each with its own UID. */
function vevent(...lines: string[]): string[] {
  const uid = lines.some((line) => line.startsWith('UID')) ? [] : [`UID:${lines.join('')}`];
  return ['BEGIN:VEVENT', ...uid, ...lines, 'END:VEVENT'];
}

function read(...lines: string[]) {
  const reading = readIcal(calendar(lines), OPTIONS);
  if (!reading.ok) throw new Error(reading.fault);
  return reading;
}

function nightsOf(reading: FeedReading): string[] {
  return reading.ok ? reading.events.map(({ start, end }) => `${start} ${end}`) : [reading.fault];
}

describe('G8 exclusive ends', () => {
  test.each([
    [
      'the day of departure is free',
      ['DTSTART;VALUE=DATE:20261220', 'DTEND;VALUE=DATE:20261227'],
      '2026-12-20 2026-12-27',
    ],
    ['without an end: one night', ['DTSTART;VALUE=DATE:20261220'], '2026-12-20 2026-12-21'],
    ['without an end, at 23:59: one night', ['DTSTART:20261220T235900'], '2026-12-20 2026-12-21'],
    ['ends where it begins: one night', ['DTSTART:20261220', 'DTEND:20261220'], '2026-12-20 2026-12-21'],
    [
      'an afternoon: it may be an arrival',
      ['DTSTART:20261220T150000', 'DTEND:20261220T180000'],
      '2026-12-20 2026-12-21',
    ],
    ['a moment: one night', ['DTSTART:20261220T100000', 'DTEND:20261220T100000'], '2026-12-20 2026-12-21'],
    [
      'from the evening to a minute past midnight',
      ['DTSTART:20261220T220000', 'DTEND:20261221T000100'],
      '2026-12-20 2026-12-21',
    ],
    ['across the clock change of spring', ['DTSTART:20270327', 'DTEND:20270329'], '2027-03-27 2027-03-29'],
    [
      'from 23 hours: days of the clock',
      ['DTSTART;TZID=Europe/Rome:20270327T120000', 'DURATION:P1D'],
      '2027-03-27 2027-03-28',
    ],
    [
      '24 hours across a clock change',
      ['DTSTART;TZID=Europe/Rome:20270327T233000', 'DURATION:PT24H'],
      '2027-03-27 2027-03-29',
    ],
    ['hours of a whole day count as a night', ['DTSTART:20261220', 'DURATION:PT36H'], '2026-12-20 2026-12-22'],
    ['for ever', ['DTSTART:20261220', 'DURATION:P999999999999999999W'], '2026-12-20 2028-11-22'],
    ['until the year 9999', ['DTSTART:20261220', 'DTEND:99991231'], '2026-12-20 2028-11-22'],
    ['a stay in progress keeps its first night', ['DTSTART:20261101', 'DTEND:20261125'], '2026-11-01 2026-11-25'],
    ['closed since 1970: two years of it', ['DTSTART:19700101', 'DTEND:20270101'], '2024-11-22 2027-01-01'],
    ['the night of yesterday still counts', ['DTSTART:20261120', 'DTEND:20261122'], '2026-11-20 2026-11-22'],
    [
      'a zone in quotes',
      ['DTSTART;TZID="America/New_York":20261220T200000', 'DTEND:20261227'],
      '2026-12-21 2026-12-27',
    ],
  ])('%s', (_what, lines, nights) => {
    expect(nightsOf(read(...vevent(...lines)))).toEqual([nights]);
  });

  test('back-to-back stays share no night', () => {
    const [first = '', second = ''] = nightsOf(
      read(...vevent('DTSTART:20261220', 'DTEND:20261223'), ...vevent('DTSTART:20261223', 'DTEND:20261226')),
    );
    expect([first, second]).toEqual(['2026-12-20 2026-12-23', '2026-12-23 2026-12-26']);
  });

  test('whole days are whole days on every date of the horizon', () => {
    const dates = eachDate(TODAY, addDays(TODAY, 730));
    const lines = dates.flatMap((date) => vevent(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`));
    expect(nightsOf(read(...lines))).toEqual(dates.map((date) => `${date} ${addDays(date, 1)}`));
  });
});

describe('G9 no silent loss', () => {
  test.each([
    ['no date', vevent('SUMMARY:x'), { data_non_valida: 1 }],
    ['30 February', vevent('DTSTART:20270230'), { data_non_valida: 1 }],
    ['month 13', vevent('DTSTART:20271301'), { data_non_valida: 1 }],
    ['25 o’clock', vevent('DTSTART:20261220T250000'), { data_non_valida: 1 }],
    ['an end that never was', vevent('DTSTART:20261220', 'DTEND:20270230'), { data_non_valida: 1 }],
    ['a length that is none', vevent('DTSTART:20261220', 'DURATION:a week'), { data_non_valida: 1 }],
    ['over since the day before yesterday', vevent('DTSTART:20261110', 'DTEND:20261121'), { fuori_orizzonte: 1 }],
    ['beyond two years', vevent('DTSTART:20281122'), { fuori_orizzonte: 1 }],
    ['cancelled', vevent('DTSTART:20261220', 'STATUS:Cancelled'), { annullato: 1 }],
    ['ours', vevent('UID:1@Ospitalia.example:8443', 'DTSTART:20261220'), { nostro: 1 }],
    ['100,000 times since 1970', vevent('DTSTART:19700101', 'RRULE:FREQ=DAILY;COUNT=100000'), { ricorrenza: 1 }],
    ['by the hour since 1970', vevent('DTSTART:19700101', 'RRULE:FREQ=HOURLY'), { ricorrenza: 1 }],
    ['a check-out', vevent('DTSTART:20261220T080000', 'DTEND:20261220T110000'), { senza_notte: 1 }],
    ['cleaning until two', vevent('DTSTART:20261220T100000', 'DURATION:PT4H'), { senza_notte: 1 }],
    [
      'a check-out that New York wrote',
      vevent('DTSTART:20261220T120000Z', 'DTEND;TZID=America/New_York:20261220T080000'),
      { senza_notte: 1 },
    ],
    [
      'a check-out every Saturday',
      vevent('DTSTART:20261219T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'),
      { senza_notte: 1 },
    ],
    ['all of it taken away', vevent('DTSTART:20261220', 'RDATE:20261220', 'EXDATE:20261220'), { annullato: 1 }],
    [
      'twice the same',
      [...vevent('UID:a', 'DTSTART:20270101'), ...vevent('UID:a', 'DTSTART:20270101')],
      { doppione: 1 },
    ],
  ])('%s', (_what, lines, ignored) => {
    const reading = read(...lines);
    expect(reading.ignored).toEqual(ignored);
    expect(reading.count).toBe(reading.imported + 1);
  });

  // RFC 5545, 3.8.2.4 and 3.8.5.3: DTSTART is the first instance of a repeated event.
  test.each([
    ['by the hour', ['RRULE:FREQ=HOURLY'], [20]],
    ['at set hours', ['RRULE:FREQ=DAILY;BYHOUR=9,15'], [20]],
    ['by the number of the week', ['RRULE:FREQ=YEARLY;BYWEEKNO=52'], [20]],
    ['an unknown repetition', ['RRULE:FREQ=FORTNIGHTLY'], [20]],
    ['month 13', ['RRULE:FREQ=DAILY;BYMONTH=13'], [20]],
    ['a repetition of nothing', ['RRULE:'], [20]],
    ['until a day that never was', ['RRULE:FREQ=DAILY;UNTIL=20270230'], [20]],
    ['a rule that is read beside one that is not', ['RRULE:FREQ=HOURLY', 'RRULE:FREQ=DAILY;COUNT=2'], [20, 21]],
    ['a further date that is none', ['RDATE:20261224,never'], [20, 24]],
    ['an exception that is none frees no night', ['RDATE:20261224', 'EXDATE:never'], [20, 24]],
    ['an exception that is read, beside one that is not', ['RDATE:20261224', 'EXDATE:20261224,never'], [20]],
  ])('what cannot be read of a repetition is said, and its first nights are taken: %s', (_what, lines, days) => {
    const reading = read(...vevent('DTSTART;VALUE=DATE:20261220', ...lines));
    expect(nightsOf(reading)).toEqual(days.map((day) => `2026-12-${day} 2026-12-${day + 1}`));
    expect(reading).toMatchObject({ count: 1, imported: 0, ignored: { ricorrenza: 1 } });
  });

  test('a first instance that another event stands for is not taken twice', () => {
    const lines = [
      ...vevent('UID:a', 'DTSTART:20261220', 'RRULE:FREQ=HOURLY'),
      ...vevent('UID:a', 'RECURRENCE-ID:20261220', 'DTSTART:20261227'),
    ];
    expect(nightsOf(read(...lines))).toEqual(['2026-12-27 2026-12-28']);
  });

  test.each([
    ['an end before the start', ['DTSTART:20261220', 'DTEND:20261210']],
    ['an end before the start, within a day', ['DTSTART:20261220T150000', 'DTEND:20261220T100000']],
    ['a negative duration', ['DTSTART:20261220', 'DURATION:-P3D']],
  ])('%s takes one night, and is said', (_what, lines) => {
    const reading = read(...vevent(...lines));
    expect(nightsOf(reading)).toEqual(['2026-12-20 2026-12-21']);
    expect(reading).toMatchObject({ count: 1, imported: 0, ignored: { fine_prima_inizio: 1 } });
  });

  test('a UID twice with different nights keeps both', () => {
    const reading = read(...vevent('UID:a', 'DTSTART:20270101'), ...vevent('UID:a', 'DTSTART:20270111'));
    expect(nightsOf(reading)).toEqual(['2027-01-01 2027-01-02', '2027-01-11 2027-01-12']);
  });

  test('two events without UID on different nights are two events', () => {
    const reading = read(...vevent('UID:', 'DTSTART:20270101'), ...vevent('UID:', 'DTSTART:20270111'));
    expect(reading.events.map(({ uid }) => uid)).toEqual(['2027-01-01/2027-01-02', '2027-01-11/2027-01-12']);
  });

  test('of more than 5,000 events the rest is counted', () => {
    const many = Array.from({ length: 5003 }, (_, index) => vevent(`UID:${index}`, 'DTSTART:20270101')).flat();
    expect(read(...many)).toMatchObject({ count: 5003, imported: 5000, ignored: { troppi: 3 } });
  });

  test('repetitions do not multiply without end', () => {
    const daily = (index: number) => vevent(`UID:${index}`, `DTSTART:202612${10 + index}`, 'RRULE:FREQ=DAILY');
    const reading = read(...Array.from({ length: 10 }, (_, index) => daily(index)).flat());
    expect(reading.events.length).toBeLessThanOrEqual(5000);
    expect(reading).toMatchObject({ count: 10, imported: 7, ignored: { troppi: 3 } });
  });

  test('a tentative event says so; an alarm in an event says nothing', () => {
    const reading = read(
      ...vevent('DTSTART:20270101', 'STATUS:TENTATIVE', 'BEGIN:VALARM', 'STATUS:CANCELLED', 'END:VALARM'),
    );
    expect(reading.events).toMatchObject([{ is_tentative: true }]);
  });
});

describe('repeated events', () => {
  test.each([
    [
      'every Saturday until the second, whose evening counts',
      ['DTSTART:20261205T180000', 'RRULE:FREQ=WEEKLY;UNTIL=20261212T170000Z'],
      [5, 12],
    ],
    ['until the minute before', ['DTSTART:20261205T180000', 'RRULE:FREQ=WEEKLY;UNTIL=20261212T165900Z'], [5]],
    [
      'with a rule that the first day does not follow',
      ['DTSTART:20261201', 'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=2'],
      [1, 5, 12],
    ],
    ['without one', ['DTSTART:20261205', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261212'], [5, 19]],
    ['two rules', ['DTSTART:20261205', 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=DAILY;COUNT=2'], [5, 6, 12]],
    ['a period is its beginning', ['DTSTART:20261205T180000', 'RDATE;VALUE=PERIOD:20261220T180000/PT1H'], [5, 20]],
    ['in small letters', ['dtstart:20261205', 'rrule:freq=daily;count=2'], [5, 6]],
    ['since 2001, now and then', ['DTSTART:20011207', 'RRULE:FREQ=YEARLY;UNTIL=20270101'], [7]],
  ])('%s', (_what, lines, days) => {
    const starts = read(...vevent(...lines)).events.map(({ start }) => start);
    expect(starts.toSorted()).toEqual(days.map((day) => `2026-12-${String(day).padStart(2, '0')}`));
  });

  test('a cancelled occurrence is none, and is counted', () => {
    const lines = [
      ...vevent('UID:a', 'DTSTART:20261205', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...vevent('UID:a', 'RECURRENCE-ID:20261212', 'DTSTART:20261212', 'STATUS:CANCELLED'),
    ];
    expect(read(...lines)).toMatchObject({ events: [{ start: '2026-12-05' }], imported: 1, ignored: { annullato: 1 } });
  });

  test('without end: as far as the horizon', () => {
    const reading = read(...vevent('DTSTART:20100102', 'RRULE:FREQ=WEEKLY'));
    expect(reading.events).toHaveLength(105);
    expect(reading.events.at(-1)?.start).toBe('2028-11-18');
  });
});

test('G2 order-free: permuted events give the same nights', () => {
  const anyEvents = fc.uniqueArray(fc.integer({ min: -5, max: 800 }), { maxLength: 40 });
  fc.assert(
    fc.property(anyEvents, fc.infiniteStream(fc.nat()), (days, ranks) => {
      const events = days.map((day) => vevent(`DTSTART:${addDays(TODAY, day).replaceAll('-', '')}`, 'DURATION:P3D'));
      const ranked = events.map((lines) => ({ lines, rank: ranks.next().value ?? 0 }));
      const shuffled = ranked.toSorted((a, b) => a.rank - b.rank).flatMap(({ lines }) => lines);
      expect(nightsOf(read(...shuffled)).toSorted()).toEqual(nightsOf(read(...events.flat())).toSorted());
    }),
  );
});

test('G23 data minimisation: of an event nothing is read that names a guest, but the summary that it is told apart by', () => {
  const text = [
    'DESCRIPTION:Reservation URL: https://x/HM1\\nPhone Number (Last 4 Digits): 1234',
    'ATTENDEE;CN=Anna:mailto:a@x',
  ];
  const reading = read(
    ...vevent('UID:1', 'SUMMARY:Reserved', 'LOCATION:via Roma', 'CONTACT:Anna', ...text, 'DTSTART:20261220'),
  );
  expect(reading.events).toEqual([
    { start: '2026-12-20', end: '2026-12-21', uid: '1', summary: 'Reserved', is_tentative: false },
  ]);
});

test.each([
  ['-//Ospitalia//Calendario//IT', true],
  ['-//Airbnb Inc//Hosting Calendar 1.0//EN', false],
])('PRODID %s is of an Ospitalia portal: %s', (prodid, isOurs) => {
  expect(read(`PRODID:${prodid}`).is_ours).toBe(isOurs);
});
