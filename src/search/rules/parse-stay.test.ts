import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { stayAt } from './parse-stay.ts';
import { splitWords } from './split-words.ts';

const TODAY = '2026-11-21' as CalendarDate;

function read(text: string) {
  const words = splitWords(text).map(({ folded }) => folded);
  const [first] = words.flatMap((_, start) => stayAt(words, start, TODAY) ?? []);
  if (!first) return null;
  const { check_in, check_out } = first.stay;
  return [check_in, check_out, [...words.slice(0, first.start), ...words.slice(first.end)].join(' ')];
}

test.each([
  ['dal 3 al 10 agosto', '2027-08-03', '2027-08-10', ''],
  ['dal 3 al 10', '2026-12-03', '2026-12-10', ''],
  ['dal 28 al 4', '2026-11-28', '2026-12-04', ''],
  ['a luglio dal 3 al 10', '2027-07-03', '2027-07-10', 'a luglio'],
  ['dal sette al quattordici agosto', '2027-08-07', '2027-08-14', ''],
  ['dal 2 sett al 9 sett', '2027-09-02', '2027-09-09', ''],
  ['Siena dal 3 al 10 agosto per 2', '2027-08-03', '2027-08-10', 'siena per 2'],
  ['3-10 agosto', '2027-08-03', '2027-08-10', ''],
  ['dall’8 all’11 dicembre', '2026-12-08', '2026-12-11', ''],
  ['dal 1º al 3 maggio', '2027-05-01', '2027-05-03', ''],
  ['dal 30 aprile al 3 maggio', '2027-04-30', '2027-05-03', ''],
  ['dal 28 dicembre al 4 gennaio', '2026-12-28', '2027-01-04', ''],
  ['dal 28 dicembre 2027 al 4 gennaio 2028', '2027-12-28', '2028-01-04', ''],
  ['dal 3 al 10 agosto 2028', '2028-08-03', '2028-08-10', ''],
  ['dal 21 al 23 novembre', '2026-11-21', '2026-11-23', ''],
  ['dal 20 al 23 novembre', '2027-11-20', '2027-11-23', ''],
  ['dal 28 al 29 febbraio', '2028-02-28', '2028-02-29', ''],
  ['da 3 agosto fino al 10 agosto', '2027-08-03', '2027-08-10', ''],
])('parses «%s» as the stay %s to %s', (text, check_in, check_out, rest) => {
  expect(read(text)).toEqual([check_in, check_out, rest]);
});

test.each([
  'dal 28 al 31 giugno',
  'dal 0 al 3 agosto',
  'dal 10 al 3 agosto',
  'dal 3 al 3 agosto',
  'dal 3 al 10 agosto 2020',
  'dal 3 al 10 agosto 2030',
  'dal 3 gennaio 2027 al 3 febbraio 2028',
  'ad agosto',
  '4 novembre',
])('finds no stay in «%s»', (text) => {
  expect(read(text)).toBeNull();
});
