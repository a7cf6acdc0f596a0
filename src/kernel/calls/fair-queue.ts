import { createCounts } from './counts.ts';

/** Tells when somebody has gone, as an `AbortSignal` does. */
type Leaving = {
  aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
};

/** Who asks: whom limits count as one, and when they have gone. */
export type Caller = { name: string; signal: Leaving | null };

/** How somebody passed, or why not: they had gone, one caller had enough, or all together had. */
export type Admission = 'at_once' | 'waited' | 'left' | 'enough_of_one' | 'full';

/**
 * How many run and how many wait, in all and of one caller. For how many milliseconds somebody waits for the work of others; and for work of
 * their own, which is nobody else's fault and keeps nobody else waiting. `restMs`: for so long after a piece of work whoever has more than half
 * of their line waiting may have one less at once: the machine is for the others then.
 */
export type FairLimits = {
  atOnce: number;
  atOnceOfOne: number;
  waiting: number;
  waitingOfOne: number;
  timeoutMs: number;
  ownTimeoutMs: number;
  restMs?: number;
};

/** Runs something after so many milliseconds, unless what it gives is called before. */
export type After = (ms: number, run: () => void) => () => void;

/** Lets work through, a few at a time. Whoever has less of it under way goes first, then whoever came first. */
export type FairQueue = {
  /** Takes a place, at once or later. Whoever got one (`at_once`, `waited`) leaves it again; the others have none. */
  enter(caller: Caller): Admission | Promise<Admission>;
  leave(name: string): void;
  /** How many run, and how many wait. */
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
    /** Gives a place back to all; until `giveShare`, it is not its caller's again. */
    give(): void {
      running -= 1;
    },
    giveShare(name: string): void {
      runningOf.add(name, -1);
    },
  };
}

/** The first of those who have least under way; `undefined`: whoever waits has as much as one may have. */
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

/** Those who wait, each until let in, gone, or told to come back. */
function createLine({ atOnceOfOne, timeoutMs, ownTimeoutMs }: FairLimits, places: Places, after: After) {
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
          else stop = after(ownTimeoutMs - timeoutMs, () => one.end('enough_of_one'));
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
