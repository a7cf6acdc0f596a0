import { expect, test } from 'vitest';
import { readArrival } from './read-arrival.ts';

test.each([
  ['nothing', null, { back: '/admin' }],
  ['another shape', { why: 'perhaps', username: 7, back: ['/admin'] }, { back: '/admin' }],
  [
    'a session that is over',
    { why: 'expired', username: 'anna', back: '/admin?id=7' },
    { why: 'expired', username: 'anna', back: '/admin?id=7' },
  ],
  ['a sign-out', { why: 'left' }, { why: 'left', back: '/admin' }],
])('%s', (_, state, arrival) => {
  expect(readArrival(state)).toEqual(arrival);
});

test.each(['//altrove.example', 'https://altrove.example', '/proprietario', '/admin-altrove', '/admin/../blog', ''])(
  'nothing leads to «%s»',
  (back) => {
    expect(readArrival({ back }).back).toBe('/admin');
  },
);
