import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ICAL_OPTIONS as OPTIONS, icalText, readEvents as read, vevent } from '../../../test/ical-text.ts';
import { addDays, eachDate } from '../../kernel/dates/calendar-date.ts';
import { readIcal } from './read-ical.ts';

const nightsOf = ({ events }: ReturnType<typeof read>) => events.map(({ start, end }) => `${start} ${end}`);

describe('G4 last good poll stays: complete and incomplete calendars', () => {
  const event = vevent('DTSTART:20261220');
  const calendar = icalText(event);
  test.each([
    ['a blank response', ' \r\n\r\n', 'vuoto'],
    ['an HTML page', '<!DOCTYPE html><html></html>', 'non_calendario'],
    ['an HTML page that contains a calendar', `<pre>\n${calendar}</pre>`, 'non_calendario'],
    ['a vCard', 'BEGIN:VCARD\nEND:VCARD\n', 'non_calendario'],
    ['an event without a calendar', event.join('\n'), 'non_calendario'],
    ['an END without a BEGIN', 'END:VCALENDAR', 'non_calendario'],
    ['a gzip file', '\u001F\u008B\u0008\u0000', 'non_calendario'],
    ['a comment before the calendar', `# calendar\r\n${calendar}`, 'non_calendario'],
    ['a message after the calendar', `${calendar}{"code":500}`, 'incompleto'],
    ['a plain-text error after the calendar', `${calendar}Internal Server Error\r\n`, 'incompleto'],
    ['an HTML page after the calendar', `${calendar}<html></html>`, 'incompleto'],
    ['an unclosed comment', `${calendar}<!-- served from`, 'incompleto'],
    ['an error message in place of events', icalText(['{"code":500}']), 'incompleto'],
    ['an HTML page in place of events', icalText(['<html>']), 'incompleto'],
    ['a nested event', icalText(['BEGIN:VEVENT', ...event, 'END:VEVENT']), 'incompleto'],
    ['an event that ends as another component', icalText(['BEGIN:VEVENT', 'END:VTODO']), 'incompleto'],
    ['an extra END', icalText(['END:VEVENT']), 'incompleto'],
    ['a calendar above the size limit', icalText([`X-A:${'x'.repeat(1_100_000)}`]), 'troppo_grande'],
  ])('rejects %s', (_what, text, fault) => {
    expect(readIcal(text, OPTIONS)).toEqual({ ok: false, fault });
  });

  test('rejects a calendar that is truncated at any character before its end', () => {
    const text = icalText(['PRODID:x', ...event, ...vevent('DTSTART:20270101')]);
    for (let length = 0; length < text.trimEnd().length; length += 1) {
      expect(readIcal(text.slice(0, length), OPTIONS).ok).toBe(false);
    }
    expect(readIcal(text.trimEnd(), OPTIONS).ok).toBe(true);
  });

  const other = icalText(vevent('DTSTART:20270101'));
  test.each([
    ['two calendars', calendar + other, 2],
    ['a calendar without events', icalText([]), 0],
    ['a calendar followed by a comment', `${calendar}# generated in 0.02 s\r\n`, 1],
    ['a calendar followed by a COMMENT property', `${calendar}COMMENT:generated\r\nX-WR-NOTE:x\r\n`, 1],
    ['a calendar followed by nonstandard comments', `${calendar}// served from cache\r\n; 3\r\n`, 1],
    ['a calendar followed by a multi-line HTML comment', `${calendar}\n<!-- WP\nBEGIN:VEVENT\nEND:VEVENT\n-->\n`, 1],
    ['a calendar followed by a comment on the same line', `${calendar.trimEnd()}<!-- cached -->`, 1],
    ['a comment between calendars', `${calendar}# two\r\n${other}`, 2],
    ['a calendar with a byte order mark', `\uFEFF${calendar}`, 1],
    ['a lower-case calendar', calendar.toLowerCase(), 1],
    ['lines that end with CR CR LF', calendar.replaceAll('\r\n', '\r\r\n'), 1],
    [
      'a calendar with folded property names',
      icalText(vevent('DTST\r\n ART\r\n :2026\r\n\t1220', 'SUM\r\n MARY:x')),
      1,
    ],
    ['a calendar with an unclosed quote', icalText(vevent('DTSTART:20261220', 'SUMMARY;A="x:1')), 1],
    [
      'a calendar with property names that resemble DTSTART',
      icalText(vevent('DTSTART:20261220', 'DTSTARTS:x', '$TSTART:20270101')),
      1,
    ],
    ['a calendar with lines that are not properties', icalText(vevent('DTSTART:20261220', 'just words', '<p>')), 1],
  ])('parses %s', (_what, text, count) => {
    expect(readIcal(text, OPTIONS)).toMatchObject({ ok: true, count, imported: count });
  });
});

describe('G8 exclusive ends', () => {
  const ROME = 'DTSTART;TZID=Europe/Rome';
  test.each([
    ['that starts at 23:59 and has no end (one night)', 'DTSTART:20261220T235900', '2026-12-20 2026-12-21'],
    [
      'that lasts from 15:00 to 18:00 and may be an arrival',
      'DTSTART:20261220T150000 DTEND:20261220T180000',
      '2026-12-20 2026-12-21',
    ],
    ['of zero duration (one night)', 'DTSTART:20261220T100000 DTEND:20261220T100000', '2026-12-20 2026-12-21'],
    ['that ends a minute past midnight', 'DTSTART:20261220T220000 DTEND:20261221T000100', '2026-12-20 2026-12-21'],
    ['across the spring clock change', 'DTSTART:20270327 DTEND:20270329', '2027-03-27 2027-03-29'],
    ['that lasts a day of 23 hours', `${ROME}:20270327T120000 DURATION:P1D`, '2027-03-27 2027-03-28'],
    ['that lasts 24 hours across a clock change', `${ROME}:20270327T233000 DURATION:PT24H`, '2027-03-27 2027-03-29'],
    ['that has a start date and a duration in hours', 'DTSTART:20261220 DURATION:PT36H', '2026-12-20 2026-12-22'],
    [
      'that lasts for ever, up to the horizon',
      'DTSTART:20261220 DURATION:P999999999999999999W',
      '2026-12-20 2028-11-22',
    ],
    ['that lasts until the year 9999, up to the horizon', 'DTSTART:20261220 DTEND:99991231', '2026-12-20 2028-11-22'],
    ['that is in progress, including its past nights', 'DTSTART:20261101 DTEND:20261125', '2026-11-01 2026-11-25'],
    ['that began in 1970, but no more than two years back', 'DTSTART:19700101 DTEND:20270101', '2024-11-22 2027-01-01'],
    ['whose last night was yesterday', 'DTSTART:20261120 DTEND:20261122', '2026-11-20 2026-11-22'],
    ['in a quoted zone', 'DTSTART;TZID="America/New_York":20261220T200000', '2026-12-21 2026-12-22'],
  ])('blocks the nights of an event %s', (_what, lines, nights) => {
    expect(nightsOf(read(vevent(lines)))).toEqual([nights]);
  });

  test('blocks one night for a whole-day event on every date of the horizon', () => {
    const dates = eachDate(OPTIONS.today, addDays(OPTIONS.today, 730));
    const events = dates.map((date) => vevent(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`));
    expect(nightsOf(read(...events))).toEqual(dates.map((date) => `${date} ${addDays(date, 1)}`));
  });
});

describe('G9 no silent loss', () => {
  test.each([
    ['without a date', 'SUMMARY:x', { data_non_valida: 1 }],
    ['on 30 February', 'DTSTART:20270230', { data_non_valida: 1 }],
    ['in month 13', 'DTSTART:20271301', { data_non_valida: 1 }],
    ['at 25 o’clock', 'DTSTART:20261220T250000', { data_non_valida: 1 }],
    ['with an impossible end', 'DTSTART:20261220 DTEND:20270230', { data_non_valida: 1 }],
    ['with an invalid duration', 'DTSTART:20261220 DURATION:long', { data_non_valida: 1 }],
    ['that ended before yesterday', 'DTSTART:20261110 DTEND:20261121', { fuori_orizzonte: 1 }],
    ['that begins more than two years ahead', 'DTSTART:20281122', { fuori_orizzonte: 1 }],
    ['that is cancelled', 'DTSTART:20261220 STATUS:Cancelled', { annullato: 1 }],
    ['that this portal exported', 'UID:1@Ospitalia.example:8443 DTSTART:20261220', { nostro: 1 }],
    ['that has recurred hourly since 1970', 'DTSTART:19700101 RRULE:FREQ=HOURLY', { ricorrenza: 1 }],
    ['that is a check-out', 'DTSTART:20261220T080000 DTEND:20261220T110000', { senza_notte: 1 }],
    ['that is a cleaning until 14:00', 'DTSTART:20261220T100000 DURATION:PT4H', { senza_notte: 1 }],
    [
      'that is a visit with an end in New York time',
      'DTSTART:20261220T120000Z DTEND;TZID=America/New_York:20261220T080000',
      { senza_notte: 1 },
    ],
    ['that is a visit every Saturday', 'DTSTART:20261219T090000 DURATION:PT1H RRULE:FREQ=WEEKLY', { senza_notte: 1 }],
    ['whose every instance is excluded', 'DTSTART:20261220 RDATE:20261220 EXDATE:20261220', { annullato: 1 }],
    ['that is a duplicate', 'UID:a DTSTART:20270101 END:VEVENT BEGIN:VEVENT UID:a DTSTART:20270101', { doppione: 1 }],
  ])('ignores and counts an event %s', (_what, lines, ignored) => {
    const reading = read(vevent(lines));
    expect(reading.ignored).toEqual(ignored);
    expect(reading.count).toBe(reading.imported + 1);
  });

  test.each([
    ['20270408T220000Z', '20270409T100000Z'],
    ['20270409T000000', '20270409T140000'],
    ['20270409T045959', '20270409T050000'],
    ['20270409T090000', '20270409T140001'],
  ])('blocks one night for a same-day event that may be an overnight stay: %s to %s', (start, end) => {
    expect(read(vevent(`DTSTART:${start}`, `DTEND:${end}`))).toMatchObject({
      imported: 1,
      events: [{ start: '2027-04-09', end: '2027-04-10' }],
    });
  });

  // RFC 5545, 3.8.2.4 and 3.8.5.3: DTSTART is the first instance of a recurring event.
  test.each([
    ['an hourly rule', 'RRULE:FREQ=HOURLY', [20]],
    ['a monthly rule with week numbers', 'RRULE:FREQ=MONTHLY;BYWEEKNO=52', [20]],
    ['an unknown frequency', 'RRULE:FREQ=FORTNIGHTLY', [20]],
    ['month 13', 'RRULE:FREQ=DAILY;BYMONTH=13', [20]],
    ['an empty rule', 'RRULE:', [20]],
    ['an impossible UNTIL', 'RRULE:FREQ=DAILY;UNTIL=20270230', [20]],
    ['a supported rule beside an unsupported one', 'RRULE:FREQ=HOURLY RRULE:FREQ=DAILY;COUNT=2', [20, 21]],
    ['an invalid RDATE', 'RDATE:20261224,never', [20, 24]],
    ['an invalid EXDATE, which frees no night', 'RDATE:20261224 EXDATE:never', [20, 24]],
    ['a valid EXDATE beside an invalid one', 'RDATE:20261224 EXDATE:20261224,never', [20]],
  ])('reports a recurrence that is not fully readable and blocks its first nights: %s', (_what, lines, days) => {
    const reading = read(vevent(`DTSTART;VALUE=DATE:20261220 ${lines}`));
    expect(nightsOf(reading)).toEqual(days.map((day) => `2026-12-${day} 2026-12-${day + 1}`));
    expect(reading).toMatchObject({ count: 1, imported: 0, ignored: { ricorrenza: 1 } });
  });

  test('blocks only the new night if an override moves the first instance of a recurrence that is not fully readable', () => {
    const moved = vevent('UID:a RECURRENCE-ID:20261220 DTSTART:20261227');
    const reading = read(vevent('UID:a DTSTART:20261220 RRULE:FREQ=HOURLY'), moved);
    expect(nightsOf(reading)).toEqual(['2026-12-27 2026-12-28']);
  });

  test.each([
    ['an end before the start', 'DTSTART:20261220 DTEND:20261210'],
    ['an end before the start within a day', 'DTSTART:20261220T150000 DTEND:20261220T100000'],
    ['a negative duration', 'DTSTART:20261220 DURATION:-P3D'],
  ])('blocks one night and reports the event if it has %s', (_what, lines) => {
    const reading = read(vevent(lines));
    expect(nightsOf(reading)).toEqual(['2026-12-20 2026-12-21']);
    expect(reading).toMatchObject({ count: 1, imported: 0, ignored: { fine_prima_inizio: 1 } });
  });

  test('derives the UID of an event without a UID from its nights', () => {
    const { events } = read(vevent('UID: DTSTART:20270101'), vevent('UID: DTSTART:20270111'));
    expect(events.map(({ uid }) => uid)).toEqual(['2027-01-01/2027-01-02', '2027-01-11/2027-01-12']);
  });

  test('ignores and counts events beyond the limit of 5,000', () => {
    const many = Array.from({ length: 5003 }, (_, index) => vevent(`UID:${index} DTSTART:20270101`));
    expect(read(...many)).toMatchObject({ count: 5003, imported: 5000, ignored: { troppi: 3 } });
  });

  test('limits the total number of recurring instances in a feed to 5,000', () => {
    const daily = (index: number) => vevent(`UID:${index} DTSTART:202612${10 + index} RRULE:FREQ=DAILY`);
    const reading = read(...Array.from({ length: 10 }, (_, index) => daily(index)));
    expect(reading.events.length).toBeLessThanOrEqual(5000);
    expect(reading).toMatchObject({ count: 10, imported: 7, ignored: { troppi: 3 } });
  });

  test('marks an event as tentative even if an alarm within the event is cancelled', () => {
    const alarm = 'BEGIN:VALARM STATUS:CANCELLED END:VALARM';
    const { events } = read(vevent(`DTSTART:20270101 STATUS:TENTATIVE ${alarm}`));
    expect(events).toMatchObject([{ is_tentative: true }]);
  });
});

describe('recurring events', () => {
  test.each([
    ['UNTIL at the exact second of an instance', '05T180000 RRULE:FREQ=WEEKLY;UNTIL=20261212T170000Z', [5, 12]],
    ['UNTIL a minute before an instance', '05T180000 RRULE:FREQ=WEEKLY;UNTIL=20261212T165900Z', [5]],
    ['a first day that does not match the rule', '01 RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=2', [1, 5, 12]],
    ['two rules', '05 RRULE:FREQ=WEEKLY;COUNT=2 RRULE:FREQ=DAILY;COUNT=2', [5, 6, 12]],
    ['an RDATE period, by its start', '05T180000 RDATE;VALUE=PERIOD:20261220T180000/PT1H', [5, 20]],
    ['a rule in lower case', '05 rrule:freq=daily;count=2', [5, 6]],
  ])('expands a rule: %s', (_what, lines, days) => {
    const starts = read(vevent(`DTSTART:202612${lines}`)).events.map(({ start }) => Number(start.slice(8)));
    expect(starts.toSorted((a, b) => a - b)).toEqual(days);
  });

  test('expands a rule with 100,000 instances since 1970 up to the horizon', () => {
    const { events, ignored } = read(vevent('DTSTART:19700101 RRULE:FREQ=DAILY;COUNT=100000'));
    expect([events.length, events.at(-1)?.start, ignored]).toEqual([732, '2028-11-21', {}]);
  });

  test('expands a yearly rule that began in 2001', () => {
    const { events } = read(vevent('DTSTART:20011207 RRULE:FREQ=YEARLY;UNTIL=20270101'));
    expect(events).toMatchObject([{ start: '2026-12-07' }]);
  });

  test('omits and counts a cancelled occurrence', () => {
    const cancelled = vevent('UID:a RECURRENCE-ID:20261212 DTSTART:20261212 STATUS:CANCELLED');
    const reading = read(vevent('UID:a DTSTART:20261205 RRULE:FREQ=WEEKLY;COUNT=2'), cancelled);
    expect(reading).toMatchObject({ events: [{ start: '2026-12-05' }], imported: 1, ignored: { annullato: 1 } });
  });

  test('expands an endless rule up to the horizon', () => {
    const { events } = read(vevent('DTSTART:20100102 RRULE:FREQ=WEEKLY'));
    expect([events.length, events.at(-1)?.start]).toEqual([105, '2028-11-18']);
  });
});

test('G2 order-free: returns the same nights whatever the order of the events', () => {
  const days = fc.uniqueArray(fc.integer({ min: -5, max: 800 }), { maxLength: 40 });
  const permuted = days.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
  );
  const event = (day: number) => vevent(`DTSTART:${addDays(OPTIONS.today, day).replaceAll('-', '')} DURATION:P3D`);
  const nights = (from: readonly number[]) => nightsOf(read(...from.map(event))).toSorted();
  fc.assert(
    fc.property(permuted, ([inOrder, shuffled]) => {
      expect(nights(shuffled)).toEqual(nights(inOrder));
    }),
  );
});

test('G23 data minimisation: returns no guest data except the summary, which is used for classification', () => {
  const description = 'DESCRIPTION:Reservation URL: https://x/HM1\\nPhone Number (Last 4 Digits): 1234';
  const guest = ['SUMMARY:Reserved', 'LOCATION:via Roma', 'CONTACT:Anna', description, 'ATTENDEE;CN=Anna:mailto:a@x'];
  expect(read(vevent('UID:1', ...guest, 'DTSTART:20261220')).events).toEqual([
    { start: '2026-12-20', end: '2026-12-21', uid: '1', summary: 'Reserved', is_tentative: false },
  ]);
});

test.each([
  ['-//Ospitalia//Calendario//IT', true],
  ['-//Airbnb Inc//Hosting Calendar 1.0//EN', false],
])('readIcal reads a feed with PRODID %s as is_ours: %s', (prodid, isOurs) => {
  expect(read([`PRODID:${prodid}`]).is_ours).toBe(isOurs);
});
