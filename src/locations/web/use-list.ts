import { useEffect, useState } from 'react';

/** A list on its way: not asked for, asked for, here, or not to be had. */
export type ListState<T> = { kind: 'idle' } | { kind: 'loading' } | { kind: 'loaded'; items: T[] } | { kind: 'failed' };

type Load<T> = (id: number, signal: AbortSignal) => Promise<T[]>;

/**
 * Loads the list that belongs to `id`, none while it is `null`. A new id drops the list before it, whose late answer is
 * never shown. `load` is a module's function, the same at every call.
 */
export function useList<T>(id: number | null, load: Load<T>): { list: ListState<T>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const key = id === null ? null : `${id}/${attempt}`;
  const [loaded, setLoaded] = useState<{ key: string; state: ListState<T> } | null>(null);

  useEffect(() => {
    if (id === null || key === null) return undefined;
    const controller = new AbortController();
    const settle = (state: ListState<T>) => {
      if (!controller.signal.aborted) setLoaded({ key, state });
    };
    load(id, controller.signal).then(
      (items) => settle({ kind: 'loaded', items }),
      () => settle({ kind: 'failed' }),
    );
    return () => controller.abort();
  }, [id, key, load]);

  const retry = () => setAttempt(attempt + 1);
  if (key === null) return { list: { kind: 'idle' }, retry };
  return { list: loaded?.key === key ? loaded.state : { kind: 'loading' }, retry };
}
