import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { currentBudget, liftBudget, type RequestBudget, runWithBudget } from './request-budget.ts';

const never = () => new Promise<never>(() => undefined);

/** The budget of the request that runs now. */
function budget(): RequestBudget {
  const current = currentBudget();
  if (current === null) throw new Error('this request has no budget');
  return current;
}

test('waits one after the other share it, and what is over begins no other', async () => {
  await runWithBudget(async () => {
    await budget().spend(() => pause(30));
    expect(budget().left()).toBeLessThan(75);
    await budget().spend(() => pause(80));
    expect(budget().left()).toBeLessThanOrEqual(0);
    await expect(budget().spend(never)).rejects.toMatchObject({ name: 'UnavailableError' });
  }, 100);
});

test('waits side by side count once, and what is not a wait does not count', async () => {
  await runWithBudget(async () => {
    await Promise.all(Array.from({ length: 50 }, () => budget().spend(() => pause(20))));
    await pause(50);
    // Fifty of 20 ms, one after the other, would be all of it.
    expect(budget().left()).toBeGreaterThan(0);
  }, 1000);
});

test('a wait is told how long it has', async () => {
  const told = await runWithBudget(() => budget().spend(async (milliseconds) => milliseconds), 1000);
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThanOrEqual(1000);
});

test('what a request leaves behind has none, nor one that was lifted, nor anything outside of requests', async () => {
  let later: () => RequestBudget | null = () => null;
  await runWithBudget(async () => {
    expect(currentBudget()).not.toBeNull();
    const { promise, resolve } = Promise.withResolvers<RequestBudget | null>();
    setTimeout(() => resolve(currentBudget()), 20);
    later = () => null;
    void promise.then((found) => (later = () => found));
  });
  await pause(40);
  expect(later()).toBeNull();
  await runWithBudget(async () => {
    liftBudget();
    expect(currentBudget()).toBeNull();
  });
  expect(currentBudget()).toBeNull();
});
