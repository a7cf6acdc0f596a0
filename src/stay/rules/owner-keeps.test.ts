import { expect, test } from 'vitest';
import { ownerKeeps } from './owner-keeps.ts';

test.each([
  ['richiesta', false, 'ricevi'],
  ['confermata', true, 'ricevi'],
  // Accepted, and the card is about to be charged.
  ['confermata', false, 'ricevi'],
  ['annullata', true, 'resta'],
  ['annullata', true, null, true],
  ['annullata', false, null],
  ['rifiutata', false, null],
  ['scaduta', false, null],
  ['scaduta', true, null],
] as const)('%s, charged: %s: %s', (status, is_charged, keeps, is_disputed: boolean = false) => {
  expect(ownerKeeps({ status, is_charged, is_disputed })).toBe(keeps);
});
