import { setTimeout as wait } from 'node:timers/promises';

/** Whoever waits for longer goes on: turns save connections, and decide nothing. */
const PATIENCE_MS = 2000;

/** One's turn. `tell` says something to those who wait; `since`: the moment as of which it is true, by `performance.now()`. */
export type MutexTurn<Told> = { hasWaited: boolean; publish(told: Told, since: number): void };

/** What is done in turn; `hear`, which is told what those before come to know meanwhile, may throw: then nobody waits any longer. */
type MutexTask<Told, T> = { work(turn: MutexTurn<Told>): Promise<T>; hear(told: Told): void };

/** Does work about the thing with this number, when those before it are done. */
export type KeyedMutex<Told> = <T>(id: number, wanted: MutexTask<Told, T>) => Promise<T>;

type Listener<Told> = (told: Told, since: number) => void;
type MutexQueue<Told> = { last: Promise<void> | null; waiting: Set<Listener<Told>> };

/** Waits until those before are done, but no longer than one has patience, or until what is told is a reason to go. */
async function waitFor<Told>(before: Promise<void>, { waiting }: MutexQueue<Told>, hear: (told: Told) => void) {
  const came = performance.now();
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const listener: Listener<Told> = (told, since) => {
    if (since < came) return;
    try {
      hear(told);
    } catch (error) {
      reject(error);
    }
  };
  waiting.add(listener);
  try {
    await Promise.race([before, wait(PATIENCE_MS, undefined, { ref: false }), gone]);
  } finally {
    waiting.delete(listener);
  }
}

/**
 * Lets work about the same thing begin one after the other, in this process. Those who want nights of one home then wait here for its
 * lock, and not each with a connection of the pool, of which the rest of the portal would soon have none; and what one of them comes to
 * know, the others need not look at.
 */
export function createKeyedMutex<Told>(): KeyedMutex<Told> {
  const lines = new Map<number, MutexQueue<Told>>();
  return async (id, { work, hear }) => {
    const line: MutexQueue<Told> = lines.get(id) ?? { last: null, waiting: new Set() };
    lines.set(id, line);
    const before = line.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    line.last = promise;
    const end = () => {
      resolve();
      if (line.last === promise) lines.delete(id);
    };
    const publish: Listener<Told> = (told, since) => line.waiting.forEach((listen) => listen(told, since));
    if (before) {
      try {
        await waitFor(before, line, hear);
      } catch (error) {
        // Who goes lets nobody behind pass those before.
        void before.then(end);
        throw error;
      }
    }
    try {
      return await work({ hasWaited: before !== null, publish });
    } finally {
      end();
    }
  };
}
