import { expect, test } from 'vitest';
import { isKnownOwner } from './is-known-owner.ts';

const then = new Date('2026-11-21T09:00:00Z');

test.each([
  ['knows an owner who confirmed the address', then, null, true],
  ['knows an unconfirmed owner whose struttura was published', null, then, true],
  ['both', then, then, true],
  ['does not know an unconfirmed owner without a published struttura', null, null, false],
])('%s', (_, email_confirmed_at, approved_at, isKnown) => {
  expect(isKnownOwner({ email_confirmed_at, approved_at })).toBe(isKnown);
});
