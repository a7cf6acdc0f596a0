import { expect, test } from 'vitest';
import { calendarRole } from './calendar-role.ts';

const ANNA = { id: 'a', email: 'anna@example.it' };
const GIULIA = { username: 'giulia', address: '192.0.2.1', request_id: 'r' };

test.each([
  ['the owner of the listing', ANNA, null, 'anna@example.it', 'owner'],
  ['another owner', ANNA, null, 'bruno@example.it', null],
  ['an owner, for a demo listing', ANNA, null, null, null],
  ['an administrator', null, GIULIA, 'anna@example.it', 'admin'],
  ['an administrator, for a demo listing', null, GIULIA, null, 'admin'],
  ['an owner who is also an administrator, for their own listing', ANNA, GIULIA, 'anna@example.it', 'owner'],
  ['an owner who is also an administrator, for someone else’s listing', ANNA, GIULIA, 'bruno@example.it', 'admin'],
  ['a visitor without an account', null, null, null, null],
])('calendarRole returns the role of %s', (_, account, actor, owner, role) => {
  expect(calendarRole({ account, actor }, owner)).toBe(role);
});
