import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCents } from '../../kernel/money/cents.ts';
import { platformFee } from './platform-fee.ts';

test.each([
  ['3 % of the total', 32_500, 975],
  ['16.5, to the nearest cent', 550, 17],
  ['16.47', 549, 16],
  ['one euro', 100, 3],
  ['zero', 0, 0],
])('charges a fee of %s', (_, total, fee) => {
  expect(platformFee(asCents(total))).toBe(fee);
});

test('returns whole cents and never more than the total', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (total) => {
      const fee = platformFee(asCents(total));
      expect(Number.isInteger(fee)).toBe(true);
      expect(Math.abs(fee - total * 0.03)).toBeLessThanOrEqual(0.501);
    }),
  );
});
