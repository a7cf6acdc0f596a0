import { monitorEventLoopDelay } from 'node:perf_hooks';
import { releaseMemory } from '../src/platform/process/release-memory.ts';

/**
 * Loaded into the portal by `--import`: answers the bench with how long its event loop was kept waiting, and the soak with what it holds
 * in memory once everything that nobody needs was thrown away.
 */
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
// The portal ends when it is told to, whether or not the bench still listens.
process.channel?.unref();
