import { expect, test } from 'vitest';
import { createKeyedMutex } from './create-keyed-mutex.ts';

test('runs tasks with the same id one at a time, even after a failure, and tasks with different ids concurrently', async () => {
  const inTurn = createKeyedMutex<never>();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = (name: string, until: Promise<void> | null = null) => ({
    onMessage: () => undefined,
    async work({ hasWaited }: { hasWaited: boolean }) {
      log.push(`${name} begins${hasWaited ? ' after others' : ''}`);
      await until;
      log.push(`${name} ends`);
      if (name === 'b') throw new Error('b fails');
      return name;
    },
  });
  const all = Promise.allSettled([
    inTurn(1, work('a', first.promise)),
    inTurn(1, work('b')),
    inTurn(1, work('c')),
    inTurn(2, work('other')),
  ]);
  await inTurn(2, work('another'));
  expect(log).toEqual(['a begins', 'other begins', 'other ends', 'another begins after others', 'another ends']);
  first.resolve();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(log.slice(5)).toEqual(['a ends', 'b begins after others', 'b ends', 'c begins after others', 'c ends']);
});

test('publishes messages only to tasks that were already waiting, and preserves the order of the tasks if a waiting task leaves', async () => {
  const inTurn = createKeyedMutex<string>();
  const received: string[] = [];
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isOver = false;
  const before = inTurn(1, {
    onMessage: () => undefined,
    async work({ publish }) {
      await first.promise;
      publish('old', performance.now() - 60_000);
      publish('sold', performance.now());
      await second.promise;
      isOver = true;
    },
  });
  const going = inTurn(1, {
    onMessage(message) {
      received.push(message);
      throw new Error(message);
    },
    work: () => Promise.reject(new Error('its turn came')),
  });
  const behind = inTurn(1, { onMessage: (message) => void received.push(message), work: async () => isOver });
  first.resolve();
  await expect(going).rejects.toThrow('sold');
  second.resolve();
  expect(await behind).toBe(true);
  await before;
  expect(received).toEqual(['sold', 'sold']);
});
