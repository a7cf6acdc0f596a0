import { expect, test } from 'vitest';
import { refundOutcome } from './refund-outcome.ts';

test.each([
  ['charged, and still here', 32_500, true, false, 'refund'],
  ['a part went back already, the rest goes back now', 100, true, false, 'refund'],
  ['charged, and all of it went back without us', 0, true, false, 'already_refunded'],
  ['charged, and disputed: the bank has it', 0, true, true, 'disputed'],
  ['asked for, or accepted a moment ago', 0, false, false, 'not_charged'],
] as const)('%s', (_, refund_cents, is_charged, is_disputed, outcome) => {
  expect(refundOutcome({ refund_cents, is_charged, is_disputed })).toBe(outcome);
});
