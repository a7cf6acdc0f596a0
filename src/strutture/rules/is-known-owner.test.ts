import { expect, test } from 'vitest';
import { isKnownOwner } from './is-known-owner.ts';

const then = new Date('2026-11-21T09:00:00Z');

test.each([
  ['treats an owner who confirmed the address as known', then, null, true],
  ['treats an unconfirmed owner whose struttura was published as known', null, then, true],
  ['both', then, then, true],
  ['treats an unconfirmed owner without a published struttura as unknown', null, null, false],
])('%s', (_, email_confirmed_at, approved_at, isKnown) => {
  expect(isKnownOwner({ email_confirmed_at, approved_at })).toBe(isKnown);
});
