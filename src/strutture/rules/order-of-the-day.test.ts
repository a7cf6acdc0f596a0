import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../kernel/calendar-date.ts';
import { orderOfTheDay, type Run } from './order-of-the-day.ts';

const epoch = '1970-01-01' as CalendarDate;

function positions(runs: Run[]): number[] {
  return runs.flatMap(({ offset, limit }) => Array.from({ length: limit }, (_, index) => offset + index));
}

function wholeDay(today: CalendarDate, total: number, pageSize: number): number[] {
  const pages = Math.ceil(total / pageSize);
  return Array.from({ length: pages }, (_, index) => index + 1).flatMap((page) => {
    return positions(orderOfTheDay({ today, total, page, pageSize }));
  });
}

describe('«una rotazione quotidiana, la stessa per tutti, che nessuno può comprare»', () => {
  test.each([
    ['the first day starts at the first', 0, [0, 1, 2, 3, 4]],
    ['the next day one later', 1, [1, 2, 3, 4, 0]],
    ['and after as many days as strutture, again at the first', 5, [0, 1, 2, 3, 4]],
  ])('%s', (_, day, expected) => {
    expect(wholeDay(addDays(epoch, day), 5, 2)).toEqual(expected);
  });

  test.each([
    ['an empty town', { total: 0, page: 1 }],
    ['a page past the last', { total: 5, page: 4 }],
  ])('%s has no run', (_, { total, page }) => {
    expect(orderOfTheDay({ today: epoch, total, page, pageSize: 2 })).toEqual([]);
  });

  test('the pages of a day show every struttura exactly once', () => {
    fc.assert(
      fc.property(
        fc.nat(40_000),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 50 }),
        (day, total, size) => {
          const seen = wholeDay(addDays(epoch, day), total, size).toSorted((a, b) => a - b);
          expect(seen).toEqual(Array.from({ length: total }, (_, index) => index));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('over as many days as strutture each is first exactly once', () => {
    fc.assert(
      fc.property(fc.nat(40_000), fc.integer({ min: 1, max: 200 }), (day, total) => {
        const firsts = Array.from(
          { length: total },
          (_, index) => wholeDay(addDays(epoch, day + index), total, total)[0],
        );
        expect(new Set(firsts).size).toBe(total);
      }),
      { numRuns: 100 },
    );
  });
});
