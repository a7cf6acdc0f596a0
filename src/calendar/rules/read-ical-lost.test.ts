import { describe, expect, test } from 'vitest';
import { icalText, ICAL_OPTIONS, readEvents, vevent } from '../../../test/ical-text.ts';
import { daysBetween } from '../../kernel/dates/calendar-date.ts';
import { readIcal } from './read-ical.ts';

const STAY = ['DTSTART;VALUE=DATE:20270409', 'DTEND;VALUE=DATE:20270413'];
const read = (lines: readonly string[]) => readIcal(icalText(lines), ICAL_OPTIONS);
const INCOMPLETE = { ok: false, fault: 'incompleto' };

describe('readIcal with calendars that may have lost an event', () => {
  const event = vevent('UID:1', ...STAY);
  const framed = (before: string, behind = '') =>
    event.map((line) => (/^(?:BEGIN|END):/.test(line) ? before + line + behind : before + line));
  test.each([
    ['lines are indented', ['X-WR-CALNAME:Casa', ...framed('  ')]],
    ['lines are indented by a tab', ['X-WR-CALNAME:Casa', ...framed('\t')]],
    ['indented lines follow a blank line', ['', ...framed(' ')]],
    ['lines begin with no-break spaces', framed('\u00A0')],
    ['lines begin with invisible characters', framed('\u200B')],
    ['BEGIN and END are followed by a semicolon', framed('', ';')],
    ['BEGIN and END are followed by a comment', framed('', ' # 1')],
    ['one of several events is indented', [...event, ...framed('  '), ...vevent('UID:2', 'DTSTART:20270601')]],
    ['the event has another component name', ['BEGIN:EVENT', ...STAY, 'END:EVENT']],
    [
      'END is joined with the next BEGIN',
      [...event.slice(0, -1), 'END:VEVENTBEGIN:VEVENT', 'UID:2', ...STAY, 'END:VEVENT'],
    ],
    ['END and the next BEGIN share a line', [...event.slice(0, -1), 'END:VEVENT BEGIN:VEVENT', 'UID:2', 'END:VEVENT']],
    ['END is followed by a comment', [...event.slice(0, -1), 'END:VEVENT # 1']],
    [
      'a busy period is joined to another line',
      ['BEGIN:VFREEBUSY', 'DTSTAMP:20261122T000000ZFREEBUSY:20270409T130000Z/P1D', 'END:VFREEBUSY'],
    ],
    ['a busy period has no colon', ['BEGIN:VFREEBUSY', 'FREEBUSY :20270409T130000Z/P1D', 'END:VFREEBUSY']],
    [
      'an unfolded line continues a busy period',
      ['BEGIN:VFREEBUSY', 'FREEBUSY:20270409T130000Z/P1D', ',20270609T130000Z/P1D', 'END:VFREEBUSY'],
    ],
  ])('rejects a calendar if %s', (_what, lines) => {
    expect(read(lines)).toEqual(INCOMPLETE);
  });

  test.each([
    'Warning: mysqli_query(): MySQL server has gone away in /srv/ical.php on line 12',
    'Fatal error: Uncaught Exception',
    'ERROR: no connection',
    'SQLSTATE[HY000]: General error',
    'Traceback (most recent call last):',
    '<br />',
    '<b>Warning</b>: Undefined index in <b>/a.php</b> on line <b>3</b>',
    '{"code":500}',
    '<!DOCTYPE html>',
  ])('rejects a calendar with an error message in place of an event or after an event: %s', (line) => {
    expect(read([line])).toEqual(INCOMPLETE);
    expect(read([...event, line])).toEqual(INCOMPLETE);
  });

  test.each([
    ['event properties outside an event', STAY],
    ['a DTEND after the END of its event', [...event, 'DTEND;VALUE=DATE:20270420']],
    ['an event whose BEGIN and END lines have no colon', ['BEGIN VEVENT', 'DTSTART:20270409', 'END VEVENT', ...event]],
    ['a busy period outside a VFREEBUSY', ['FREEBUSY:20270409T130000Z/P1D']],
    ['an event with an unknown component name', ['BEGIN:VRESERVATION', ...STAY, 'END:VRESERVATION']],
    ['a misspelt FREEBUSY property', ['BEGIN:VFREEBUSY', 'FREEBUS:20270409T130000Z/P1D', 'END:VFREEBUSY']],
    ['a calendar within a comment', ['END:VCALENDAR', '<!-- cached', 'BEGIN:VCALENDAR']],
  ])('rejects a calendar that contains %s', (_what, lines) => {
    expect(read(lines)).toEqual(INCOMPLETE);
  });

  test('parses two calendars separated by a line that starts with an HTML comment', () => {
    const comment = '<!-- page cached --> 0.2s\r\n';
    const [one, other] = [icalText(event), icalText(vevent('UID:2', 'DTSTART:20270601'))];
    expect(readIcal(`${one}${comment}${other}${comment}`, ICAL_OPTIONS)).toMatchObject({ ok: true, imported: 2 });
  });

  test.each([
    ['no components', []],
    [
      'properties but no components',
      ['PRODID:-//x', 'X-WR-CALNAME;VALUE=TEXT:Casa', 'Version:2.0', 'x-published-ttl:PT1H', ''],
    ],
    ['a free/busy URL', ['BEGIN:VFREEBUSY', 'URL:https://example.com/freebusy/1', 'END:VFREEBUSY']],
    ['an unknown component', ['BEGIN:X-EVENTS', 'DTSTART:20270409', 'END:X-EVENTS']],
    ['a task', ['BEGIN:VTODO', 'DTSTART:20270409', 'END:VTODO']],
    [
      'unusual spellings of nonstandard properties',
      ['X-WR-CalName:', 'x-wr-caldesc: Casa', 'X_WR:1', 'item1.X-A:1', 'X-A :1'],
    ],
    [
      'an unfolded multi-line description',
      ['X-WR-CALDESC:Appartamento', 'Via Roma 1, 00100 Roma', '<p>Casa</p>', 'Dtstart: soon'],
    ],
    [
      'comments',
      ['# by a program', '// none', 'No events', 'WARNING:do not edit', '<!-- none -->', 'too many requests'],
    ],
    [
      'names that resemble BEGIN and END',
      ['X-WR-CALNAME:Weekend: Eventi', 'X-A:Week-end : Eventi', 'X-WR-CALDESC:Legend: event = booking'],
    ],
    [
      'URLs that resemble BEGIN and END',
      ['PRODID:-//Backend:EventCalendar//EN', 'SOURCE;VALUE=URI:https://x/backend:events/1.ics'],
    ],
    [
      'properties that mention free/busy',
      [
        'BEGIN:VFREEBUSY',
        'URL:https://x/freebusy:20270101/20270201.ifb',
        'COMMENT:freebusy: all',
        'X-FREEBUSY:20270101T000000Z/P1D',
        'END:VFREEBUSY',
      ],
    ],
  ])('accepts a calendar with %s', (_what, lines) => {
    expect(read(lines)).toMatchObject({ ok: true, count: 0 });
  });

  test('accepts a calendar that is preceded by a blank line', () => {
    expect(readIcal(`\r\n  \t${icalText(event)}`, ICAL_OPTIONS)).toMatchObject({ ok: true, imported: 1 });
  });
});

describe('readIcal with damaged or unusual events', () => {
  const START = 'DTSTART;VALUE=DATE:20270409';
  test.each([
    ['an unfolded line continues a list of additional dates', ['RDATE;VALUE=DATE:20270501', ',20270601']],
    ['an unfolded line continues a BYDAY list', ['RRULE:FREQ=DAILY;BYDAY=MO,TU', ',SA;COUNT=9']],
    ['an unfolded line continues a rule with a semicolon', ['RRULE:FREQ=DAILY', ';UNTIL=20270601']],
    ['an unfolded line continues a rule with a rule part', ['RRULE:FREQ=WEEKLY;UNTIL=20270601;', 'BYDAY=MO,TU']],
    ['an unfolded line continues a rule with a digit', ['RRULE:FREQ=DAILY;COUNT=1', '0']],
    ['an unfolded line continues additional dates after a comma', ['RDATE;VALUE=DATE:20270501,', '20270601']],
    ['an error message replaces the DTEND', ['Warning: Undefined index end in /a.php on line 3']],
    ['the DTEND is in a different component', ['BEGIN:NOTE', 'DTEND;VALUE=DATE:20270413', 'END:NOTE']],
    ['the event has too many additional dates', [`RDATE:${'20260101,'.repeat(2000)}20270501`]],
    ['a period ends before its start', ['RDATE;VALUE=PERIOD:20270513T080000/20270509T130000']],
    ['a period has a negative duration', ['RDATE;VALUE=PERIOD:20270513T080000/-P4D']],
  ])('reports the rest of the horizon as misread if %s', (_what, lines) => {
    expect(readEvents(vevent(START, ...lines)).misread).toMatchObject([
      { nights: { start: '2027-04-09', end: '2028-11-22' } },
    ]);
  });

  test.each([
    ['a period ends before its start', '20270413T080000Z/20270409T130000Z'],
    ['a period has a negative duration', '20270413T080000Z/-P4D'],
    ['it has too many periods', '20270409T130000Z/P1D,'.repeat(2001)],
  ])('reports a VFREEBUSY as misread if %s', (_what, value) => {
    expect(readEvents(['BEGIN:VFREEBUSY', `FREEBUSY:${value}`, 'END:VFREEBUSY']).misread).toHaveLength(1);
  });

  test.each(['EXDATE:', 'EXDATE:20270410,', 'RDATE:20270409,'])(
    'ignores an empty item in a list of dates: %s',
    (line) => {
      expect(readEvents(vevent(START, 'RRULE:FREQ=DAILY;COUNT=2', line)).misread).toEqual([]);
    },
  );

  test.each(['STATUS:CANCELLED', 'UID:2@ospitalia.example:8443'])(
    'reports an event as unclear if it also contains the lines of a second event that has %s',
    (line) => {
      const lines = [...STAY, 'UID:2', 'DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270505', line];
      expect(readEvents(['BEGIN:VEVENT', ...lines, 'END:VEVENT'])).toMatchObject({
        misread: [{ reason: 'non_chiaro' }],
      });
    },
  );

  test.each(['STATUS:CANCELLED', 'STATUS:CANCELED'])(
    'ignores an event with %s without reporting it as misread',
    (line) => {
      expect(readEvents(vevent(START, line))).toMatchObject({ ignored: { annullato: 1 }, misread: [] });
    },
  );

  test.each(['PT1W', 'PT7D', 'P7D', 'P1W', 'P6DT24H'])('parses the duration %s as seven days', (length) => {
    const { events, misread } = readEvents(vevent(START, `DURATION:${length}`));
    expect([events[0]?.end, misread]).toEqual(['2027-04-16', []]);
  });

  test('accepts an event with two starts that block the same nights', () => {
    const { imported, misread } = readEvents(vevent(...STAY, 'DTSTART:20270409T150000'));
    expect([imported, misread]).toEqual([1, []]);
  });
});

test.each([
  'X-MY-DTEND;VALUE=DATE:20270413',
  'X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M',
  'REFRESH-INTERVAL;VALUE=DURATION:P1D',
  'X-A;VALUE="DURATION":P1D',
  'X-LIC-ERROR;X-LIC-ERRORTYPE=VALUE-PARSE-ERROR:Cannot parse RRULE:FREQ=x',
  'DESCRIPTION:Orderdate: 2026-11-01\\nGuests: 2',
  'DESCRIPTION:BEGIN:VEVENT\\nDTEND:20270413\\nRRULE:FREQ=WEEKLY',
  'URL:https://a.b/c?rrule:FREQ=x&orderdate:2026-11-01',
  'LAST-MODIFIED:20261101T000000Z',
  'DESCRIPTION:Dtend: the 13th\\nduration: four nights\\nRRULE and RDATE',
])('ignores a property or text that only resembles an end, duration or recurrence: %s', (line) => {
  const reading = readEvents(vevent('DTSTART;VALUE=DATE:20270409', line));
  expect(reading).toMatchObject({ imported: 1, events: [{ end: '2027-04-10' }], misread: [] });
});

test('does not mistake a lower-case timestamp property for an end', () => {
  const stamps = ['dtstamp:20261101T000000Z', 'created:20261101', 'last-modified:20261101T000000Z', 'x-a:20270413'];
  const text = icalText(vevent('UID:1', 'DTSTART:20270409', ...stamps)).toLowerCase();
  expect(readIcal(text, ICAL_OPTIONS)).toMatchObject({ ok: true, imported: 1, misread: [] });
});

test('does not report a DTEND within a description if the event has its own DTEND', () => {
  expect(readEvents(vevent('DESCRIPTION:DTEND:20270420 it said', ...STAY))).toMatchObject({ imported: 1, misread: [] });
});

describe('readIcal with whole days written as times', () => {
  test.each([
    [
      'from midnight to midnight in Athens',
      ';TZID=Europe/Athens:20270409T000000',
      ';TZID=Europe/Athens:20270413T000000',
    ],
    [
      'that ends a second before midnight in Athens',
      ';TZID=Europe/Athens:20270409T000000',
      ';TZID=Europe/Athens:20270412T235959',
    ],
    ['from midnight to midnight in Tokyo', ';TZID=Asia/Tokyo:20270409T000000', ';TZID=Asia/Tokyo:20270413T000000'],
    ['from midnight to midnight at the offset +03:00', ':20270409T000000+0300', ':20270413T000000+0300'],
    [
      'from midnight to midnight in New York',
      ';TZID=America/New_York:20270409T000000',
      ';TZID=America/New_York:20270413T000000',
    ],
    [
      'that is written in UTC and lasts from midnight to midnight in Athens across a clock change',
      ':20261208T220000Z',
      ':20270412T210000Z',
    ],
    ['that is written in UTC and lasts from midnight to midnight in Athens', ':20270408T210000Z', ':20270412T210000Z'],
    ['that is written in UTC and ends a second before midnight in Athens', ':20270408T210000Z', ':20270412T205959Z'],
    ['that ends at a quarter to midnight', ':20270409T150000', ':20270412T234500'],
  ])('blocks the last night of an event %s', (_what, start, end) => {
    const { events, misread } = readEvents(vevent(`DTSTART${start}`, `DTEND${end}`));
    expect(misread).toEqual([]);
    expect(events).toMatchObject([{ end: '2027-04-13' }]);
    expect((events[0]?.start ?? '9') <= '2027-04-09').toBe(true);
  });

  test('blocks both nights of an event that lasts 48 hours across a clock change', () => {
    const { events } = readEvents(vevent('DTSTART;TZID=Europe/Rome:20271030T000000', 'DURATION:PT48H'));
    expect(events).toMatchObject([{ start: '2027-10-30', end: '2027-11-01' }]);
  });

  test('does not block the night after an evening departure', () => {
    const { events } = readEvents(vevent('DTSTART:20270409T150000', 'DTEND:20270412T230000'));
    expect(events).toMatchObject([{ start: '2027-04-09', end: '2027-04-12' }]);
  });

  test('blocks the night of an event that is overnight in its own zone, even if it takes place in the morning in Rome', () => {
    const at = (time: string) => `;TZID=America/Los_Angeles:202704${time}0000`;
    expect(readEvents(vevent(`DTSTART${at('09T22')}`, `DTEND${at('10T05')}`)).events).toHaveLength(1);
    expect(readEvents(vevent(`DTSTART${at('09T21')}`, `DTEND${at('09T23')}`)).events).toHaveLength(0);
  });
});

describe('an RDATE in a different zone from its event', () => {
  test.each([
    ['Rome’s midnight in UTC', '20270402T000000', '20270404T000000', ':20270408T220000Z', '2027-04-09', '2027-04-11'],
    ['an evening in UTC', '20270402T180000', '20270404T013000', ':20270409T160000Z', '2027-04-09', '2027-04-11'],
    [
      'an evening in New York',
      '20270402T180000',
      '20270404T100000',
      ';TZID=America/New_York:20270409T120000',
      '2027-04-09',
      '2027-04-11',
    ],
  ])('keeps the duration of the event: %s', (_what, from, to, rdate, start, end) => {
    const lines = [`DTSTART;TZID=Europe/Rome:${from}`, `DTEND;TZID=Europe/Rome:${to}`, `RDATE${rdate}`];
    expect(readEvents(vevent(...lines)).events.at(-1)).toMatchObject({ start, end });
  });

  test.each([
    [
      'a timed event across midnight in Sydney',
      'Australia/Sydney',
      'T150000',
      'T000000',
      ':20270409T050000Z',
      '2027-04-09',
    ],
    ['a whole day in Athens', 'Europe/Athens', 'T000000', 'T000000', ':20270408T210000Z', '2027-04-08'],
  ])('keeps the number of nights of the event: %s', (_what, zone, from, to, rdate, start) => {
    const lines = [`DTSTART;TZID=${zone}:20270402${from}`, `DTEND;TZID=${zone}:20270403${to}`, `RDATE${rdate}`];
    const { events, misread } = readEvents(vevent(...lines));
    const nights = events.map((each) => daysBetween(each.start, each.end));
    expect([events.at(-1)?.start, nights[1], misread]).toEqual([start, nights[0], []]);
  });

  test('is reported if its zone is unknown', () => {
    const lines = ['DTSTART:20270402T180000', 'DTEND:20270404T100000', 'RDATE;TZID=Foo/Bar:20270409T180000'];
    expect(readEvents(vevent(...lines)).misread).toMatchObject([{ reason: 'fuso_sconosciuto' }]);
  });
});
