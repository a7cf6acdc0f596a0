import { expect, test } from 'vitest';
import { cacheFor } from './cache-for.ts';

function buildCache(answers: (() => Promise<number>)[] = []) {
  const state = { now: 0, loads: 0 };
  const load = () => {
    state.loads += 1;
    return answers.shift()?.() ?? Promise.resolve(state.loads);
  };
  return { state, cache: cacheFor(5000, load, () => state.now) };
}

test('cacheFor shares one load between fifty concurrent callers', async () => {
  const { state, cache } = buildCache();
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => cache.read())))).toEqual(new Set([1]));
  expect(state.loads).toBe(1);
});

test('cacheFor returns the cached value until it expires', async () => {
  const { state, cache } = buildCache();
  await cache.read();
  state.now = 4999;
  expect(await cache.read()).toBe(1);
  state.now = 5000;
  expect(await cache.read()).toBe(2);
});

test('cacheFor rejects all waiting callers if a load fails, and loads again on the next call', async () => {
  const { cache } = buildCache([() => Promise.reject(new Error('down'))]);
  const waiting = [cache.read(), cache.read()];
  for (const one of waiting) await expect(one).rejects.toThrow('down');
  expect(await cache.read()).toBe(2);
});

test('cacheFor loads again after `forget`', async () => {
  const { cache } = buildCache();
  await cache.read();
  cache.forget();
  expect(await cache.read()).toBe(2);
});
