import { AsyncLocalStorage } from 'node:async_hooks';
import { UnavailableError } from '../../kernel/calls/unavailable.ts';
import { loopTime } from '../process/loop-time.ts';

/** Time that a request may wait for the database, so that responses arrive within three seconds during an outage. */
const REQUEST_BUDGET_MS = 2500;
/** Extension for a slow but available database. The extended budget is about as long as the time limit of a statement. */
const SLOW_MS = 2500;

/** Never throws. */
export type SecondOpinion = () => Promise<boolean>;

export type RequestBudget = {
  /** Milliseconds left. */
  left(): number;
  /** Rejects and calls `onLate` when the budget is used up. Time during which the event loop was blocked does not count. */
  spend<T>(wait: () => Promise<T>, onLate?: () => void): Promise<T>;
};

type Account = RequestBudget & { isLifted: boolean };

const budgets = new AsyncLocalStorage<Account>();

function tooLate(): UnavailableError {
  return new UnavailableError('the request has used up its database budget');
}

/**
 * Returns a promise that rejects when the budget is used up, but only after the event loop has processed the responses that have
 * already arrived.
 */
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

/** Extends the budget if the database answers a probe. The probe starts halfway through the remaining budget. */
function createExtension(isAnswering: SecondOpinion) {
  let granted = 0;
  let hasProbed = false;
  return {
    granted: () => granted,
    probeAfter(milliseconds: number): () => void {
      if (hasProbed) return () => undefined;
      const timer = setTimeout(() => {
        hasProbed = true;
        void isAnswering().then((answers) => (granted = answers ? SLOW_MS : 0));
      }, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

/** Opens a budget that counts overlapping waits only once. */
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
      const forget = extension.probeAfter(left() / 2);
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

/** Limits the time that `answer` waits for the database. Work that continues after `answer` has resolved is not limited. */
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

export function liftBudget(): void {
  const account = budgets.getStore();
  if (account !== undefined) account.isLifted = true;
}

/** Returns the budget of the current request. Returns `null` outside of a request, or if the budget was lifted. */
export function currentBudget(): RequestBudget | null {
  const account = budgets.getStore();
  return account === undefined || account.isLifted ? null : account;
}
