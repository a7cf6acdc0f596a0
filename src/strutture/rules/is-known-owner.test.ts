import { expect, test } from 'vitest';
import { isKnownOwner } from './is-known-owner.ts';

const then = new Date('2026-11-21T09:00:00Z');

test.each([
  ['treats an owner as known if they confirmed their email address', then, null, true],
  ['treats an unconfirmed owner as known if their struttura was published', null, then, true],
  [
    'treats an owner as known if they confirmed their email address and their struttura was published',
    then,
    then,
    true,
  ],
  ['treats an unconfirmed owner as unknown if no struttura was published', null, null, false],
])('%s', (_, email_confirmed_at, approved_at, isKnown) => {
  expect(isKnownOwner({ email_confirmed_at, approved_at })).toBe(isKnown);
});
