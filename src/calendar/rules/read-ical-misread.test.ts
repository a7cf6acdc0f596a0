import { describe, expect, test } from 'vitest';
import { readEvents, vevent } from '../../../test/ical-text.ts';

const [YESTERDAY, END] = ['2026-11-21', '2028-11-22'];
const WHOLE = { start: YESTERDAY, end: END };
const STAY = { start: '2027-04-09', end: '2027-04-13' };

describe('readIcal with ISO 8601 dates', () => {
  test.each([
    ['20270409T130000Z', '20270413T080000Z'],
    ['2027-04-09T13:00:00.000Z', '2027-04-13T08:00:00.000Z'],
    ['2027-04-09T13:00:00,5Z', '2027-04-13T08:00:00,123456789Z'],
    ['20270409T130000.000Z', '20270413T080000.000Z'],
    ['20270409T150000+0200', '20270413T100000+0200'],
    ['2027-04-09T15:00:00+02:00', '2027-04-13T10:00:00+02:00'],
    ['2027-04-09T15:00:00.000+02:00', '2027-04-13T10:00:00.000+02:00'],
    ['20270409T080000-05', '20270413T030000-05'],
    ['20270410T003000+1130', '20270412T200000-0400'],
    ['2027-04-09t13:00:00z', '2027-04-13t08:00:00z'],
    ['2027-04-09 13:00:00 UTC', '2027-04-13 08:00:00 GMT'],
    ['2027-04-09 15:00', '2027-04-13 10:00'],
    ['20270409 150000', '20270413 100000'],
    ['2027-04-09', '2027-04-13'],
    ['2027-04-09T24:00:00+14:00', '2027-04-12T12:00:00-12:00'],
    ['20270409T235959+0200', '20270413T000000+0200'],
    ['20270409Z', '20270413Z'],
    ['2027-04-09T15:00:00+02:00[Europe/Rome]', '2027-04-13T10:00:00+02:00[Europe/Rome]'],
  ])('parses an event from %s to %s', (start, end) => {
    const reading = readEvents(vevent(`DTSTART:${start}`, `DTEND:${end}`));
    expect(reading).toMatchObject({ imported: 1, events: [STAY], misread: [] });
  });

  test('prefers an offset to a TZID, and applies the weekdays of a rule in that offset', () => {
    const tzid = 'DTSTART;TZID=Asia/Tokyo:2027-04-09T15:00:00+02:00';
    expect(readEvents(vevent(tzid, 'DTEND:20270413'))).toMatchObject({ events: [STAY] });
    const weekly = ['DTSTART:2027-04-10T01:00:00+09:00', 'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=2'];
    expect(readEvents(vevent(...weekly)).events.map(({ start }) => start)).toEqual(['2027-04-09', '2027-04-16']);
  });

  test.each([
    '09/04/2027',
    '04/09/2027',
    '09.04.2027',
    '9 April 2027',
    '2027-4-9',
    '20270230',
    '2027-04-31T10:00:00Z',
    '20270409T250000',
    '20270409T130000+2500',
    '20270409T130000+02:99',
    '20270409T13',
    '20270409T235959+000001',
    '2027-W14-5',
    '2027-099',
    '1807315200',
    '20270409T130000ZZ',
    '20270409,20270410',
    'tomorrow',
    '',
  ])('reports the whole horizon as misread if the start is ambiguous or invalid: %s', (start) => {
    expect(readEvents(vevent(`DTSTART:${start}`, 'DTEND:20270413'))).toMatchObject({
      events: [],
      ignored: { data_non_valida: 1 },
      misread: [{ reason: 'data_non_valida', nights: WHOLE, written: start }],
    });
  });
});

describe('readIcal with misread events', () => {
  test.each([
    ['no start', 'DTEND:20270413', 'data_non_valida', YESTERDAY, END],
    ['an invalid end', 'DTSTART:20270409 DTEND:13/04/2027', 'data_non_valida', '2027-04-09', END],
    ['an empty end', 'DTSTART:20270409 DTEND:', 'data_non_valida', '2027-04-09', END],
    ['an invalid duration', 'DTSTART:20270409 DURATION:long', 'data_non_valida', '2027-04-09', END],
    ['a start last year and an invalid end', 'DTSTART:20251201 DTEND:x', 'data_non_valida', YESTERDAY, END],
    ['an end before the start', 'DTSTART:20270409 DTEND:20270401', 'fine_prima_inizio', YESTERDAY, END],
    ['an end before today', 'DTSTART:20270409 DTEND:20200101', 'fine_prima_inizio', YESTERDAY, END],
    [
      'a start last week and an end before the start',
      'DTSTART:20261115 DTEND:20261110',
      'fine_prima_inizio',
      YESTERDAY,
      END,
    ],
    [
      'a recurrence and an end before the start',
      'DTSTART:20200101 DTEND:20191201 RRULE:FREQ=DAILY',
      'fine_prima_inizio',
      YESTERDAY,
      END,
    ],
    [
      'an end one hour before the start',
      'DTSTART:20270409T150000 DTEND:20270409T140000',
      'fine_prima_inizio',
      YESTERDAY,
      END,
    ],
    ['a negative duration', 'DTSTART:20270409 DURATION:-P3D', 'fine_prima_inizio', '2027-04-05', END],
    [
      'an invalid end in an unknown zone',
      'DTSTART;TZID=x:20270409T150000 DTEND:x',
      'data_non_valida',
      '2027-04-08',
      END,
    ],
  ])('reports all nights that an event with %s may block: %s', (_what, lines, reason, start, end) => {
    const { misread, imported, count } = readEvents(vevent(lines));
    expect(misread).toMatchObject([{ reason, nights: { start, end } }]);
    expect([imported, count]).toEqual([0, 1]);
  });

  test.each([
    ['in the past', 'DTSTART:20251101 DTEND:20251001', { fuori_orizzonte: 1 }],
    ['beyond the horizon', 'DTSTART:20300101 DTEND:x', { fuori_orizzonte: 1 }],
    ['cancelled', 'DTSTART:soon STATUS:CANCELLED', { annullato: 1 }],
    ['exported by this portal', 'UID:1@ospitalia.example:8443 DTSTART:soon', { nostro: 1 }],
    ['a check-out', 'DTSTART:20270409T080000 DTEND:20270409T110000', { senza_notte: 1 }],
    ['a cleaning during the day', 'DTSTART:20270409T050000 DTEND:20270409T140000', { senza_notte: 1 }],
  ])('reports nothing about an event that is %s', (_what, lines, ignored) => {
    expect(readEvents(vevent(lines))).toMatchObject({ events: [], ignored, misread: [] });
  });

  test('reports the nights of instances beyond the limit, and the whole horizon for events beyond the limit', () => {
    const daily = (index: number) => vevent(`UID:${index} DTSTART:202704${10 + index} RRULE:FREQ=DAILY;COUNT=700`);
    const { misread, ignored } = readEvents(...Array.from({ length: 9 }, (_, index) => daily(index)));
    expect(ignored).toEqual({ troppi: misread.length });
    expect(misread.at(-1)?.nights.start).toBe('2027-04-18');
    const many = Array.from({ length: 5002 }, (_, index) => vevent(`UID:${index} DTSTART:20270101`));
    expect(readEvents(...many)).toMatchObject({ misread: [{ reason: 'troppi', nights: WHOLE, written: '' }] });
  });

  test('truncates the reported DTSTART value to 40 characters', () => {
    const [misread] = readEvents(vevent(`DTSTART:${'x'.repeat(100)}`)).misread;
    expect(misread?.written).toBe('x'.repeat(40));
  });
});

describe('readIcal with VFREEBUSY and other components', () => {
  const freebusy = (...lines: string[]) => ['BEGIN:VFREEBUSY', 'DTSTART:20260101T000000Z', ...lines, 'END:VFREEBUSY'];
  test.each([
    ['FREEBUSY:20270409T130000Z/20270413T080000Z', [STAY]],
    ['FREEBUSY;FBTYPE=BUSY:20270409T130000Z/P3DT19H', [STAY]],
    ['FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:2027-04-09T13:00:00Z/2027-04-13T08:00:00Z', [STAY]],
    ['FREEBUSY;FBTYPE=BUSY-TENTATIVE;X-A=1:20270409T130000Z/20270413T080000Z', [STAY]],
    [
      'FREEBUSY:20270409T130000Z/20270413T080000Z,20270501T150000Z/PT3H',
      [STAY, { start: '2027-05-01', end: '2027-05-02' }],
    ],
  ])('imports the periods of %s', (line, events) => {
    expect(readEvents(freebusy(line))).toMatchObject({ count: 1, imported: 1, events, misread: [] });
  });

  test('counts all lines of one VFREEBUSY as one event', () => {
    const lines = ['FREEBUSY:20270409T130000Z/P1D', 'FREEBUSY:20270509T130000Z/P1D'];
    const reading = readEvents(freebusy(...lines), vevent('DTSTART:20270601'));
    expect(reading).toMatchObject({ count: 2, imported: 2 });
    expect(reading.events.map(({ start }) => start)).toEqual(['2027-04-09', '2027-05-09', '2027-06-01']);
  });

  test.each([
    ['free periods', ['FREEBUSY;FBTYPE=FREE:20270409T130000Z/20270413T080000Z']],
    ['a VFREEBUSY without periods', []],
    ['an empty list of periods', ['FREEBUSY;FBTYPE=BUSY:']],
  ])('blocks no nights for %s', (_what, lines) => {
    expect(readEvents(freebusy(...lines))).toMatchObject({ events: [], misread: [] });
  });

  test.each(['FREEBUSY:soon', 'FREEBUSY:20270409T130000Z', 'FREEBUSY:20270409T130000Z/'])(
    'reports the whole horizon as misread if a period is unreadable: %s',
    (line) => {
      expect(readEvents(freebusy(line, 'FREEBUSY:20270409T130000Z/P1D'))).toMatchObject({
        events: [{ start: '2027-04-09' }],
        misread: [{ reason: 'data_non_valida', nights: WHOLE }],
      });
    },
  );

  test('reports a VAVAILABILITY as unclear, because it lists available periods instead of blocked ones', () => {
    const hours = ['BEGIN:VAVAILABILITY', 'BEGIN:AVAILABLE', 'DTSTART:20270409', 'END:AVAILABLE', 'END:VAVAILABILITY'];
    expect(readEvents(hours)).toMatchObject({
      count: 1,
      events: [],
      misread: [{ reason: 'non_chiaro', nights: WHOLE }],
    });
  });

  test.each(['VTODO', 'VJOURNAL'])('blocks no nights for a %s', (component) => {
    const lines = [`BEGIN:${component}`, 'DTSTART:20270409', 'RRULE:FREQ=DAILY', `END:${component}`];
    expect(readEvents(lines)).toMatchObject({ count: 0, events: [], misread: [] });
  });
});
