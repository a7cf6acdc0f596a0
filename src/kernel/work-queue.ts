import { AppError } from './app-error.ts';
import { kernelMessages } from './messages.it.ts';

/** How much of a kind of work a process takes on. */
export type QueueLimits = {
  atOnce: number;
  /** How many may wait; whoever comes after them is told to come back. */
  waiting: number;
  /** Seconds after which a full queue is likely to have room. */
  retryAfter: number;
};

/** Work of one kind, a few at a time. */
export type WorkQueue = {
  /** Runs in the order of asking. Throws `SERVIZIO_NON_DISPONIBILE` when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Runs when nobody waits for an answer; never refused. */
  runLater<T>(work: () => Promise<T>): Promise<T>;
};

export function createWorkQueue({ atOnce, waiting, retryAfter }: QueueLimits): WorkQueue {
  const urgent: (() => void)[] = [];
  const patient: (() => void)[] = [];
  let running = 0;

  async function runIn<T>(line: (() => void)[], work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    // Who leaves hands its place over: `running` stays as it is.
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = urgent.shift() ?? patient.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    async run(work) {
      if (urgent.length >= waiting) {
        throw new AppError('SERVIZIO_NON_DISPONIBILE', kernelMessages.servizioNonDisponibile, { retryAfter });
      }
      return runIn(urgent, work);
    },
    runLater: (work) => runIn(patient, work),
  };
}
