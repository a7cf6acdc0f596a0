import { expect, test } from 'vitest';
import { neighbour, nextAfter } from './next-after.ts';

/** "After approve or reject the next pending item is selected." */
test.each<[string, number[], number, number[], number | null]>([
  ['the next', [7, 5, 9], 5, [5], 9],
  ['of the last, the one before', [7, 5, 9], 9, [9], 5],
  ['of the only one, none', [7], 7, [7], null],
  ['the next that stays', [7, 5, 9, 4], 7, [7, 5, 9], 4],
  ['none stays after it: the last that stays before', [7, 5, 9, 4], 9, [5, 9, 4], 7],
  ['one that is not in the list: the first', [7, 5], 12, [12], 7],
  ['an empty list', [], 12, [12], null],
])('%s', (_, ids, current, leaving, next) => {
  expect(nextAfter(ids, current, new Set(leaving))).toBe(next);
});

test.each<[string, number | null, 1 | -1, number | null]>([
  ['J goes on', 7, 1, 5],
  ['K goes back', 9, -1, 5],
  ['J at the end stays', 9, 1, 9],
  ['K at the beginning stays', 7, -1, 7],
  ['from none to the first', null, 1, 7],
  ['from one that is not in the list to the first', 12, -1, 7],
])('%s', (_, current, step, next) => {
  expect(neighbour([7, 5, 9], current, step)).toBe(next);
});

test('an empty list has no neighbours', () => {
  expect(neighbour([], 12, 1)).toBe(12);
  expect(neighbour([], null, 1)).toBe(null);
});
