import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, roundTotal } from './format-count.ts';

test('formatCount groups digits by thousands from 1,000 upwards', () => {
  expect([0, 999, 1000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1.000', '1.234.567']);
});

test('roundTotal rounds totals of 1,000 or more down to two significant digits and appends +', () => {
  expect([0, 999, 1000, 1257, 23_456].map(roundTotal)).toEqual(['0', '999', '1.000+', '1.200+', '23.000+']);
});

test('roundTotal never returns more than the total or less than nine tenths of it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), (total) => {
      const shown = Number(roundTotal(total).replaceAll(/[.+]/g, ''));
      expect(shown).toBeLessThanOrEqual(total);
      expect(shown * 10).toBeGreaterThanOrEqual(total * 9);
    }),
  );
});
