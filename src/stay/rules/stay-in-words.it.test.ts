import { expect, test } from 'vitest';
import { parseCalendarDate } from '../../kernel/dates/calendar-date.ts';
import { stayInWords, toTheDay } from './stay-in-words.it.ts';

test.each([
  ['2027-01-15', '2027-01-18', 'dal 15 al 18 gennaio'],
  ['2026-12-08', '2026-12-11', 'dall’8 all’11 dicembre'],
  ['2027-03-01', '2027-03-03', 'dal 1° al 3 marzo'],
  ['2027-01-30', '2027-02-01', 'dal 30 gennaio al 1° febbraio'],
  ['2026-12-30', '2027-01-02', 'dal 30 dicembre 2026 al 2 gennaio 2027'],
  ['2026-12-10', '2027-12-12', 'dal 10 dicembre 2026 al 12 dicembre 2027'],
])('formats %s to %s as «%s»', (from, to, words) => {
  const [check_in, check_out] = [parseCalendarDate(from), parseCalendarDate(to)];
  expect(check_in && check_out && stayInWords(check_in, check_out)).toBe(words);
});

test.each([
  ['2026-12-08', 'all’8 dicembre 2026'],
  ['2027-08-05', 'al 5 agosto 2027'],
  ['2027-03-01', 'al 1° marzo 2027'],
])('formats the last day %s as «fino %s»', (text, words) => {
  const date = parseCalendarDate(text);
  expect(date && toTheDay(date)).toBe(words);
});
