import { expect, test } from 'vitest';
import { parseOptions } from './parse-options.ts';

test.each([
  [['--minutes', '60', '--seed', '7', '--rate', '20'], { minutes: 60, seed: 7, rate: 20 }],
  [['--seed=7', '--minutes=0.5'], { minutes: 0.5, seed: 7, rate: null }],
  [['--seed', '7'], { minutes: 30, seed: 7, rate: null }],
])('%j', (args, options) => {
  expect(parseOptions(args)).toEqual(options);
});

test('without a seed one is drawn', () => {
  expect(parseOptions([]).seed).toBeGreaterThan(0);
});

test.each([[['--minutes', '0']], [['--rate', 'x']], [['--seed', '-1']], [['--altro', '1']]])(
  '%j is refused',
  (args) => {
    expect(() => parseOptions(args)).toThrow(/./);
  },
);
