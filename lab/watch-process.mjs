// Preload that reports the event loop delay to the benchmark and the heap size to the soak test.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { releaseMemory } from '../src/platform/process/release-memory.ts';

const RESOLUTION_MS = 5;
const NANOSECONDS_PER_MS = 1e6;
const BYTES_PER_MB = 1024 * 1024;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('message', (message) => {
  if (message === 'reset') {
    delay.reset();
    process.send?.('reset');
    return;
  }
  if (message === 'heap') {
    releaseMemory();
    process.send?.(process.memoryUsage().heapUsed / BYTES_PER_MB);
    return;
  }
  process.send?.({ p99: delay.percentile(99) / NANOSECONDS_PER_MS, max: delay.max / NANOSECONDS_PER_MS });
});
// Lets the portal exit although its IPC channel is open.
process.channel?.unref();
