import { expect, test } from 'vitest';
import { NOTHING_TYPED, registerQuery, maskAddress } from './register.ts';

test.each([
  ['an empty query for blank fields', { cerca: '  ', chi: ' ' }, ''],
  ['a query with a text and a kind', { cerca: ' Le Querce ', azione: 'foto' }, 'cerca=Le+Querce&azione=foto'],
  [
    'a query with a period and an author',
    { chi: 'giulia', dal: '2026-11-01', al: '2026-11-30' },
    'chi=giulia&dal=2026-11-01&al=2026-11-30',
  ],
])('registerQuery writes %s', (_, typed, query) => {
  expect(new URLSearchParams(registerQuery({ ...NOTHING_TYPED, ...typed })).toString()).toBe(query);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:1::/64', '2001:db8:0:1::/64'],
  ['console', 'console'],
  ['', ''],
])('maskAddress masks %j as %j', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
