import { useEffect, useEffectEvent, useState } from 'react';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { type JsonAnswer, SIGNED_OUT, sendJson } from '../../../ui/send-json.ts';
import type { RegisterLine } from '../../contract.ts';
import { readRegister } from './read-register.ts';

/** Lines that come at a time. */
const PAGE = 50;

type Question = { struttura_id: number | null; before: number | null };

function registerCall({ struttura_id, before }: Question): string {
  const query = new URLSearchParams({ limit: String(PAGE) });
  if (struttura_id !== null) query.set('struttura_id', String(struttura_id));
  if (before !== null) query.set('prima_di', String(before));
  return `/api/admin/registro?${query}`;
}

/** The register of actions, the newest first, as far as it was asked for; of one struttura or of all. */
export function useRegister(struttura_id: number | null) {
  const { onSignedOut } = useAdminSession();
  const [lines, setLines] = useState<readonly RegisterLine[]>([]);
  const [loading, setLoading] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [hasMore, setMore] = useState(false);
  // A new one each time that something is asked for.
  const [question, setQuestion] = useState<Question>({ struttura_id, before: null });

  const hear = useEffectEvent((answer: JsonAnswer) => {
    setLoading(answer.ok ? 'ready' : 'failed');
    if (!answer.ok) {
      if (answer.status === SIGNED_OUT) onSignedOut();
      return;
    }
    const page = readRegister(answer.data);
    setLines([...lines, ...page]);
    setMore(page.length === PAGE);
  });
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      const answer = await sendJson('GET', registerCall(question), undefined, abort.signal);
      if (!abort.signal.aborted) hear(answer);
    };
    void ask();
    return () => abort.abort();
  }, [question]);

  const more = () => {
    setLoading('loading');
    setQuestion({ struttura_id, before: lines.at(-1)?.id ?? null });
  };
  return { lines, loading, hasMore, more };
}
