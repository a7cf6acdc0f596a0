import { useEffect, useEffectEvent, useState } from 'react';
import { type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';

/** Something that was asked of the portal. `data`: what was last known, also while it is asked again. */
export type Loaded<T> = { phase: 'loading' | 'ready' | 'failed'; data: T | null };

type State<T> = Loaded<T> & { question: string };

/**
 * Reads what `ask` answers, again whenever `question` changes or `reload` is called. `read` makes the data of the answer. What
 * answers another question is not shown in its place.
 */
export function useLoaded<Answer, T>(
  question: string,
  ask: (signal: AbortSignal) => Promise<Reply<Answer>>,
  read: (answer: Answer) => T,
) {
  const { onSignedOut } = useAdminSession();
  const [state, setState] = useState<State<T>>({ question, phase: 'loading', data: null });
  const [turn, setTurn] = useState(0);
  if (state.question !== question) setState({ question, phase: 'loading', data: null });

  const hear = useEffectEvent((answer: Reply<Answer>) => {
    if (answer.ok) setState({ question, phase: 'ready', data: read(answer.data) });
    else if (answer.status === SIGNED_OUT) onSignedOut();
    else setState((before) => ({ ...before, phase: 'failed' }));
  });
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const abort = new AbortController();
    const run = async () => {
      const answer = await askNow(abort.signal);
      if (!abort.signal.aborted) hear(answer);
    };
    void run();
    return () => abort.abort();
  }, [question, turn]);

  const reload = () => {
    setState((before) => ({ ...before, phase: 'loading' }));
    setTurn((before) => before + 1);
  };
  /** Changes what is known here, before it is read again. */
  const change = (next: (data: T) => T) =>
    setState((before) => (before.data === null ? before : { ...before, data: next(before.data) }));
  return { phase: state.phase, data: state.data, reload, change };
}
