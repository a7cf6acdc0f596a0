import type { Pool, PoolClient } from 'pg';
import { callbackify } from 'node:util';
import { type Admission, createFairQueue, isAdmitted } from '../../kernel/calls/fair-queue.ts';
import { currentBudget, type RequestBudget } from './request-budget.ts';
import { after } from '../process/after.ts';

/** Of one address: half of a pool, so that whoever has all else busy leaves somebody else a connection. */
const OF_ONE = 5;
/** As long as the pool itself waits, and its words: the kernel knows them as "the database cannot answer". */
const TIMEOUT_MS = 2000;
const TOO_LATE = 'timeout exceeded when trying to connect';

export type ConnectionShares = {
  /** The longest that somebody had to wait for a connection, in milliseconds, since this was asked last. */
  longestWaitMs(): number;
};

type ShareOptions = { callerOf(): string; ofOne?: number };
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
    /** Whoever still waits has waited so far. */
    take(): number {
      for (const begun of waiting) note(begun);
      const taken = longest;
      longest = 0;
      return taken;
    },
  };
}

/** The pool gives a connection another `release` each time that it lends it. */
function watchRelease(client: PoolClient, onReleased: () => void): PoolClient {
  const release = client.release.bind(client);
  client.release = (error) => {
    onReleased();
    release(error);
  };
  return client;
}

/**
 * Lets one address have a share of a pool's connections at most. `callerOf` says who asks, `''`: nobody in particular, as jobs, which have no
 * limit but the pool's. `ofOne`: connections of one address.
 */
export function shareConnections(pool: Pool, { callerOf, ofOne = OF_ONE }: ShareOptions): ConnectionShares {
  const everything = Number.POSITIVE_INFINITY;
  const limits = { atOnce: everything, atOnceOfOne: ofOne, waiting: everything, waitingOfOne: everything };
  const queue = createFairQueue({ ...limits, timeoutMs: TIMEOUT_MS, ownTimeoutMs: TIMEOUT_MS }, after);
  const waits = noteWaits();
  const connect: Connect = pool.connect.bind(pool);
  // Waiting for one's turn is waiting for the database, of which a request may do so much.
  const enterWithin = async (name: string, budget: RequestBudget | null): Promise<Admission> => {
    if (budget === null) return queue.enter({ name, signal: null });
    const leaving = new AbortController();
    const enter = async () => {
      const admission = await queue.enter({ name, signal: leaving.signal });
      // Let in at the very moment in which nobody waited any more.
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

  // The pool itself, for `query`, wants to be called back.
  const calledBack = callbackify(connectShared);
  Object.assign(pool, {
    connect: (done?: Parameters<typeof calledBack>[0]) => (done === undefined ? connectShared() : calledBack(done)),
  });
  return { longestWaitMs: waits.take };
}
