import { setTimeout as wait } from 'node:timers/promises';

/** Whoever waits for longer goes on: turns save connections, and decide nothing. */
const PATIENCE_MS = 2000;

/** One's turn. `heard`: what one of those before was the last to tell, if it came to know of it while this one waited. */
export type Turn<Told> = {
  hasWaited: boolean;
  heard: Told | null;
  /** Tells those behind; `since`: the moment as of which it is true, by `performance.now()`. */
  tell(told: Told, since: number): void;
};

/** Does work about the thing with this number, when those before it are done. */
export type InTurn<Told> = <T>(id: number, work: (turn: Turn<Told>) => Promise<T>) => Promise<T>;

type Line<Told> = { last: Promise<void> | null; told: { what: Told; since: number } | null };

/**
 * Lets work about the same thing begin one after the other, in this process. Those who want nights of one home then wait here for its
 * lock, and not each with a connection of the pool, of which the rest of the portal would soon have none; and what one of them saw, the
 * others need not look at.
 */
export function createTurns<Told>(): InTurn<Told> {
  const lines = new Map<number, Line<Told>>();
  return async (id, work) => {
    const came = performance.now();
    const line: Line<Told> = lines.get(id) ?? { last: null, told: null };
    lines.set(id, line);
    const before = line.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    line.last = promise;
    try {
      if (before) await Promise.race([before, wait(PATIENCE_MS, undefined, { ref: false })]);
      const heard = line.told && line.told.since >= came ? line.told.what : null;
      const tell = (what: Told, since: number) => void (line.told = { what, since });
      return await work({ hasWaited: before !== null, heard, tell });
    } finally {
      resolve();
      if (line.last === promise) lines.delete(id);
    }
  };
}
