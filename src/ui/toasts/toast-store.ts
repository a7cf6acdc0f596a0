type ToastAction = { label: string; key?: string | undefined; run: () => void };

export type ToastOptions = { action?: ToastAction; onGone?: () => void };

export type Toast = { id: number; kind: 'done' | 'failed'; sentence: string; times: number } & ToastOptions;

const NONE: readonly Toast[] = [];
let toasts = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(sentence: string, kind: Toast['kind'] = 'done', options: ToastOptions = {}): number {
  const isPlain = ({ action, onGone }: ToastOptions) => !action && !onGone;
  const same = toasts.find((each) => each.sentence === sentence && each.kind === kind && isPlain(each));
  if (same && isPlain(options)) {
    replace(toasts.map((each) => (each === same ? { ...same, times: same.times + 1 } : each)));
    return same.id;
  }
  lastId += 1;
  replace([...toasts, { id: lastId, kind, sentence, times: 1, ...options }]);
  return lastId;
}

function take(id: number): Toast | undefined {
  const toast = toasts.find((each) => each.id === id);
  if (toast) replace(toasts.filter((each) => each !== toast));
  return toast;
}

export function closeToast(id: number): void {
  take(id)?.onGone?.();
}

export function actOnToast(id: number): void {
  take(id)?.action?.run();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function toastsOnServer(): readonly Toast[] {
  return NONE;
}
