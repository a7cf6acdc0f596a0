import type { Pool, PoolClient } from 'pg';
import { callbackify } from 'node:util';
import { type Admission, createFairQueue, isAdmitted } from '../../kernel/calls/fair-queue.ts';
import { currentBudget, type RequestBudget } from './request-budget.ts';
import { after } from '../process/after.ts';

/** Maximum number of connections per network address: half of the pool, so that connections remain for other addresses. */
const PER_ADDRESS = 5;
/** Timeout and error message of the pool. `isUnavailable` recognises the message. */
const TIMEOUT_MS = 2000;
const TOO_LATE = 'timeout exceeded when trying to connect';

export type ConnectionShares = {
  longestWaitMs(): number;
};

type ShareOptions = { callerOf(): string; perAddress?: number };
type Connect = () => Promise<PoolClient>;

function noteWaits() {
  const waiting = new Set<number>();
  let longest = 0;
  const note = (begun: number) => void (longest = Math.max(longest, performance.now() - begun));
  return {
    begin(): () => void {
      const begun = performance.now();
      waiting.add(begun);
      return () => {
        waiting.delete(begun);
        note(begun);
      };
    },
    take(): number {
      for (const begun of waiting) note(begun);
      const taken = longest;
      longest = 0;
      return taken;
    },
  };
}

/** Wraps `release` at each checkout, because the pool assigns a new one each time. */
function watchRelease(client: PoolClient, onReleased: () => void): PoolClient {
  const release = client.release.bind(client);
  client.release = (error) => {
    onReleased();
    release(error);
  };
  return client;
}

/** Limits the connections per network address. `callerOf` returns `''` for callers without a limit, such as jobs. */
export function shareConnections(pool: Pool, { callerOf, perAddress = PER_ADDRESS }: ShareOptions): ConnectionShares {
  const everything = Number.POSITIVE_INFINITY;
  const limits = { atOnce: everything, atOnceOfOne: perAddress, waiting: everything, waitingOfOne: everything };
  const queue = createFairQueue({ ...limits, timeoutMs: TIMEOUT_MS, sameCallerTimeoutMs: TIMEOUT_MS }, after);
  const waits = noteWaits();
  const connect: Connect = pool.connect.bind(pool);
  const enterWithin = async (name: string, budget: RequestBudget | null): Promise<Admission> => {
    if (budget === null) return queue.enter({ name, signal: null });
    const leaving = new AbortController();
    const enter = async () => {
      const admission = await queue.enter({ name, signal: leaving.signal });
      // The queue may have admitted the caller at the moment of the timeout.
      if (leaving.signal.aborted && isAdmitted(admission)) queue.leave(name);
      return admission;
    };
    return budget.spend(enter, () => leaving.abort());
  };

  async function connectShared(): Promise<PoolClient> {
    const name = callerOf();
    const end = waits.begin();
    try {
      if (name === '') return await connect();
      if (!isAdmitted(await enterWithin(name, currentBudget()))) throw new Error(TOO_LATE);
      try {
        return watchRelease(await connect(), () => queue.leave(name));
      } catch (error) {
        queue.leave(name);
        throw error;
      }
    } finally {
      end();
    }
  }

  const calledBack = callbackify(connectShared);
  Object.assign(pool, {
    connect: (done?: Parameters<typeof calledBack>[0]) => (done === undefined ? connectShared() : calledBack(done)),
  });
  return { longestWaitMs: waits.take };
}
