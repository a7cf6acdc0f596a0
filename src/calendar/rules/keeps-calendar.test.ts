import { expect, test } from 'vitest';
import { keepsCalendar } from './keeps-calendar.ts';

const ANNA = { id: 'a', email: 'anna@example.it' };
const GIULIA = { username: 'giulia', address: '192.0.2.1', request_id: 'r' };

test.each([
  ['its owner', ANNA, null, 'anna@example.it', 'owner'],
  ['another owner', ANNA, null, 'bruno@example.it', null],
  ['an owner, of a demo listing', ANNA, null, null, null],
  ['an administrator', null, GIULIA, 'anna@example.it', 'admin'],
  ['an administrator, of a demo listing', null, GIULIA, null, 'admin'],
  ['who is both, of what is theirs', ANNA, GIULIA, 'anna@example.it', 'owner'],
  ['who is both, of another’s', ANNA, GIULIA, 'bruno@example.it', 'admin'],
  ['nobody', null, null, null, null],
])('%s', (_, account, actor, owner, role) => {
  expect(keepsCalendar({ account, actor }, owner)).toBe(role);
});
