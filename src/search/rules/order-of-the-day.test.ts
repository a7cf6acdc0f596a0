import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { dailyStep, rotationOfTheDay, startOfTheDay, rotationStartOfTheDay } from './order-of-the-day.ts';

const epoch = '1970-01-01' as CalendarDate;
const PAGE = 24;
const YEAR = 365;

const days = (count: number, from = 20_000) =>
  Array.from({ length: count }, (_, index) => addDays(epoch, from + index));
const year = days(YEAR);
const totals = Array.from({ length: 2000 }, (_, index) => index + 1);

function firstPlaces(total: number, dates: readonly CalendarDate[]): number[] {
  const counts = Array.from({ length: total }, () => 0);
  for (const date of dates) {
    const start = startOfTheDay(date, total);
    counts[start] = (counts[start] ?? 0) + 1;
  }
  return counts;
}

function firstPages(total: number, dates: readonly CalendarDate[]): number[] {
  const firsts = firstPlaces(total, dates);
  const width = Math.min(PAGE, total);
  const at = (place: number) => firsts[(place + total) % total] ?? 0;
  let inWindow = firsts.slice(total - width).reduce((sum, count) => sum + count, 0);
  return firsts.map((first, home) => {
    inWindow += first - at(home - width);
    return inWindow;
  });
}

const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts);

describe('the daily order', () => {
  test('dailyStep returns the smallest integer of at least 0.618 × total that is coprime to total', () => {
    expect([0, 1, 2, 3, 7, 10, 24, 100, 1000].map(dailyStep)).toEqual([1, 1, 3, 2, 5, 7, 17, 63, 619]);
  });

  test('rotationOfTheDay preserves the cyclic order of the homes and starts at a different home on the next day', () => {
    const ids = [3, 5, 8, 9, 12, 20, 31];
    expect([0, 1, 2].map((day) => rotationOfTheDay(ids, addDays(epoch, day)))).toEqual([
      [3, 5, 8, 9, 12, 20, 31],
      [20, 31, 3, 5, 8, 9, 12],
      [9, 12, 20, 31, 3, 5, 8],
    ]);
    expect(rotationOfTheDay([], epoch)).toEqual([]);
    expect(rotationOfTheDay([7], '2026-11-22' as CalendarDate)).toEqual([7]);
  });

  test('puts each home first exactly once in as many days as there are homes', () => {
    for (const total of totals.slice(0, 400)) expect(spread(firstPlaces(total, days(total, total * 7)))).toBe(0);
  });

  test('puts each home first on the same number of days a year, give or take one, for any total up to 2,000 homes', () => {
    for (const total of totals) expect(spread(firstPlaces(total, year))).toBeLessThanOrEqual(1);
  });

  test('shows homes on the first page equally often in as many days as there are homes, and with a difference of at most 18 days in a year', () => {
    for (const total of totals) expect(spread(firstPages(total, year))).toBeLessThanOrEqual(18);
    for (const total of [7, 56, 853]) expect(spread(firstPages(total, days(total)))).toBe(0);
  });
});

describe('rotationStartOfTheDay', () => {
  test('lies within the span, differs each day, and moves by at most 10 when the span grows by 10', () => {
    const starts = days(1000).map((day) => rotationStartOfTheDay(day, 1_000_000));
    expect(new Set(starts).size).toBe(1000);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...starts)).toBeLessThan(1_000_000);
    for (const day of days(50)) {
      const moved = rotationStartOfTheDay(day, 1_000_010) - rotationStartOfTheDay(day, 1_000_000);
      expect(moved).toBeGreaterThanOrEqual(0);
      expect(moved).toBeLessThanOrEqual(10);
    }
  });

  test('lies in each tenth of the ids on about a tenth of the days of a year', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const day of year) {
      const tenth = Math.floor(rotationStartOfTheDay(day, 1_000_000) / 100_000);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(Math.min(...tenths)).toBeGreaterThanOrEqual(35);
    expect(Math.max(...tenths)).toBeLessThanOrEqual(38);
  });
});
