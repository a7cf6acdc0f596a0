import { expect, test } from 'vitest';
import { isTakenBack } from './is-taken-back.ts';

test.each([
  ['a guest, before the card was charged', 'ospite', false, true],
  ['a guest, after it was', 'ospite', true, false],
  ['the owner', 'proprietario', false, false],
  ['the bank', 'banca', false, false],
  ['nobody', null, false, false],
] as const)('%s', (_, cancelled_by, is_charged, expected) => {
  expect(isTakenBack({ cancelled_by, is_charged })).toBe(expected);
});
