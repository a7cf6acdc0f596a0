import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCents } from '../../kernel/money/cents.ts';
import { platformFee } from './platform-fee.ts';

test.each([
  ['9.75 € for 325 €', 32_500, 975],
  ['17 cents for 5.50 €', 550, 17],
  ['16 cents for 5.49 €', 549, 16],
  ['3 cents for 1 €', 100, 3],
  ['nothing for 0 €', 0, 0],
])('charges a fee of 3 %, rounded to the nearest cent: %s', (_, total, fee) => {
  expect(platformFee(asCents(total))).toBe(fee);
});

test('returns 3 % of any total, rounded to whole cents', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (total) => {
      const fee = platformFee(asCents(total));
      expect(Number.isInteger(fee)).toBe(true);
      expect(Math.abs(fee - total * 0.03)).toBeLessThanOrEqual(0.501);
    }),
  );
});
