import { AsyncLocalStorage } from 'node:async_hooks';

/** The client of the current request: the name that limits count, and a signal that it has disconnected. */
export type Caller = { name: string; signal: AbortSignal | null };

/** A function, because few requests need the caller and determining it takes time. */
const callers = new AsyncLocalStorage<() => Caller>();

const NO_CALLER: Caller = { name: '', signal: null };

/** Runs a request for a caller. A request that joins another request's render waits under that caller's name. */
export function runWithCaller<Answer>(caller: () => Caller, answer: () => Answer): Answer {
  return callers.run(caller, answer);
}

/** Returns a caller without a name outside of requests. */
export function currentCaller(): Caller {
  return callers.getStore()?.() ?? NO_CALLER;
}
