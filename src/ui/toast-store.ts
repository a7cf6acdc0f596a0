/** A sentence that comes up over the page: what was done goes by itself, what failed stays until it is closed. */
export type Toast = { id: number; kind: 'done' | 'failed'; sentence: string };

const NONE: readonly Toast[] = [];
let toasts = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says in a toast what was done, or what failed where nothing on the screen could say it. Needs `Toasts` in the page. */
export function showToast(sentence: string, kind: Toast['kind'] = 'done'): void {
  lastId += 1;
  replace([...toasts, { id: lastId, kind, sentence }]);
}

export function closeToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** A page comes from the server without toasts. */
export function toastsOnServer(): readonly Toast[] {
  return NONE;
}
