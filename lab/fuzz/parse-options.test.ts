import { expect, test } from 'vitest';
import { parseOptions } from './parse-options.ts';

test.each([
  [['--seed', '7', '--requests', '500'], { seed: 7, requests: 500, minutes: Infinity }],
  [['--seed', '7', '--minutes', '2'], { seed: 7, requests: Infinity, minutes: 2 }],
  [['--seed=7'], { seed: 7, requests: 5000, minutes: Infinity }],
])('%j', (args, options) => {
  expect(parseOptions(args)).toEqual(options);
});

test('without a seed one is drawn', () => {
  expect(parseOptions([]).seed).toBeGreaterThan(0);
});

test.each([[['--seed', 'x']], [['--requests', '0']], [['--minutes', '-1']], [['--altro', '1']]])(
  '%j is refused',
  (args) => {
    expect(() => parseOptions(args)).toThrow(/./);
  },
);
