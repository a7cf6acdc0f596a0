import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnRows, rowsInView } from './rows-in-view.ts';

test.each<[string, Parameters<typeof rowsInView>[0], { from: number; to: number }]>([
  ['a list scrolled to its start', { above: 0, height: 600, row: 85, count: 10_000 }, { from: 0, to: 20 }],
  [
    'a list that starts below the top edge of the viewport',
    { above: -330, height: 844, row: 85, count: 10_000 },
    { from: 0, to: 20 },
  ],
  ['a list scrolled to its middle', { above: 8500, height: 600, row: 85, count: 10_000 }, { from: 90, to: 120 }],
  ['a list scrolled to its end', { above: 849_400, height: 600, row: 85, count: 10_000 }, { from: 9980, to: 10_000 }],
  ['a short list', { above: 0, height: 600, row: 85, count: 3 }, { from: 0, to: 3 }],
  [
    'a list that became shorter than the scroll position',
    { above: 8500, height: 600, row: 85, count: 5 },
    { from: 5, to: 5 },
  ],
])('rowsInView returns the rows to render for %s', (_, view, rows) => {
  expect(rowsInView(view)).toEqual(rows);
});

test('rowsInView includes the first visible row and a bounded number of other rows, for any viewport', () => {
  const views = fc.record({
    above: fc.integer({ min: -2000, max: 900_000 }),
    height: fc.integer({ min: 200, max: 2000 }),
    row: fc.integer({ min: 60, max: 200 }),
    count: fc.integer({ min: 0, max: 10_000 }),
  });
  fc.assert(
    fc.property(views, (view) => {
      const { from, to } = rowsInView(view);
      const seen = Math.min(view.count - 1, Math.floor(Math.max(0, view.above) / view.row));
      const isInView = view.count > 0 && view.above + view.height > 0 && view.above < view.count * view.row;
      expect(!isInView || (seen >= from && seen < to)).toBe(true);
      expect(to - from).toBeLessThanOrEqual(view.height / view.row + 41);
    }),
  );
});

test.each<[string, number, number[]]>([
  ['nothing else if there is no current row', -1, [10, 11]],
  ['nothing else if the current row is in the viewport', 11, [10, 11]],
  ['a current row above the viewport', 2, [2, 10, 11]],
  ['a current row below the viewport', 40, [10, 11, 40]],
])('drawnRows returns the rows in view and %s', (_, current, rows) => {
  expect(drawnRows({ from: 10, to: 12 }, current)).toEqual(rows);
});
