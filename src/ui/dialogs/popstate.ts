/** A handler returns `true` if it handled the history step. In that case, no other listener is called. */
type PopstateHandler = (step: PopStateEvent) => boolean;

const handlers = new Set<PopstateHandler>();

function dispatch(step: PopStateEvent): void {
  // Starts with the last handler, which belongs to the topmost overlay.
  for (const take of [...handlers].toReversed()) {
    if (take(step)) return step.stopImmediatePropagation();
  }
}

/** Must be called before the router starts, because even capturing listeners run in the order of registration. */
export function listenForPopstate(): void {
  window.addEventListener('popstate', dispatch);
}

export function onPopstate(take: PopstateHandler): () => void {
  listenForPopstate();
  handlers.add(take);
  return () => handlers.delete(take);
}

export function hasMark(state: unknown, mark: string): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}
