import { describe, expect, test } from 'vitest';
import { icalText, ICAL_OPTIONS, readEvents, vevent } from '../../../test/ical-text.ts';
import { readIcal } from './read-ical.ts';

const STAY = ['DTSTART;VALUE=DATE:20270409', 'DTEND;VALUE=DATE:20270413'];
const NIGHTS = { start: '2027-04-09', end: '2027-04-13' };
const TAKEN = { imported: 1, events: [NIGHTS], misread: [] };

const withText = (...text: string[]) => vevent('DESCRIPTION:Arriving by car', ...text, 'SUMMARY:Reserved', ...STAY);

describe('readIcal with unescaped line breaks in text', () => {
  test.each([
    ['an END without a component name', 'End: 10:00'],
    ['an END without a space', 'END:10:00'],
    ['a BEGIN with a space', 'Begin: Monday'],
    ['a BEGIN without a space', 'BEGIN:party'],
    ['a BEGIN and END of an unknown component', 'Begin: Monday', 'End: Monday'],
    ['a BEGIN of a component', 'Begin: standard'],
    ['a BEGIN of an event', 'Begin: VEVENT'],
    ['a BEGIN of an alarm', 'BEGIN: VALARM'],
    ['a BEGIN without an END', 'BEGIN:Participant'],
    ['an END of a component', 'End: available', 'END:standard'],
    ['the END of the event', 'End: VEVENT'],
    ['the END of the calendar', 'End: vcalendar'],
    ['the END of a component that is not open', 'END:VALARM'],
    ['an unreadable start', 'Dtstart: tomorrow'],
    ['a line that resembles a start', 'Dtstart: 20270501'],
    ['a line that resembles an end', 'Dtend: 2027-04-10'],
    ['a duration', 'Duration: 3 nights'],
    ['a second UID', 'Uid: another'],
    ['a second summary', 'Summary: not available'],
    ['a rule', 'Rrule: weekly'],
    ['a line that resembles an RDATE', 'Rdate: soon'],
    ['a RECURRENCE-ID', 'Recurrence-id: 20270409'],
    ['an EXDATE', 'Exdate: 20270409'],
    ['a cancellation', 'Status: cancelled'],
    ['a cancellation in capitals', 'STATUS: CANCELLED'],
    ['a cancellation without a colon', 'STATUS CANCELLED'],
    ['a blank line', ''],
    ['an address', 'https://example.com/stay?a=b:c'],
    ['a list', '- 2 guests', '* 1 dog', 'Note: x'],
    ['a page', '<b>Reserved</b>', '{"guests":4}'],
  ])('parses %s as text: %s', (_what, ...text) => {
    expect(readEvents(withText(...text))).toMatchObject(TAKEN);
    expect(readEvents(vevent(...STAY, 'SUMMARY:x', 'DESCRIPTION:', ...text))).toMatchObject(TAKEN);
  });

  test('treats unusually written lines as properties if the feed writes its properties in the same way', () => {
    const spaced = icalText(vevent('UID:1', ...STAY)).replaceAll(/^(BEGIN|END):/gm, '$1: ');
    expect(readIcal(spaced, ICAL_OPTIONS)).toMatchObject({ ok: true, ...TAKEN });
    const small = icalText(vevent('UID:1', ...STAY)).replaceAll(/^.*:V.*/gm, (line) => line.toLowerCase());
    expect(readIcal(small, ICAL_OPTIONS)).toMatchObject({ ok: true, ...TAKEN });
    const second = vevent('UID:2', 'DTSTART:20270601').map((line) =>
      line.replace(/^\w+:V/, (name) => name.toLowerCase()),
    );
    expect(readEvents(vevent(...STAY), second)).toMatchObject({ imported: 2 });
  });

  test('parses a multi-line description of the calendar as text', () => {
    const reading = readEvents(['X-WR-CALDESC:Our house', 'Status: cancelled', 'Dtstart: none'], vevent(...STAY));
    expect(reading).toMatchObject(TAKEN);
  });

  test('parses a multi-line description in a lower-case feed as text', () => {
    const lines = [
      'description:Arriving',
      'Status: cancelled',
      'end: 10:00',
      ...STAY.map((line) => line.toLowerCase()),
    ];
    const text = icalText(['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']);
    expect(
      readIcal(
        text.replaceAll(/^[A-Z]+:[A-Z]+/gm, (line) => line.toLowerCase()),
        ICAL_OPTIONS,
      ),
    ).toMatchObject(TAKEN);
  });

  test('parses a mixed-case property if the event has no readable upper-case line for the same property', () => {
    const lines = ['Uid:a', 'DtStart;Value=Date:20270409', 'DtEnd;Value=Date:20270413', 'Summary:x'];
    expect(readEvents(vevent(...lines))).toMatchObject(TAKEN);
  });
});

describe('readIcal with lines that may be text', () => {
  test.each([
    ['the line follows text', ['DESCRIPTION:Old', 'old request', 'STATUS:CANCELLED']],
    ['text follows the line', ['DESCRIPTION:Old', 'STATUS:CANCELLED', 'thank you']],
    ['the line is between blank lines and text', ['DESCRIPTION:Old', 'hello', '', 'STATUS:CANCELLED']],
    ['a word that resembles a property precedes the line', ['DESCRIPTION:Old', 'NAME:MARIO', 'STATUS:CANCELLED']],
    ['a word that resembles a property follows the line', ['DESCRIPTION:Old', 'STATUS:CANCELLED', 'NOTE:y']],
    ['an earlier line confirms the event', ['STATUS:CONFIRMED', 'STATUS:CANCELLED']],
    ['a later line confirms the event', ['STATUS:CANCELLED', 'STATUS:CONFIRMED']],
    ['a different line declares the event tentative', ['STATUS:TENTATIVE', 'STATUS:CANCELLED']],
    ['the property name is not in upper case like the other names', ['Status:Cancelled']],
    ['a blank precedes the value', ['STATUS: CANCELLED']],
    ['words follow the value', ['STATUS:CANCELLED by mistake']],
  ])('keeps an event if its cancellation line may be text: %s', (_what, lines) => {
    expect(readEvents(vevent(...lines, ...STAY))).toMatchObject(TAKEN);
    expect(readEvents(vevent(...STAY, ...lines))).toMatchObject(TAKEN);
  });

  test.each([
    [['STATUS:CANCELLED']],
    [['STATUS:cancelled', 'STATUS:CANCELLED']],
    [['STATUS;X-A=1:CANCELLED']],
    [['DESCRIPTION:Status: cancelled', 'STATUS:CANCELLED', 'X-A:1']],
    [['hello', 'LOCATION:x', 'STATUS:CANCELLED', '', 'CLASS:PUBLIC']],
  ])('applies a cancellation line that cannot be text: %j', (lines) => {
    expect(readEvents(vevent(...STAY, ...lines))).toMatchObject({ events: [], ignored: { annullato: 1 } });
  });

  test('keeps an instance if the EXDATE or RECURRENCE-ID line may be text', () => {
    const series = (...lines: string[]) => vevent('UID:a', 'DTSTART:20270409', 'RRULE:FREQ=DAILY;COUNT=3', ...lines);
    const moved = (...lines: string[]) => vevent('UID:a', ...lines, 'DTSTART:20270601');
    const count = (...events: string[][]) => readEvents(...events).events.length;
    expect(count(series('EXDATE:20270410'))).toBe(2);
    expect(count(series('Exdate:20270410'))).toBe(3);
    expect(count(series('DESCRIPTION:not', 'on these days', 'EXDATE:20270410'))).toBe(3);
    expect(count(series('DESCRIPTION:not', 'EXDATE:20270410', 'NOTE:y'))).toBe(3);
    expect(count(series(), moved('RECURRENCE-ID:20270410'))).toBe(3);
    expect(count(series(), moved('DESCRIPTION:x', 'RECURRENCE-ID:20270410', 'NOTES:y'))).toBe(4);
    expect(count(series(), moved('Recurrence-Id:20270410'))).toBe(4);
    expect(count(series(), moved('RECURRENCE-ID:20270410', 'RECURRENCE-ID:20270411'))).toBe(4);
    expect(count(series(), moved('UID:b', 'RECURRENCE-ID:20270410'))).toBe(4);
  });

  test('keeps an event whose text contains a UID of this portal', () => {
    const ours = 'UID:1@ospitalia.example:8443';
    expect(readEvents(vevent('UID:a', 'DESCRIPTION:x', ours, ...STAY))).toMatchObject(TAKEN);
    expect(readEvents(vevent('Uid: 1@ospitalia.example:8443', ...STAY))).toMatchObject({ imported: 1 });
    expect(readEvents(vevent(ours, ...STAY))).toMatchObject({ ignored: { nostro: 1 } });
  });

  test('does not apply an override to a series without a UID', () => {
    const moved = vevent('UID:', 'RECURRENCE-ID:20270410', 'DTSTART:20270601');
    expect(readEvents(vevent('UID:', 'DTSTART:20270409', 'RRULE:FREQ=DAILY;COUNT=3'), moved).events).toHaveLength(4);
  });
});

describe('readIcal with contradictory lines in an event', () => {
  test.each([
    ['two starts', ['DTSTART:20270409', 'DTSTART:20270405', 'DTEND:20270413'], '2027-04-05', '2027-04-13'],
    ['two ends', ['DTSTART:20270409', 'DTEND:20270413', 'DTEND:20270420'], '2027-04-09', '2027-04-20'],
    ['two durations', ['DTSTART:20270409', 'DURATION:P2D', 'DURATION:P9D'], '2027-04-09', '2027-04-18'],
    [
      'three ends',
      ['DTSTART:20270409', 'DTEND:20270413', 'DTEND:20270420', 'DTEND:20270411'],
      '2027-04-09',
      '2027-04-20',
    ],
    ['two starts without an end', ['DTSTART:20270409', 'DTSTART:20270420'], '2027-04-09', '2027-04-21'],
  ])('reports an event with %s', (_what, lines, start, end) => {
    expect(readEvents(vevent(...lines))).toMatchObject({
      imported: 0,
      ignored: { non_chiaro: 1 },
      misread: [{ reason: 'non_chiaro', nights: { start, end } }],
    });
  });

  test.each([
    ['a repeated start', ['DTSTART:20270409', 'DTSTART:20270409', 'DTEND:20270413']],
    ['an additional invalid start', ['DTSTART:tomorrow', 'DTSTART:20270409', 'DTEND:20270413']],
    ['an additional invalid end', ['DTSTART:20270409', 'DTEND:noon', 'DTEND:20270413']],
    ['an end and a shorter duration', ['DTSTART:20270409', 'DTEND:20270413', 'DURATION:P1D']],
    ['an end and a longer duration', ['DTSTART:20270409', 'DTEND:20270410', 'DURATION:P4D']],
    ['an invalid end and a duration', ['DTSTART:20270409', 'DTEND:noon', 'DURATION:P4D']],
  ])('does not report an event with %s', (_what, lines) => {
    expect(readEvents(vevent(...lines))).toMatchObject(TAKEN);
  });
});

const event = vevent(...STAY);

test.each([
  ['DTEND: the 13th', 'data_non_valida'],
  ['Dtend:13/04/2027', 'data_non_valida'],
  ['Duration: some nights', 'data_non_valida'],
  ['RRULE: every week', 'ricorrenza'],
  ['RDATE: soon', 'ricorrenza'],
  ['DTEND', 'data_non_valida'],
  ['DTEND :20270413', 'data_non_valida'],
  ['DTEND=20270413', 'data_non_valida'],
  ['DTEND 20270413', 'data_non_valida'],
  ['\u200BDTEND:20270413', 'data_non_valida'],
  ['"DTEND":20270413', 'data_non_valida'],
  ['DURATION P4D', 'data_non_valida'],
  ['DURATION:P', 'data_non_valida'],
  ['RRULE :FREQ=DAILY', 'data_non_valida'],
  ['RDATE=20270420', 'data_non_valida'],
  ['item1.DTEND:20270413', 'data_non_valida'],
  ['item1.DTEND:the 13th', 'data_non_valida'],
  ['----DTEND:20270413', 'data_non_valida'],
  ['-----------DTEND:the 13th', 'data_non_valida'],
  ['dtend=20270413', 'data_non_valida'],
  ['dtend = 2027-04-13', 'data_non_valida'],
  ['DTENDVALUE=DATE:20270413', 'data_non_valida'],
  ['DTEND20270413', 'data_non_valida'],
  ['DTEND-:20270413', 'data_non_valida'],
  ['DtEnd :20270413', 'data_non_valida'],
  ['DURATIONP4D', 'data_non_valida'],
  ['RRULEFREQ=DAILY', 'data_non_valida'],
  ['DUE;VALUE=DATE:20270413', 'data_non_valida'],
  ['DTEN:20270413T100000', 'data_non_valida'],
  ['ENDDATE:20270413', 'data_non_valida'],
  ['SUMMARY:xDTEND;VALUE=DATE:20270413', 'data_non_valida'],
  ['SUMMARY:Reserved DTEND:20270413T100000', 'data_non_valida'],
  ['SUMMARY:Reserved\r\n DTEND;X-A=1:20270413', 'data_non_valida'],
  ['SUMMARY:Reserved DTE\r\n ND;VALUE=DATE:20270413', 'data_non_valida'],
  ['CLASS:PUBLICDURATION:P4D', 'data_non_valida'],
  ['SUMMARY:xRRULE:FREQ=DAILY', 'data_non_valida'],
  ['LOCATION:RDATE;VALUE=DATE:20270420', 'data_non_valida'],
])('reports the rest of the horizon as misread if a line may be an end, duration or recurrence: %s', (line, reason) => {
  expect(readEvents(vevent('DTSTART;VALUE=DATE:20270409', line))).toMatchObject({
    events: [{ start: '2027-04-09', end: '2027-04-10' }],
    misread: [{ reason, nights: { start: '2027-04-09', end: '2028-11-22' } }],
  });
});

test.each([
  [['DTSTART:09/04/2027', 'Dtstart: 20270501']],
  [['DTSTART:09/04/2027', 'Dtstart:20270501']],
  [['DESCRIPTION:x', 'Dtstart: 20270501']],
  [['\u200BDTSTART:20270409', 'Dtstart:20270501']],
  [Array.from({ length: 20 }, (_, day) => `DTSTART:202704${10 + day}`)],
])(
  'reports the whole horizon as misread if the only readable start may be text or there are several starts: %j',
  (lines) => {
    expect(readEvents(vevent('UID:a', ...lines))).toMatchObject({
      misread: [{ nights: { start: '2026-11-21', end: '2028-11-22' } }],
    });
  },
);

test('does not apply an override with contradictory UIDs or RECURRENCE-IDs, whatever the line order', () => {
  const series = vevent('UID:a', 'DTSTART:20270409', 'RRULE:FREQ=DAILY;COUNT=3');
  const lines = ['RECURRENCE-ID:20270410', 'RECURRENCE-ID:20270411', 'UID:a', 'DTSTART:20270601'];
  expect(readEvents(series, ['BEGIN:VEVENT', ...lines, 'END:VEVENT']).events).toHaveLength(4);
  expect(readEvents(series, vevent('UID:a', 'UID:b', 'UID:a', ...lines.slice(1))).events).toHaveLength(4);
});

test.each(['DURATION:long', 'DURATION:-P1D', 'DTEND: the 13th', 'Dtend:13/04/2027'])(
  'does not replace an unreadable end with a line that may be text: %s',
  (line) => {
    const { misread } = readEvents(vevent('DTSTART:20270409', line, 'DESCRIPTION:x', 'Dtend: 20270411'));
    expect(misread[0]?.nights.end).toBe('2028-11-22');
    expect((misread[0]?.nights.start ?? '9') <= '2027-04-09').toBe(true);
  },
);

test.each([
  ['a byte order mark between them', '\uFEFF'],
  ['byte order marks within them', '\uFEFF\uFEFF'],
  ['nothing between them', ''],
])('parses two calendars with %s', (_what, between) => {
  const [one, other] = [vevent('UID:1', ...STAY), vevent('UID:2', `${between}DTSTART:20270601`)].map(icalText);
  const reading = readIcal(`${one}${between}${other}`, ICAL_OPTIONS);
  expect(reading).toMatchObject({ ok: true, imported: 2, misread: [] });
});

test.each(['\0', '\x1A', '\0\0\0\r\n', '\r\n \x1A\r\n'])('parses a calendar followed by %j', (end) => {
  expect(readIcal(icalText(event) + end, ICAL_OPTIONS)).toMatchObject({ ok: true, ...TAKEN });
});

describe('G4: readIcal with nested, unbalanced and truncated components', () => {
  test.each([
    ['the BEGIN of an event within a description', withText('BEGIN:VEVENT')],
    ['the END of an event within a description', withText('END:VEVENT')],
    ['the END of the calendar within a description', withText('END:VCALENDAR')],
    ['an alarm without an END', withText('BEGIN:VALARM')],
    ['a truncated event', [...event.slice(0, -1), ...event]],
    ['an END of a component that is not open', ['END:VTODO', ...event]],
  ])('rejects a calendar with %s', (_what, lines) => {
    const reading = readIcal(icalText([...lines, ...event]), ICAL_OPTIONS);
    expect(reading).toEqual({ ok: false, fault: 'incompleto' });
  });

  test('parses a calendar with unknown components that have a BEGIN and an END', () => {
    const inside = vevent(...STAY, 'BEGIN:X-NOTE', 'DTSTART:20270101', 'STATUS:CANCELLED', 'END:X-NOTE');
    expect(readEvents(['BEGIN:X-LIST', 'X-A:1', 'END:X-LIST'], inside)).toMatchObject(TAKEN);
    expect(readEvents([...event.slice(0, -1), 'BEGIN:X-A', 'END:VEVENT', 'END:X-A'])).toMatchObject(TAKEN);
  });
});

test('parses a megabyte of ambiguous unfolded lines in bounded time', () => {
  const lines = ['Status: cancelled', 'BEGIN:Monday', 'STATUS:CANCELLED', 'DTSTART:20270409', '', 'END:Tuesday'];
  const text = Array.from({ length: 60_000 }, (_, index) => lines[index % lines.length] ?? '');
  expect(readIcal(icalText(vevent('UID:a', ...text)), ICAL_OPTIONS)).toMatchObject({ ok: true, count: 1 });
});
