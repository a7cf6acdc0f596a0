import { expect, test } from 'vitest';
import { fieldsByDuty } from './operator-duties.ts';

test('fieldsByDuty groups missing facts by the law that requires them, in order of appearance', () => {
  const missing = [
    { field: 'email', duty: 'ecommerce' },
    { field: 'pec', duty: 'pec' },
    { field: 'rea', duty: 'ecommerce' },
  ] as const;
  expect(fieldsByDuty(missing)).toEqual([
    ['ecommerce', ['email', 'rea']],
    ['pec', ['pec']],
  ]);
  expect(fieldsByDuty([])).toEqual([]);
});
