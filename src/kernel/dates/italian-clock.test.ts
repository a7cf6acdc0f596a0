import { expect, test } from 'vitest';
import { atClock } from './italian-clock.ts';

test.each([
  ['dalle', '16:00', 'dalle 16:00'],
  ['dalle', '1:00', 'dall’1:00'],
  ['dalle', '01:00', 'dall’1:00'],
  ['alle', '01:30', 'all’1:30'],
  ['le', '1:00', 'l’1:00'],
  ['alle', '10:00', 'alle 10:00'],
  ['le', '11:30', 'le 11:30'],
  ['dalle', '00:30', 'dalle 00:30'],
] as const)('writes «%s» before %s', (article, clock, text) => {
  expect(atClock(article, clock)).toBe(text);
});
