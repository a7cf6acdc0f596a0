import { AppError } from '../../kernel/app-error.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';

/** Who asks: whom limits count as one, and when they have gone. */
export type Caller = { name: string; signal: AbortSignal | null };

/** How a costly search passed the limiter, or why not: its caller had gone, or it was told to come back. */
export type Admission = 'at_once' | 'waited' | 'left' | 'refused';

/** Costly searches of one process: how many run, how many wait in all and of one caller, and for how many milliseconds. */
export type LimiterOptions = { atOnce: number; waiting: number; waitingOfOne: number; timeoutMs: number };

/** Lets costly searches through, a few at a time, so that the database has connections and cores for everybody else (decision 81). */
export type SearchLimiter = {
  /** Whoever has fewer searches under way goes first. What runs must not ask for a second place: it would wait for its own. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

export type LimiterDependencies = {
  limits?: LimiterOptions;
  callerOf?(): Caller;
  onAdmission?(admission: Admission): void;
};

/** Three of a pool's ten connections. In two seconds they serve some 120 searches of 50 ms; few of them of one address. */
const LIMITS: LimiterOptions = { atOnce: 3, waiting: 120, waitingOfOne: 12, timeoutMs: 2000 };
const RETRY_AFTER = 5;
/** One for all: logged once, while the figures count each. */
const OVERLOADED = new Error('too many costly searches at once');

type WaitingSearch = { caller: string; enter(): void };

function refusal(): AppError {
  const details = { retryAfter: RETRY_AFTER, cause: OVERLOADED };
  return new AppError('SERVIZIO_NON_DISPONIBILE', kernelMessages.servizioNonDisponibile, details);
}

const of = (name: string) => (caller: string) => caller === name;

function isFull(queue: Set<WaitingSearch>, name: string, { waiting, waitingOfOne }: LimiterOptions): boolean {
  const callers = [...queue].map(({ caller }) => caller);
  return callers.length >= waiting || callers.filter(of(name)).length >= waitingOfOne;
}

/** Waits in the queue until let in; `false`: gave up, after too long or because the caller had gone. */
function waitInQueue(queue: Set<WaitingSearch>, { name, signal }: Caller, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isIn: boolean) => () => {
      queue.delete(one);
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      resolve(isIn);
    };
    const giveUp = end(false);
    const timer = setTimeout(giveUp, timeoutMs);
    const one = { caller: name, enter: end(true) };
    signal?.addEventListener('abort', giveUp, { once: true });
    queue.add(one);
  });
}

/** Whose searches are under way; who leaves lets in whoever is next in the queue. */
function createSlots(queue: Set<WaitingSearch>, atOnce: number) {
  const running: string[] = [];
  const weightOf = ({ caller }: WaitingSearch) => running.filter(of(caller)).length;

  function take(name: string): boolean {
    if (running.length >= atOnce) return false;
    running.push(name);
    return true;
  }

  return {
    take,
    leave(name: string): void {
      running.splice(running.indexOf(name), 1);
      const [next] = [...queue].toSorted((one, other) => weightOf(one) - weightOf(other));
      if (next !== undefined && take(next.caller)) next.enter();
    },
  };
}

export function createSearchLimiter({
  limits = LIMITS,
  callerOf,
  onAdmission,
}: LimiterDependencies = {}): SearchLimiter {
  const queue = new Set<WaitingSearch>();
  const slots = createSlots(queue, limits.atOnce);

  /** Takes a place, sooner or later, or says why there is none. */
  async function enter(caller: Caller): Promise<Admission> {
    const hasLeft = () => caller.signal?.aborted ?? false;
    if (hasLeft()) return 'left';
    if (slots.take(caller.name)) return 'at_once';
    if (isFull(queue, caller.name, limits)) return 'refused';
    if (await waitInQueue(queue, caller, limits.timeoutMs)) return 'waited';
    return hasLeft() ? 'left' : 'refused';
  }

  return {
    async run(work) {
      const caller = callerOf?.() ?? { name: '', signal: null };
      const admission = await enter(caller);
      onAdmission?.(admission);
      if (admission === 'left' || admission === 'refused') throw refusal();
      try {
        return await work();
      } finally {
        slots.leave(caller.name);
      }
    },
  };
}
