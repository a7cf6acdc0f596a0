import { expect, test } from 'vitest';
import { ownerShare } from './owner-share.ts';

test.each([
  ['nothing went back', 0, { kept: 31_525, fee: 975 }],
  ['half went back', 16_250, { kept: 15_762, fee: 488 }],
  ['everything went back', 32_500, { kept: 0, fee: 0 }],
])('what the owner receives when %s', (_, refunded_cents, expected) => {
  expect(ownerShare({ total_cents: 32_500, fee_cents: 975, refunded_cents })).toEqual(expected);
});
