import { expect, test } from 'vitest';
import { isKnownOwner } from './is-known-owner.ts';

const then = new Date('2026-11-21T09:00:00Z');

test.each([
  ['who has proved the address', then, null, true],
  ['who was reached otherwise, and is published', null, then, true],
  ['both', then, then, true],
  ['whoever it may be', null, null, false],
])('%s', (_, email_confirmed_at, approved_at, isKnown) => {
  expect(isKnownOwner({ email_confirmed_at, approved_at })).toBe(isKnown);
});
