import { AppError } from '../../kernel/app-error.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';

/** Pictures in work at once: a decoded one takes up to 160 MB, and each keeps a core busy. */
const AT_ONCE = 2;
/** Pictures that may wait, at about three a second; whoever comes after them is told to come back. */
const WAITING = 32;
/** Seconds after which a full queue is likely to have room. */
const RETRY_AFTER = 10;

/** Work on pictures, a few at a time. */
export type PictureQueue = {
  /** Runs in the order of asking. Throws `SERVIZIO_NON_DISPONIBILE` when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Runs when nobody waits for an answer; never refused. */
  runLater<T>(work: () => Promise<T>): Promise<T>;
};

export function createPictureQueue({ atOnce = AT_ONCE, waiting = WAITING } = {}): PictureQueue {
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
        throw new AppError('SERVIZIO_NON_DISPONIBILE', kernelMessages.servizioNonDisponibile, {
          retryAfter: RETRY_AFTER,
        });
      }
      return runIn(urgent, work);
    },
    runLater: (work) => runIn(patient, work),
  };
}
