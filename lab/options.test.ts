import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const read = (...args: string[]) => readOptions(args, ['minutes'], 'Usage: …');

test('readOptions parses positional arguments, numeric options and the seed', () => {
  const { words, seed, valueOf } = read('kills', '--seed', '7', '--minutes=2');
  expect({ words, seed, minutes: valueOf('minutes') }).toEqual({ words: ['kills'], seed: 7, minutes: 2 });
});

test('readOptions draws a random seed by default', () => {
  expect(read().seed).toBeGreaterThan(0);
});

test.each([[['--seed', 'x']], [['--minutes', '0']], [['--minutes', '-1']], [['--altro', '1']]])(
  'readOptions rejects %j',
  (args) => {
    expect(() => read(...args).valueOf('minutes')).toThrow(/./);
  },
);
