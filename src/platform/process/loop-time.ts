const TICK_MS = 50;

let stalled = 0;
let last = performance.now();
let timer: NodeJS.Timeout | null = null;

function tick(): void {
  const now = performance.now();
  stalled += Math.max(0, now - last - TICK_MS);
  last = now;
}

/** Returns the time in ms on a clock that stops while the event loop is blocked. */
export function loopTime(): number {
  if (timer === null) {
    last = performance.now();
    timer = setInterval(tick, TICK_MS).unref();
  }
  const now = performance.now();
  // Also excludes a stall that has just ended, because its tick has not run yet.
  return now - stalled - Math.max(0, now - last - TICK_MS);
}
