import { setTimeout as wait } from 'node:timers/promises';

/** Whoever waits for longer goes on: turns save connections, and decide nothing. */
const PATIENCE_MS = 2000;

/** One's turn. `publish` says something to those who wait; `since`: the moment as of which it is true, by `performance.now()`. */
export type MutexTurn<Message> = { hasWaited: boolean; publish(message: Message, since: number): void };

/** What is done in turn; `onMessage`, which gets what those before come to know meanwhile, may throw: then nobody waits any longer. */
type MutexTask<Message, T> = { work(turn: MutexTurn<Message>): Promise<T>; onMessage(message: Message): void };

/** Does work about the thing with this number, when those before it are done. */
export type KeyedMutex<Message> = <T>(id: number, wanted: MutexTask<Message, T>) => Promise<T>;

type Listener<Message> = (message: Message, since: number) => void;
type MutexQueue<Message> = { last: Promise<void> | null; waiting: Set<Listener<Message>> };

/** Waits until those before are done, but no longer than one has patience, or until a message is a reason to go. */
async function waitFor<Message>(
  before: Promise<void>,
  { waiting }: MutexQueue<Message>,
  onMessage: (message: Message) => void,
) {
  const came = performance.now();
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const listener: Listener<Message> = (message, since) => {
    if (since < came) return;
    try {
      onMessage(message);
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
export function createKeyedMutex<Message>(): KeyedMutex<Message> {
  const lines = new Map<number, MutexQueue<Message>>();
  return async (id, { work, onMessage }) => {
    const line: MutexQueue<Message> = lines.get(id) ?? { last: null, waiting: new Set() };
    lines.set(id, line);
    const before = line.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    line.last = promise;
    const end = () => {
      resolve();
      if (line.last === promise) lines.delete(id);
    };
    const publish: Listener<Message> = (message, since) => line.waiting.forEach((listen) => listen(message, since));
    if (before) {
      try {
        await waitFor(before, line, onMessage);
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
