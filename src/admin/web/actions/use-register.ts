import { useEffect, useEffectEvent, useState } from 'react';
import { call, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import type { RegisterLine } from '../../contract.ts';
import { NOTHING_TYPED, registerQuery, type TypedFilter } from '../../rules/register-filter.ts';

/** Lines that come at a time. */
const PAGE = 50;

type Question = { struttura_id: number | null; before: number | null; filter: TypedFilter };

function askRegister({ struttura_id, before, filter }: Question, signal: AbortSignal) {
  const query = {
    ...Object.fromEntries(registerQuery(filter)),
    limit: PAGE,
    ...(struttura_id !== null && { struttura_id }),
    ...(before !== null && { prima_di: before }),
  };
  return call('GET /api/admin/registro', { query, signal });
}

/** The register of actions, the newest first, as far as it was asked for; of one struttura or of all. */
export function useRegister(struttura_id: number | null) {
  const { onSignedOut } = useAdminSession();
  const [lines, setLines] = useState<readonly RegisterLine[]>([]);
  const [loading, setLoading] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [hasMore, setMore] = useState(false);
  // A new one each time that something is asked for.
  const [question, setQuestion] = useState<Question>({ struttura_id, before: null, filter: NOTHING_TYPED });

  const hear = useEffectEvent((answer: Awaited<ReturnType<typeof askRegister>>) => {
    setLoading(answer.ok ? 'ready' : 'failed');
    if (!answer.ok) {
      if (answer.status === SIGNED_OUT) onSignedOut();
      return;
    }
    const page = answer.data.data;
    setLines(question.before === null ? page : [...lines, ...page]);
    setMore(page.length === PAGE);
  });
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      const answer = await askRegister(question, abort.signal);
      if (!abort.signal.aborted) hear(answer);
    };
    void ask();
    return () => abort.abort();
  }, [question]);

  const more = () => {
    setLoading('loading');
    setQuestion({ ...question, before: lines.at(-1)?.id ?? null });
  };
  const look = (filter: TypedFilter) => {
    setLoading('loading');
    setQuestion({ struttura_id, before: null, filter });
  };
  const retry = () => {
    setLoading('loading');
    setQuestion({ ...question });
  };
  const { filter, before } = question;
  return { lines, loading, hasMore, isContinued: before !== null, more, look, retry, filter };
}
