const TICK_MS = 50;

let stalled = 0;
let last = performance.now();
let timer: NodeJS.Timeout | null = null;

function tick(): void {
  const now = performance.now();
  stalled += Math.max(0, now - last - TICK_MS);
  last = now;
}

/**
 * Milliseconds of a clock that stands still while this process itself is too busy to look at anything: what is measured by it is how long
 * somebody else took to answer. It ticks from its first reading on.
 */
export function loopTime(): number {
  if (timer === null) {
    last = performance.now();
    timer = setInterval(tick, TICK_MS).unref();
  }
  const now = performance.now();
  // Of a stall that is just over, and of which the tick comes after whoever asks.
  return now - stalled - Math.max(0, now - last - TICK_MS);
}
