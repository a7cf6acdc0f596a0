import { expect, test } from 'vitest';
import { answerHours } from './answer-time.ts';

test.each<[string, (number | null)[], number | null]>([
  ['nobody asked', [], null],
  ['two answers say nothing', [5, 10], null],
  ['half of them within two hours', [20, 90, 300], 2],
  ['a minute is an hour: no promise below it', [0, 1, 2], 1],
  ['exactly an hour', [60, 60, 60], 1],
  ['the slower of two middles', [10, 20, 200, 300], 4],
  ['one that was never answered counts as the slowest', [10, 20, null], 1],
  ['half of them never answered', [10, null, null], null],
  ['order is nothing', [300, 20, 90], 2],
])('rates an owner\'s answer time ("how fast they answer") over at least three answers: %s', (_, minutes, hours) => {
  expect(answerHours(minutes)).toBe(hours);
});
