import { expect, test } from 'vitest';
import { cacheFor } from './cache-for.ts';

/** A cache of 5 s over a source that counts how often it is asked, on a clock that stands until it is moved. */
function buildCache(answers: (() => Promise<number>)[] = []) {
  const state = { now: 0, asked: 0 };
  const load = () => {
    state.asked += 1;
    return answers.shift()?.() ?? Promise.resolve(state.asked);
  };
  return { state, cache: cacheFor(5000, load, () => state.now) };
}

test('fifty callers at once are one question', async () => {
  const { state, cache } = buildCache();
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => cache.read())))).toEqual(new Set([1]));
  expect(state.asked).toBe(1);
});

test('an answer is good until its time is over', async () => {
  const { state, cache } = buildCache();
  await cache.read();
  state.now = 4999;
  expect(await cache.read()).toBe(1);
  state.now = 5000;
  expect(await cache.read()).toBe(2);
});

test('a failure reaches all callers who waited, and the next one asks again', async () => {
  const { cache } = buildCache([() => Promise.reject(new Error('down'))]);
  const waiting = [cache.read(), cache.read()];
  for (const one of waiting) await expect(one).rejects.toThrow('down');
  expect(await cache.read()).toBe(2);
});

test('a cache that forgot asks again', async () => {
  const { cache } = buildCache();
  await cache.read();
  cache.forget();
  expect(await cache.read()).toBe(2);
});
