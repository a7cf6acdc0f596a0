import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { currentBudget, liftBudget, type RequestBudget, runWithBudget } from './request-budget.ts';

const never = () => new Promise<never>(() => undefined);

function budget(): RequestBudget {
  const current = currentBudget();
  if (current === null) throw new Error('this request has no budget');
  return current;
}

const LATE = { name: 'UnavailableError' };

test('deducts consecutive waits from one budget and starts no further wait once the budget is used up', async () => {
  await runWithBudget(async () => {
    await budget().spend(() => pause(30));
    const left = budget().left();
    expect(left).toBeLessThan(100);
    await expect(budget().spend(never)).rejects.toMatchObject(LATE);
    let hasBegun = false;
    const other = budget().spend(async () => void (hasBegun = true));
    await expect(other).rejects.toMatchObject(LATE);
    expect(hasBegun).toBe(false);
  }, 100);
});

test('calls `onLate` if a wait exceeds the budget', async () => {
  let wasLate = false;
  const late = runWithBudget(() => budget().spend(never, () => void (wasLate = true)), 10);
  await expect(late).rejects.toMatchObject(LATE);
  expect(wasLate).toBe(true);
});

test('does not call `onLate` if a wait ends in time or fails', async () => {
  let wasLate = false;
  await runWithBudget(async () => {
    const onLate = () => void (wasLate = true);
    expect(await budget().spend(async () => 7, onLate)).toBe(7);
    await expect(budget().spend(() => Promise.reject(new RangeError('its own')), onLate)).rejects.toThrow('its own');
    await pause(30);
  }, 20);
  expect(wasLate).toBe(false);
});

test('accepts an answer that arrived in time while the event loop was blocked', async () => {
  await runWithBudget(async () => {
    const answer = budget().spend(async () => pause(1, 'answer'));
    const end = performance.now() + 500;
    while (performance.now() < end);
    expect(await answer).toBe('answer');
  }, 100);
});

test('the request budget counts parallel waits only once', async () => {
  await runWithBudget(async () => {
    await Promise.all(Array.from({ length: 200 }, () => budget().spend(() => pause(50))));
    await pause(50);
    expect(budget().left()).toBeGreaterThan(0);
  }, 5000);
});

test('no budget exists after the request, after liftBudget or outside of requests', async () => {
  const { promise: later, resolve } = Promise.withResolvers<RequestBudget | null>();
  await runWithBudget(async () => {
    expect(currentBudget()).not.toBeNull();
    setTimeout(() => resolve(currentBudget()), 20);
  });
  expect(await later).toBeNull();
  await runWithBudget(async () => {
    liftBudget();
    expect(currentBudget()).toBeNull();
  });
  expect(currentBudget()).toBeNull();
});

test('extends the budget once if the database answers a probe', async () => {
  let probes = 0;
  const answering = async () => {
    probes += 1;
    return true;
  };
  const slow = runWithBudget(() => budget().spend(async () => (await pause(300), 7)), 100, answering);
  expect(await slow).toBe(7);
  expect(probes).toBe(1);
});

test('does not extend the budget if the database does not answer a probe', async () => {
  const silent = runWithBudget(
    () => budget().spend(never),
    50,
    async () => false,
  );
  await expect(silent).rejects.toMatchObject(LATE);
});
