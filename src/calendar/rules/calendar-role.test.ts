import { expect, test } from 'vitest';
import { calendarRole } from './calendar-role.ts';

const ANNA = { id: 'a', email: 'anna@example.it' };
const GIULIA = { username: 'giulia', address: '192.0.2.1', request_id: 'r' };

test.each([
  ['its owner', ANNA, null, 'anna@example.it', 'owner'],
  ['another owner', ANNA, null, 'bruno@example.it', null],
  ['an owner and a demo listing', ANNA, null, null, null],
  ['an administrator', null, GIULIA, 'anna@example.it', 'admin'],
  ['an administrator and a demo listing', null, GIULIA, null, 'admin'],
  ['an owner who is also an administrator, their own listing', ANNA, GIULIA, 'anna@example.it', 'owner'],
  ['an owner who is also an administrator, someone else’s listing', ANNA, GIULIA, 'bruno@example.it', 'admin'],
  ['no account', null, null, null, null],
])('returns the role for %s', (_, account, actor, owner, role) => {
  expect(calendarRole({ account, actor }, owner)).toBe(role);
});
