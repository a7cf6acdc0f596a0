import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loopTime } from './loop-time.ts';

function stall(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a process that is busy does not count as somebody else who is slow', async () => {
  const before = loopTime();
  const start = performance.now();
  stall(400);
  const atOnce = loopTime() - before;
  await pause(1);
  stall(400);
  await pause(1);
  expect(performance.now() - start).toBeGreaterThanOrEqual(800);
  // Of each stall at most a tick counts; the machine may add stalls of its own, which do not either.
  expect(atOnce).toBeLessThan(200);
  expect(loopTime() - before).toBeLessThan(400);
});

test('it never goes back', async () => {
  let latest = loopTime();
  for (let round = 0; round < 50; round += 1) {
    if (round % 10 === 0) stall(80);
    await pause(round % 7);
    const now = loopTime();
    expect(now).toBeGreaterThanOrEqual(latest);
    latest = now;
  }
});
