import { expect, test } from 'vitest';
import { answerHours } from './answer-time.ts';

test.each<[string, (number | null)[], number | null]>([
  ['no requests', [], null],
  ['too few requests', [5, 10], null],
  ['half of the requests answered within two hours', [20, 90, 300], 2],
  ['minutes, rounded up to an hour', [0, 1, 2], 1],
  ['one hour for each request', [60, 60, 60], 1],
  ['an even number of requests, of which the slower middle value counts', [10, 20, 200, 300], 4],
  ['an unanswered request, counted as the slowest', [10, 20, null], 1],
  ['most requests unanswered', [10, null, null], null],
  ['answer times in any order', [300, 20, 90], 2],
])("returns $2 as an owner's answer time in hours for %s", (_, minutes, hours) => {
  expect(answerHours(minutes)).toBe(hours);
});
