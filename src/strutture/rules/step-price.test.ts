import { expect, test } from 'vitest';
import { MIN_PRICE, stepPrice } from './step-price.ts';

test.each([
  ['50', 1, '55 €'],
  ['50', -1, '45 €'],
  ['50,00 €', 1, '55 €'],
  ['52,50', 1, '55 €'],
  ['52,50', -1, '50 €'],
  ['1', 1, '5 €'],
  ['5', -1, '1 €'],
  ['1', -1, '1 €'],
  ['', 1, '5 €'],
  ['', -1, '1 €'],
  ['molto', 1, '5 €'],
  ['995', 1, '1.000 €'],
] as const)('from the room price %j, a step in direction %i leads to %s', (typed, direction, price) => {
  expect(stepPrice(typed, direction, MIN_PRICE.room).replace('\u00a0', ' ')).toBe(price);
});

test.each([
  ['40', 1, '45 €'],
  ['40', -1, '35 €'],
  ['', 1, '5 €'],
  ['', -1, '0 €'],
  ['3', -1, '0 €'],
  ['0', -1, '0 €'],
] as const)('from the cleaning price %j, a step in direction %i leads to %s', (typed, direction, price) => {
  expect(stepPrice(typed, direction, MIN_PRICE.cleaning).replace('\u00a0', ' ')).toBe(price);
});
