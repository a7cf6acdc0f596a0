import { setTimeout as wait } from 'node:timers/promises';

/** Whoever waits for longer goes on: turns save connections, and decide nothing. */
const PATIENCE_MS = 2000;

/** Does work about the thing with this number, when those before it are done; tells it whether there were any. */
export type InTurn = <T>(id: number, work: (hasWaited: boolean) => Promise<T>) => Promise<T>;

/**
 * Lets work about the same thing begin one after the other, in this process. Those who want nights of one home then wait here for its
 * lock, and not each with a connection of the pool, of which the rest of the portal would soon have none.
 */
export function createTurns(): InTurn {
  const last = new Map<number, Promise<void>>();
  return async (id, work) => {
    const before = last.get(id);
    const { promise, resolve } = Promise.withResolvers<void>();
    last.set(id, promise);
    try {
      if (before) await Promise.race([before, wait(PATIENCE_MS, undefined, { ref: false })]);
      return await work(before !== undefined);
    } finally {
      resolve();
      if (last.get(id) === promise) last.delete(id);
    }
  };
}
