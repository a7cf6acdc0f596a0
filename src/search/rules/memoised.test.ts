import { expect, test, vi } from 'vitest';
import { memoised } from './memoised.ts';

test('memoised calls the function once per argument, even if the function returns null', () => {
  const find = vi.fn((text: string) => (text === 'siena' ? [1] : null));
  const look = memoised(find);
  expect([look('siena'), look('siena'), look('xyz'), look('xyz')]).toEqual([[1], [1], null, null]);
  expect(find).toHaveBeenCalledTimes(2);
});

test('memoised clears the cache when it is full', () => {
  const find = vi.fn((text: string) => text);
  const look = memoised(find);
  for (let n = 0; n <= 2000; n += 1) look(`${n}`);
  expect(look('0')).toBe('0');
  expect(find).toHaveBeenCalledTimes(2002);
});
