import { setTimeout as wait } from 'node:timers/promises';

/**
 * Maximum wait for earlier tasks. A task then runs anyway, because the queue only saves connections and does not provide mutual
 * exclusion.
 */
const WAIT_TIMEOUT_MS = 2000;

/** `since`: when the published data was read, as a value of `performance.now()`. Tasks that started to wait later ignore the message. */
export type MutexTurn<Message> = { hasWaited: boolean; publish(message: Message, since: number): void };

/** If `onMessage` throws, the task stops waiting and fails. */
type MutexTask<Message, T> = { work(turn: MutexTurn<Message>): Promise<T>; onMessage(message: Message): void };

export type KeyedMutex<Message> = <T>(id: number, wanted: MutexTask<Message, T>) => Promise<T>;

type Listener<Message> = (message: Message, since: number) => void;
type MutexQueue<Message> = { last: Promise<void> | null; waiting: Set<Listener<Message>> };

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
    await Promise.race([before, wait(WAIT_TIMEOUT_MS, undefined, { ref: false }), gone]);
  } finally {
    waiting.delete(listener);
  }
}

/** Queues requests for the same home, which would otherwise exhaust the connection pool while they wait for the home's lock. */
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
        // Tasks behind a failed waiter must still wait for the tasks before it.
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
