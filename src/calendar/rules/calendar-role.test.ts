import { expect, test } from 'vitest';
import { calendarRole } from './calendar-role.ts';

const ANNA = { id: 'a', email: 'anna@example.it' };
const GIULIA = { username: 'giulia', address: '192.0.2.1', request_id: 'r' };

test.each([
  ['owner for the owner of the listing', ANNA, null, 'anna@example.it', 'owner'],
  ['null for the owner of a different listing', ANNA, null, 'bruno@example.it', null],
  ['null for an owner on a demo listing', ANNA, null, null, null],
  ['admin for an administrator', null, GIULIA, 'anna@example.it', 'admin'],
  ['admin for an administrator on a demo listing', null, GIULIA, null, 'admin'],
  ['owner for an administrator who owns the listing', ANNA, GIULIA, 'anna@example.it', 'owner'],
  ['admin for an administrator who owns only a different listing', ANNA, GIULIA, 'bruno@example.it', 'admin'],
  ['null for a signed-out visitor', null, null, null, null],
])('calendarRole returns %s', (_, account, actor, owner, role) => {
  expect(calendarRole({ account, actor }, owner)).toBe(role);
});
