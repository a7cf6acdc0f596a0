import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { NO_DATES, type Selection } from '../../rules/selection.ts';
import { stayWords } from './stay-words.ts';

const date = (text: string) => text as CalendarDate;
const stay: Selection = { kind: 'stay', check_in: date('2027-06-12'), check_out: date('2027-06-19') };
const flexible = (from: string, until: string, nights: number, weekend = false) => ({
  from: date(from),
  until: date(until),
  nights,
  weekend,
});
const plain = (text: string | null) =>
  text?.replaceAll(/\s/g, ' ').replaceAll('\u2060', '').replaceAll(' – ', '–') ?? null;

test.each([
  ['an empty selection', { selection: NO_DATES, guests: 1 }, null],
  ['guests without dates', { selection: NO_DATES, guests: 4 }, '4 ospiti'],
  ['dates without a chosen number of guests', { selection: stay, guests: 1 }, '12–19 giu'],
  ['dates and guests', { selection: stay, guests: 4 }, '12–19 giu · 4 ospiti'],
  [
    'a month',
    { selection: NO_DATES, guests: 1, flexible: flexible('2027-02-01', '2027-03-01', 7) },
    '7 notti a febbraio',
  ],
  [
    'a window of two months, short enough for a phone',
    { selection: NO_DATES, guests: 1, flexible: flexible('2027-01-07', '2027-03-08', 7) },
    '7 notti · 7 gen–8 mar',
  ],
  [
    'a weekend between two days',
    { selection: NO_DATES, guests: 2, flexible: flexible('2027-05-03', '2027-05-20', 2, true) },
    'Un weekend · 3–20 mag · 2 ospiti',
  ],
])('stayWords describes %s as «$2»', (_, chosen, expected) => {
  expect(plain(stayWords({ camera_id: null, flexible: null, ...chosen }))).toBe(expected);
});

test.each([
  ['no line break in a range of dates within a month', '2027-06-12', '2027-06-19', ['12–19 giu']],
  ['a line break after the dash of a range across two months', '2027-07-26', '2027-08-02', ['26 lug –', '2 ago']],
])('stayWords allows %s', (_, check_in, check_out, lines) => {
  const selection: Selection = { kind: 'stay', check_in: date(check_in), check_out: date(check_out) };
  const words = stayWords({ selection, guests: 1, camera_id: null, flexible: null });
  const visible = (line: string) => line.replaceAll(/\s/g, ' ').replaceAll('\u2060', '');
  expect(words?.split(/[ \u2009]/).map(visible)).toEqual(lines);
});
