import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { withLanguage } from '../../../../test/test-language.ts';
import { formatStay, formatStayShort } from './format-stay-dates.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('stay dates in Italian', () => {
  test.each([
    ['2026-11-23', '2026-11-26', '23–26 nov', '23–26 nov 2026'],
    ['2026-12-02', '2026-12-04', '2–4 dic', '2–4 dic 2026'],
    ['2026-11-29', '2026-12-02', '29 nov – 2 dic', '29 nov – 2 dic 2026'],
  ])('from %s to %s are «%s» in short form and «%s» in long form', (start, end, short, long) => {
    expect(plain(formatStayShort(start as CalendarDate, end as CalendarDate))).toBe(short);
    expect(plain(formatStay(start as CalendarDate, end as CalendarDate))).toBe(long);
  });

  test('contain both years in the long form if the stay spans New Year', () => {
    const [start, end] = ['2026-12-30' as CalendarDate, '2027-01-02' as CalendarDate];
    expect(plain(formatStay(start, end))).toBe('30 dic 2026 – 2 gen 2027');
    expect(plain(formatStayShort(start, end))).toBe('30 dic – 2 gen');
  });
});

test.each([
  ['2026-12-01', '2026-12-04', '1er–4 déc.'],
  ['2026-11-29', '2026-12-01', '29 nov. – 1er déc.'],
])('formats %s to %s in French as «%s»', (start, end, short) => {
  withLanguage('fr', () => expect(plain(formatStayShort(start as CalendarDate, end as CalendarDate))).toBe(short));
});
