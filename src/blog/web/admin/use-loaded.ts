import { useEffect, useEffectEvent, useState } from 'react';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { type JsonAnswer, SIGNED_OUT, sendJson } from '../../../ui/send-json.ts';

/** Something that was asked of the portal. `data`: what was last known, also while it is asked again. */
export type Loaded<T> = { phase: 'loading' | 'ready' | 'failed'; data: T | null };

type State<T> = Loaded<T> & { path: string };

/**
 * Reads what lies at `path`, again whenever that changes or `reload` is called. `read` makes it of the answer. What lies at
 * another path is not shown in its place.
 */
export function useLoaded<T>(path: string, read: (answer: unknown) => T) {
  const { onSignedOut } = useAdminSession();
  const [state, setState] = useState<State<T>>({ path, phase: 'loading', data: null });
  const [turn, setTurn] = useState(0);
  if (state.path !== path) setState({ path, phase: 'loading', data: null });

  const hear = useEffectEvent((answer: JsonAnswer) => {
    if (answer.ok) setState({ path, phase: 'ready', data: read(answer.data) });
    else if (answer.status === SIGNED_OUT) onSignedOut();
    else setState((before) => ({ ...before, phase: 'failed' }));
  });
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      const answer = await sendJson('GET', path, undefined, abort.signal);
      if (!abort.signal.aborted) hear(answer);
    };
    void ask();
    return () => abort.abort();
  }, [path, turn]);

  const reload = () => {
    setState((before) => ({ ...before, phase: 'loading' }));
    setTurn((before) => before + 1);
  };
  /** Changes what is known here, before it is read again. */
  const change = (next: (data: T) => T) =>
    setState((before) => (before.data === null ? before : { ...before, data: next(before.data) }));
  return { phase: state.phase, data: state.data, reload, change };
}
