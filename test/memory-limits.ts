import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from '../src/kernel/calls/limits.ts';
import { countBy } from '../src/platform/limits/open-limits.ts';

export function createMemoryLimits(): Limits & { sweep(): Promise<void>; clear(): void } {
  let round = 0;
  const open: Limits['exact'] = (name, { calls, seconds }) =>
    countBy(new RateLimiterMemory({ points: calls, duration: seconds }), (who) => `${round} ${name} ${who}`);
  return {
    exact: open,
    perProcess: (limit) => open('calls', limit),
    sweep: async () => undefined,
    clear: () => void (round += 1),
  };
}
