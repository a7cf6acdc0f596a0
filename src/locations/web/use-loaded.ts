import { useEffect, useState } from 'react';

export type LoadState<T> = { kind: 'idle' } | { kind: 'loading' } | { kind: 'loaded'; data: T } | { kind: 'failed' };

type Load<Id, T> = (id: Id, signal: AbortSignal) => Promise<T>;

/** Loads data for an ID and ignores responses for previous IDs. Visitor pages use no data library (ADR 0099). */
export function useLoaded<Id extends number | string, T>(
  id: Id | null,
  load: Load<Id, T>,
): { loaded: LoadState<T>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const key = id === null ? null : `${id}/${attempt}`;
  const [settled, setSettled] = useState<{ key: string; state: LoadState<T> } | null>(null);

  useEffect(() => {
    if (id === null || key === null) return undefined;
    const controller = new AbortController();
    const settle = (state: LoadState<T>) => {
      if (!controller.signal.aborted) setSettled({ key, state });
    };
    load(id, controller.signal).then(
      (data) => settle({ kind: 'loaded', data }),
      () => settle({ kind: 'failed' }),
    );
    return () => controller.abort();
  }, [id, key, load]);

  const retry = () => setAttempt(attempt + 1);
  if (key === null) return { loaded: { kind: 'idle' }, retry };
  return { loaded: settled?.key === key ? settled.state : { kind: 'loading' }, retry };
}
