import { AsyncLocalStorage } from 'node:async_hooks';

export type Caller = { name: string; signal: AbortSignal | null };

/** Stores a function, because few requests need the caller and determining it takes time. */
const callers = new AsyncLocalStorage<() => Caller>();

const NO_CALLER: Caller = { name: '', signal: null };

/** Runs `answer` on behalf of a caller. Requests that join a render are attributed to the caller that started it. */
export function runWithCaller<Answer>(caller: () => Caller, answer: () => Answer): Answer {
  return callers.run(caller, answer);
}

export function currentCaller(): Caller {
  return callers.getStore()?.() ?? NO_CALLER;
}
