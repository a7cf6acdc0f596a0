import { AsyncLocalStorage } from 'node:async_hooks';
import { UnavailableError } from '../../kernel/calls/unavailable.ts';
import { loopTime } from '../process/loop-time.ts';

/**
 * So long one request waits for the database, over all of its statements and its waits for a connection. With what a page costs beside
 * them it is answered within the three seconds that a database may be away for. Bodies that come slowly, pictures and
 * payment providers do not count.
 */
const REQUEST_BUDGET_MS = 2500;
/** A database that answers somebody else meanwhile is there, and only slow: what it has begun may take about as long as a statement may. */
const SLOW_MS = 2500;

/** Whether the database answers now; never throws. */
export type SecondOpinion = () => Promise<boolean>;

export type RequestBudget = {
  /** Milliseconds that are left. */
  left(): number;
  /**
   * Waits within what is left, and throws an `UnavailableError` when that is over: then `onLate` lets go of what is still waited for. Time
   * in which this process was too busy to look does not count: the answer may lie there.
   */
  spend<T>(wait: () => Promise<T>, onLate?: () => void): Promise<T>;
};

type Account = RequestBudget & { isLifted: boolean };

const budgets = new AsyncLocalStorage<Account>();

function tooLate(): UnavailableError {
  return new UnavailableError('this request has waited for the database for too long');
}

/** Fails when nothing is left. What has come by then, and was not looked at, is looked at first. */
function runOut(left: () => number): { late: Promise<never>; cancel(): void } {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout;
  let isCancelled = false;
  const look = () => {
    if (isCancelled) return;
    const rest = left();
    if (rest <= 0) reject(tooLate());
    else timer = setTimeout(() => setImmediate(look), Math.ceil(rest));
  };
  look();
  late.catch(() => undefined);
  return {
    late,
    cancel() {
      isCancelled = true;
      clearTimeout(timer);
    },
  };
}

/** Gives a request more time, once, where half of what it has left was not enough and the database answers others. */
function createExtension(isAnswering: SecondOpinion) {
  let granted = 0;
  let isAsked = false;
  return {
    granted: () => granted,
    askAfter(milliseconds: number): () => void {
      if (isAsked) return () => undefined;
      const timer = setTimeout(() => {
        isAsked = true;
        void isAnswering().then((answers) => (granted = answers ? SLOW_MS : 0));
      }, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

/** Waits that go on side by side count once. */
function openAccount(total: number, isAnswering: SecondOpinion): Account {
  let spent = 0;
  let waiting = 0;
  let since = 0;
  const extension = createExtension(isAnswering);
  const left = () => total + extension.granted() - spent - (waiting > 0 ? loopTime() - since : 0);
  return {
    isLifted: false,
    left,
    async spend(wait, onLate = () => undefined) {
      if (left() <= 0) throw tooLate();
      if (waiting === 0) since = loopTime();
      waiting += 1;
      const { late, cancel } = runOut(left);
      const forget = extension.askAfter(left() / 2);
      try {
        return await Promise.race([wait(), late.finally(onLate)]);
      } finally {
        cancel();
        forget();
        waiting -= 1;
        if (waiting === 0) spent += loopTime() - since;
      }
    },
  };
}

/**
 * Answers a request. What it leaves behind, and a file that is still being sent, may take longer. `isAnswering` is asked where the database
 * lets it wait for long; without it there is no more time.
 */
export async function runWithBudget<Answer>(
  answer: () => Promise<Answer>,
  total = REQUEST_BUDGET_MS,
  isAnswering: SecondOpinion = async () => false,
): Promise<Answer> {
  const account = openAccount(total, isAnswering);
  try {
    return await budgets.run(account, answer);
  } finally {
    account.isLifted = true;
  }
}

/** From now on this request takes the time that it takes, with the limits of each statement alone. */
export function liftBudget(): void {
  const account = budgets.getStore();
  if (account !== undefined) account.isLifted = true;
}

/** `null` outside of a request. */
export function currentBudget(): RequestBudget | null {
  const account = budgets.getStore();
  return account === undefined || account.isLifted ? null : account;
}
