import { AsyncLocalStorage } from 'node:async_hooks';
import { UnavailableError } from '../../kernel/unavailable.ts';

/**
 * So long one request waits for the database, over all of its statements and its waits for a connection. With what a page costs beside
 * them it is answered within the three seconds that a database may be away for (reliability: 3.6). Bodies that come slowly, pictures and
 * payment providers do not count.
 */
export const REQUEST_BUDGET_MS = 2500;

export type RequestBudget = {
  /** Milliseconds that are left. */
  left(): number;
  /** Waits within what is left, and throws an `UnavailableError` when that is over. `wait` is told how long it has. */
  spend<T>(wait: (milliseconds: number) => Promise<T>): Promise<T>;
};

type Account = RequestBudget & { isLifted: boolean };

const budgets = new AsyncLocalStorage<Account>();

/** Waits that go on side by side count once. */
function openAccount(total: number): Account {
  let spent = 0;
  let waiting = 0;
  let since = 0;
  const left = () => total - spent - (waiting > 0 ? performance.now() - since : 0);
  return {
    isLifted: false,
    left,
    async spend(wait) {
      const milliseconds = Math.floor(left());
      if (milliseconds <= 0) throw new UnavailableError('this request has waited for the database for too long');
      if (waiting === 0) since = performance.now();
      waiting += 1;
      try {
        return await wait(milliseconds);
      } finally {
        waiting -= 1;
        if (waiting === 0) spent += performance.now() - since;
      }
    },
  };
}

/** Answers a request. What it leaves behind, and a file that is still being sent, may take longer. */
export async function runWithBudget<Answer>(answer: () => Promise<Answer>, total = REQUEST_BUDGET_MS): Promise<Answer> {
  const account = openAccount(total);
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
