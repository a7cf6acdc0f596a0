import { expect, test } from 'vitest';
import { readLoginState } from './read-login-state.ts';

test.each([
  ['a missing state as the return path /admin', null, { back: '/admin' }],
  ['an invalid state as the return path /admin', { why: 'perhaps', username: 7, back: ['/admin'] }, { back: '/admin' }],
  [
    'the state after an expired session',
    { why: 'expired', username: 'anna', back: '/admin?id=7' },
    { why: 'expired', username: 'anna', back: '/admin?id=7' },
  ],
  ['the state after a sign-out', { why: 'left' }, { why: 'left', back: '/admin' }],
])('readLoginState parses %s', (_, state, arrival) => {
  expect(readLoginState(state)).toEqual(arrival);
});

test.each(['//altrove.example', 'https://altrove.example', '/proprietario', '/admin-altrove', '/admin/../blog', ''])(
  'readLoginState replaces the return path «%s» with /admin',
  (back) => {
    expect(readLoginState({ back }).back).toBe('/admin');
  },
);
