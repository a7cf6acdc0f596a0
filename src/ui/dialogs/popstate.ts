/** Whether it took the step: then nobody else hears of it. */
type PopstateHandler = (step: PopStateEvent) => boolean;

const handlers = new Set<PopstateHandler>();

function dispatch(step: PopStateEvent): void {
  // What came last lies over the rest.
  for (const take of [...handlers].toReversed()) {
    if (take(step)) return step.stopImmediatePropagation();
  }
}

/** To be called before the router starts: listeners are called in the order they came, capturing ones, too. */
export function listenForPopstate(): void {
  window.addEventListener('popstate', dispatch);
}

/** Offers each step through the history to `take` before the router hears of it. Gives what ends that. */
export function onPopstate(take: PopstateHandler): () => void {
  listenForPopstate();
  handlers.add(take);
  return () => handlers.delete(take);
}

/** Whether `mark` names the history entry whose state this is. */
export function hasMark(state: unknown, mark: string): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}
