import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundTotal } from './round-total.ts';

describe('strutture rounded down with + from 1,000', () => {
  test.each([
    { total: 0, shown: '0' },
    { total: 999, shown: '999' },
    { total: 1000, shown: '1.000+' },
    { total: 1257, shown: '1.200+' },
    { total: 9999, shown: '9.900+' },
    { total: 23_456, shown: '23.000+' },
    { total: 1_000_000, shown: '1.000.000+' },
  ])('$total is shown as $shown', ({ total, shown }) => {
    expect(roundTotal(total)).toBe(shown);
  });

  test('never more than there are, and at most a tenth less', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (total) => {
        const shown = Number(roundTotal(total).replaceAll(/[.+]/g, ''));
        expect(shown).toBeLessThanOrEqual(total);
        expect(shown * 10).toBeGreaterThanOrEqual(total * 9);
      }),
    );
  });
});
