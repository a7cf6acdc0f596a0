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

const LATE = { name: 'UnavailableError' };

test('waits one after the other share it, and what is over begins no other', async () => {
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

test('who waits for too long lets go of what is waited for', async () => {
  let hasLetGo = false;
  const late = runWithBudget(() => budget().spend(never, () => void (hasLetGo = true)), 10);
  await expect(late).rejects.toMatchObject(LATE);
  expect(hasLetGo).toBe(true);
});

test('what comes in time lets go of nothing, and what fails fails as it does', async () => {
  let hasLetGo = false;
  await runWithBudget(async () => {
    const letGo = () => void (hasLetGo = true);
    expect(await budget().spend(async () => 7, letGo)).toBe(7);
    await expect(budget().spend(() => Promise.reject(new RangeError('its own')), letGo)).rejects.toThrow('its own');
    await pause(30);
  }, 20);
  expect(hasLetGo).toBe(false);
});

test('an answer that is there, and was not looked at because the process was busy, is in time', async () => {
  await runWithBudget(async () => {
    const answer = budget().spend(async () => pause(1, 'answer'));
    const end = performance.now() + 500;
    while (performance.now() < end);
    expect(await answer).toBe('answer');
  }, 100);
});

test('waits side by side count once, and what is not a wait does not count', async () => {
  await runWithBudget(async () => {
    await Promise.all(Array.from({ length: 200 }, () => budget().spend(() => pause(50))));
    await pause(50);
    // Two hundred of 50 ms, one after the other, would be twice of it.
    expect(budget().left()).toBeGreaterThan(0);
  }, 5000);
});

test('what a request leaves behind has none, nor one that was lifted, nor anything outside of requests', async () => {
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

test('a database that answers others is only slow: a request that waits for it is given more time, once', async () => {
  let asked = 0;
  const answering = async () => {
    asked += 1;
    return true;
  };
  const slow = runWithBudget(() => budget().spend(async () => (await pause(300), 7)), 100, answering);
  expect(await slow).toBe(7);
  expect(asked).toBe(1);
});

test('one that answers nobody is not waited for', async () => {
  const silent = runWithBudget(
    () => budget().spend(never),
    50,
    async () => false,
  );
  await expect(silent).rejects.toMatchObject(LATE);
});
