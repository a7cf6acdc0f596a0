import { expect, test } from 'vitest';
import { answerHours } from './answer-time.ts';

test.each<[string, (number | null)[], number | null]>([
  ['no requests', [], null],
  ['too few requests', [5, 10], null],
  ['a median answer time of 90 minutes, rounded up', [20, 90, 300], 2],
  ['answers within two minutes', [0, 1, 2], 1],
  ['answers after exactly one hour', [60, 60, 60], 1],
  ['an even number of requests, using the slower of the two middle values', [10, 20, 200, 300], 4],
  ['one unanswered request, which counts as the slowest', [10, 20, null], 1],
  ['mostly unanswered requests', [10, null, null], null],
  ['answer times in any order', [300, 20, 90], 2],
])('answerHours returns $2 for %s', (_, minutes, hours) => {
  expect(answerHours(minutes)).toBe(hours);
});
