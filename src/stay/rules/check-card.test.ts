import { expect, test } from 'vitest';
import { checkCard, formatCard, formatExpiry } from './check-card.ts';

const sound = { carta: '4242 4242 4242 4242', scadenza: '12 / 34', cvc: '123', titolare: 'Ada Bassi' };

test.each([
  [{}, []],
  [{ scadenza: '11 / 26' }, []],
  [{ scadenza: '10 / 26' }, ['scadenza']],
  [{ scadenza: '13 / 30' }, ['scadenza']],
  [{ carta: '4242' }, ['carta']],
  [{ cvc: '12' }, ['cvc']],
  [{ titolare: ' ' }, ['titolare']],
  [{ carta: '', scadenza: '', cvc: '', titolare: '' }, ['carta', 'scadenza', 'cvc', 'titolare']],
])('checkCard with %j returns the invalid fields %j', (typed, faults) => {
  expect(checkCard({ ...sound, ...typed }, '2026-11-22')).toEqual(faults);
});

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242 4242-4242 4242', '4242 4242 4242 4242'],
  ['4a2', '42'],
])('formats the card number %j as %j', (typed, shown) => {
  expect(formatCard(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['12 / 34', '12 / 34'],
  ['123456', '12 / 34'],
])('formats the expiry date %j as %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});
