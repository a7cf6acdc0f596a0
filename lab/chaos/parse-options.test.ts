import { expect, test } from 'vitest';
import { PARTS, parseOptions } from './parse-options.ts';

test.each([
  [['kills', '--seed', '7', '--kills', '200'], { parts: ['kills'], seed: 7, kills: 200, minutes: Infinity }],
  [['faults', 'kills', '--seed=7', '--minutes', '2'], { parts: ['faults', 'kills'], seed: 7, kills: 20, minutes: 2 }],
  [['--seed=7'], { parts: PARTS, seed: 7, kills: 20, minutes: Infinity }],
])('%j', (args, options) => {
  expect(parseOptions(args)).toEqual(options);
});

test('without a seed one is drawn', () => {
  expect(parseOptions([]).seed).toBeGreaterThan(0);
});

test.each([[['altro']], [['--seed', 'x']], [['--kills', '0']], [['--minutes', '-1']], [['--altro', '1']]])(
  '%j is refused',
  (args) => {
    expect(() => parseOptions(args)).toThrow(/./);
  },
);
