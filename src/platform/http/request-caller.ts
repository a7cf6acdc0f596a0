import { AsyncLocalStorage } from 'node:async_hooks';

/** Who sent the request that is being answered: whom limits count as one, and when they have gone. */
export type Caller = { name: string; signal: AbortSignal | null };

/** As a function: most requests never ask, and to look is not free. */
const callers = new AsyncLocalStorage<() => Caller>();

const NO_CALLER: Caller = { name: '', signal: null };

/** Answers a request. Whoever shares a page that is being rendered for somebody else waits as that one. */
export function runWithCaller<Answer>(caller: () => Caller, answer: () => Answer): Answer {
  return callers.run(caller, answer);
}

/** Nobody in particular outside of a request. */
export function currentCaller(): Caller {
  return callers.getStore()?.() ?? NO_CALLER;
}
