import { describe, expect, test } from 'vitest';
import { formatCountdown, formatWait } from './format-wait.ts';

describe('a wait in words is never shorter than the wait', () => {
  test.each([
    [0, '1 secondo'],
    [1, '1 secondo'],
    [1.2, '2 secondi'],
    [59, '59 secondi'],
    [60, '1 minuto'],
    [61, '2 minuti'],
    [900, '15 minuti'],
    [3600, '60 minuti'],
  ])('%s seconds: %s', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words);
  });
});

describe('a countdown', () => {
  test.each([
    [0, '0:00'],
    [0.4, '0:01'],
    [9, '0:09'],
    [60, '1:00'],
    [271, '4:31'],
    [3600, '60:00'],
  ])('%s seconds: %s', (seconds, clock) => {
    expect(formatCountdown(seconds)).toBe(clock);
  });
});
