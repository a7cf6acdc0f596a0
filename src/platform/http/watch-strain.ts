import { monitorEventLoopDelay } from 'node:perf_hooks';
import { nextOverload } from './request-class.ts';

const SAMPLE_MS = 1000;
const RESOLUTION_MS = 20;
const NANOSECONDS_PER_MS = 1e6;
const MOST_OF_ALL = 99;

export type Overload = {
  level(): number;
  close(): void;
};

export function watchStrain({ connectionMs }: { connectionMs(): number }): Overload {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let level = 0;
  const timer = setInterval(() => {
    level = nextOverload(level, {
      loopMs: delay.percentile(MOST_OF_ALL) / NANOSECONDS_PER_MS,
      connectionMs: connectionMs(),
    });
    delay.reset();
  }, SAMPLE_MS);
  timer.unref();
  return {
    level: () => level,
    close() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
