import { createCounts } from './counts.ts';

type Leaving = {
  aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
};

export type Caller = { name: string; signal: Leaving | null };

/** `left` means that the caller disconnected, and `enough_of_one` that it exceeds its own limit. */
export type Admission = 'at_once' | 'waited' | 'left' | 'enough_of_one' | 'full';

/** `sameCallerTimeoutMs` limits the wait for the caller's own operations. `restMs` throttles callers that fill the queue. */
export type FairLimits = {
  atOnce: number;
  atOnceOfOne: number;
  waiting: number;
  waitingOfOne: number;
  timeoutMs: number;
  sameCallerTimeoutMs: number;
  restMs?: number;
};

export type After = (ms: number, run: () => void) => () => void;

/** Admits callers with the fewest running operations first, and otherwise in order of arrival. */
export type FairQueue = {
  /** A caller that is admitted (`at_once`, `waited`) must call `leave`; all others must not. */
  enter(caller: Caller): Admission | Promise<Admission>;
  leave(name: string): void;
  counts(): { running: number; waiting: number };
};

type Waiting = { name: string; end(admission: Admission): void };

export function isAdmitted(admission: Admission): boolean {
  return admission === 'at_once' || admission === 'waited';
}

function createPlaces({ atOnce, atOnceOfOne }: FairLimits) {
  const runningOf = createCounts();
  let running = 0;
  return {
    running: () => running,
    of: runningOf.of,
    take(name: string): boolean {
      if (running >= atOnce || runningOf.of(name) >= atOnceOfOne) return false;
      running += 1;
      runningOf.add(name, 1);
      return true;
    },
    /** Frees the slot for other callers. The operation counts towards the caller's own limit until `giveShare` is called. */
    give(): void {
      running -= 1;
    },
    giveShare(name: string): void {
      runningOf.add(name, -1);
    },
  };
}

/** Returns the waiting operation whose caller has the fewest running operations, or `undefined` if all are at their limits. */
function nextOf(line: ReadonlySet<Waiting>, runningOf: (name: string) => number, most: number): Waiting | undefined {
  let next: Waiting | undefined;
  let least = most;
  for (const one of line) {
    const weight = runningOf(one.name);
    if (weight < least) [next, least] = [one, weight];
    if (least === 0) break;
  }
  return next;
}

type Places = ReturnType<typeof createPlaces>;

function createLine({ atOnceOfOne, timeoutMs, sameCallerTimeoutMs }: FairLimits, places: Places, after: After) {
  const line = new Set<Waiting>();
  const waitingOf = createCounts();
  return {
    of: waitingOf.of,
    size: () => line.size,
    next: () => nextOf(line, places.of, atOnceOfOne),
    wait({ name, signal }: Caller): Promise<Admission> {
      return new Promise((resolve) => {
        const one: Waiting = {
          name,
          end(admission) {
            if (!line.delete(one)) return;
            waitingOf.add(name, -1);
            stop();
            signal?.removeEventListener('abort', giveUp);
            resolve(admission);
          },
        };
        const giveUp = () => one.end('left');
        let stop = after(timeoutMs, () => {
          if (places.of(name) < atOnceOfOne) one.end('full');
          else stop = after(sameCallerTimeoutMs - timeoutMs, () => one.end('enough_of_one'));
        });
        signal?.addEventListener('abort', giveUp);
        line.add(one);
        waitingOf.add(name, 1);
      });
    },
  };
}

export function createFairQueue(limits: FairLimits, after: After): FairQueue {
  const places = createPlaces(limits);
  const line = createLine(limits, places, after);
  const { restMs = 0 } = limits;

  function letIn(): void {
    const next = line.next();
    if (next !== undefined && places.take(next.name)) next.end('waited');
  }

  return {
    enter(caller) {
      if (caller.signal?.aborted) return 'left';
      if (places.take(caller.name)) return 'at_once';
      if (line.of(caller.name) >= limits.waitingOfOne) return 'enough_of_one';
      return line.size() >= limits.waiting ? 'full' : line.wait(caller);
    },
    leave(name) {
      places.give();
      const giveShare = () => {
        places.giveShare(name);
        letIn();
      };
      const isGreedy = line.of(name) * 2 > limits.waitingOfOne;
      if (restMs === 0 || !isGreedy) return giveShare();
      after(restMs, giveShare);
      letIn();
    },
    counts: () => ({ running: places.running(), waiting: line.size() }),
  };
}
