import { describe, expect, test } from 'vitest';
import { icalText, ICAL_OPTIONS, readEvents, vevent } from '../../../test/ical-text.ts';
import { readIcal } from './read-ical.ts';

const STAY = ['DTSTART;VALUE=DATE:20270409', 'DTEND;VALUE=DATE:20270413'];
const read = (lines: readonly string[]) => readIcal(icalText(lines), ICAL_OPTIONS);
const INCOMPLETE = { ok: false, fault: 'incompleto' };

describe('refuses a calendar that loses an event', () => {
  const event = vevent('UID:1', ...STAY);
  const framed = (before: string, behind = '') =>
    event.map((line) => (/^(?:BEGIN|END):/.test(line) ? before + line + behind : before + line));
  test.each([
    ['its lines are indented', ['X-WR-CALNAME:Casa', ...framed('  ')]],
    ['its lines are indented by a tab', ['X-WR-CALNAME:Casa', ...framed('\t')]],
    ['its lines are indented, below a blank line', ['', ...framed(' ')]],
    ['no-break spaces stand before its lines', framed('\u00A0')],
    ['invisible marks stand before its lines', framed('\u200B')],
    ['a semicolon stands behind its beginning and end', framed('', ';')],
    ['a remark stands behind its beginning and end', framed('', ' # 1')],
    ['one of several is indented', [...event, ...framed('  '), ...vevent('UID:2', 'DTSTART:20270601')]],
    ['it is called by another name', ['BEGIN:EVENT', ...STAY, 'END:EVENT']],
    [
      'its end is glued to the next one',
      [...event.slice(0, -1), 'END:VEVENTBEGIN:VEVENT', 'UID:2', ...STAY, 'END:VEVENT'],
    ],
    [
      'its end and the next one share a line',
      [...event.slice(0, -1), 'END:VEVENT BEGIN:VEVENT', 'UID:2', 'END:VEVENT'],
    ],
    ['a remark stands behind its end', [...event.slice(0, -1), 'END:VEVENT # 1']],
    [
      'hours are glued to another line',
      ['BEGIN:VFREEBUSY', 'DTSTAMP:20261122T000000ZFREEBUSY:20270409T130000Z/P1D', 'END:VFREEBUSY'],
    ],
    ['hours have no colon', ['BEGIN:VFREEBUSY', 'FREEBUSY :20270409T130000Z/P1D', 'END:VFREEBUSY']],
    [
      'hours go on in a line that is not folded',
      ['BEGIN:VFREEBUSY', 'FREEBUSY:20270409T130000Z/P1D', ',20270609T130000Z/P1D', 'END:VFREEBUSY'],
    ],
  ])('because %s', (_what, lines) => {
    expect(read(lines)).toEqual(INCOMPLETE);
  });

  test.each([
    'Warning: mysqli_query(): MySQL server has gone away in /srv/ical.php on line 12',
    'Fatal error: Uncaught Exception',
    'ERROR: no connection',
    'SQLSTATE[HY000]: General error',
    'Traceback (most recent call last):',
    'too many requests',
  ])('because an error message stands in place of all of its events: %s', (line) => {
    expect(read([line])).toEqual(INCOMPLETE);
    expect(read([...event, line])).toMatchObject({ ok: true, imported: 1 });
  });

  test.each([
    ['nothing', []],
    ['properties', ['PRODID:-//x', 'X-WR-CALNAME;VALUE=TEXT:Casa', 'Version:2.0', 'x-published-ttl:PT1H', '']],
    ['an address of free hours', ['BEGIN:VFREEBUSY', 'URL:https://example.com/freebusy/1', 'END:VFREEBUSY']],
    ['a component of its own', ['BEGIN:X-EVENTS', 'X-A:1', 'END:X-EVENTS']],
  ])('but not one with %s', (_what, lines) => {
    expect(read(lines)).toMatchObject({ ok: true, count: 0 });
  });

  test('but not one with blanks above it', () => {
    expect(readIcal(`\r\n  \t${icalText(event)}`, ICAL_OPTIONS)).toMatchObject({ ok: true, imported: 1 });
  });
});

describe('reports a list that is not read to its end', () => {
  const START = 'DTSTART;VALUE=DATE:20270409';
  test.each([
    ['further dates go on in a line that is not folded', ['RDATE;VALUE=DATE:20270501', ',20270601']],
    ['a rule goes on in a line that is not folded', ['RRULE:FREQ=DAILY;BYDAY=MO,TU', ',SA;COUNT=9']],
    ['a rule goes on behind a semicolon', ['RRULE:FREQ=DAILY', ';UNTIL=20270601']],
    ['there are too many dates', [`RDATE:${'20260101,'.repeat(2000)}20270501`]],
    ['a period is reversed', ['RDATE;VALUE=PERIOD:20270513T080000/20270509T130000']],
    ['a period has a negative length', ['RDATE;VALUE=PERIOD:20270513T080000/-P4D']],
  ])('because %s', (_what, lines) => {
    expect(readEvents(vevent(START, ...lines)).misread).toMatchObject([
      { nights: { start: '2027-04-09', end: '2028-11-22' } },
    ]);
  });

  test.each(['20270413T080000Z/20270409T130000Z', '20270413T080000Z/-P4D', '20270409T130000Z/P1D,'.repeat(2001)])(
    'because hours of a VFREEBUSY are reversed or too many',
    (value) => {
      expect(readEvents(['BEGIN:VFREEBUSY', `FREEBUSY:${value}`, 'END:VFREEBUSY']).misread).toHaveLength(1);
    },
  );

  test.each(['EXDATE:', 'EXDATE:20270410,', 'RDATE:20270409,'])(
    'but not because of an item that says nothing: %s',
    (line) => {
      expect(readEvents(vevent(START, 'RRULE:FREQ=DAILY;COUNT=2', line)).misread).toEqual([]);
    },
  );

  test('but not two starts that take the same nights', () => {
    const { imported, misread } = readEvents(vevent(...STAY, 'DTSTART:20270409T150000'));
    expect([imported, misread]).toEqual([1, []]);
  });
});

describe('takes the last night of whole days that a program writes as hours', () => {
  test.each([
    ['in Athens', ';TZID=Europe/Athens:20270409T000000', ';TZID=Europe/Athens:20270413T000000'],
    ['in Athens, to its last second', ';TZID=Europe/Athens:20270409T000000', ';TZID=Europe/Athens:20270412T235959'],
    ['in Tokyo', ';TZID=Asia/Tokyo:20270409T000000', ';TZID=Asia/Tokyo:20270413T000000'],
    ['with an offset of summer in winter', ':20270409T000000+0300', ':20270413T000000+0300'],
    ['in New York', ';TZID=America/New_York:20270409T000000', ';TZID=America/New_York:20270413T000000'],
    ['to a quarter before midnight', ':20270409T150000', ':20270412T234500'],
  ])('%s', (_what, start, end) => {
    const { events, misread } = readEvents(vevent(`DTSTART${start}`, `DTEND${end}`));
    expect(misread).toEqual([]);
    expect(events).toMatchObject([{ end: '2027-04-13' }]);
    expect((events[0]?.start ?? '9') <= '2027-04-09').toBe(true);
  });

  test('as 48 hours over a change of the clocks', () => {
    const { events } = readEvents(vevent('DTSTART;TZID=Europe/Rome:20271030T000000', 'DURATION:PT48H'));
    expect(events).toMatchObject([{ start: '2027-10-30', end: '2027-11-01' }]);
  });

  test('but not of a departure in the evening', () => {
    const { events } = readEvents(vevent('DTSTART:20270409T150000', 'DTEND:20270412T230000'));
    expect(events).toMatchObject([{ start: '2027-04-09', end: '2027-04-12' }]);
  });

  test('takes the night of an evening in another zone that is a morning in Rome', () => {
    const at = (time: string) => `;TZID=America/Los_Angeles:202704${time}0000`;
    expect(readEvents(vevent(`DTSTART${at('09T22')}`, `DTEND${at('10T05')}`)).events).toHaveLength(1);
    expect(readEvents(vevent(`DTSTART${at('09T21')}`, `DTEND${at('09T23')}`)).events).toHaveLength(0);
  });
});

describe('a further date in another zone than its event', () => {
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
  ])('is as long: %s', (_what, from, to, rdate, start, end) => {
    const lines = [`DTSTART;TZID=Europe/Rome:${from}`, `DTEND;TZID=Europe/Rome:${to}`, `RDATE${rdate}`];
    expect(readEvents(vevent(...lines)).events.at(-1)).toMatchObject({ start, end });
  });

  test('is reported if the zone is unknown', () => {
    const lines = ['DTSTART:20270402T180000', 'DTEND:20270404T100000', 'RDATE;TZID=Foo/Bar:20270409T180000'];
    expect(readEvents(vevent(...lines)).misread).toMatchObject([{ reason: 'fuso_sconosciuto' }]);
  });
});
