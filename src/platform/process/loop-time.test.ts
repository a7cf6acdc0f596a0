import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loopTime } from './loop-time.ts';

function stall(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('loopTime excludes time in which the event loop was blocked', async () => {
  const before = loopTime();
  const start = performance.now();
  stall(400);
  const atOnce = loopTime() - before;
  await pause(1);
  stall(400);
  await pause(1);
  expect(performance.now() - start).toBeGreaterThanOrEqual(800);
  expect(atOnce).toBeLessThan(200);
  expect(loopTime() - before).toBeLessThan(400);
});

test('loopTime never decreases', async () => {
  let latest = loopTime();
  for (let round = 0; round < 50; round += 1) {
    if (round % 10 === 0) stall(80);
    await pause(round % 7);
    const now = loopTime();
    expect(now).toBeGreaterThanOrEqual(latest);
    latest = now;
  }
});
