import { useEffect, useEffectEvent, useState } from 'react';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { type JsonAnswer, SIGNED_OUT, sendJson } from '../../../ui/send-json.ts';
import type { RegisterLine } from '../../contract.ts';
import { NOTHING_TYPED, registerQuery, type TypedFilter } from '../../rules/register-filter.ts';
import { readRegister } from './read-register.ts';

/** Lines that come at a time. */
const PAGE = 50;

type Question = { struttura_id: number | null; before: number | null; filter: TypedFilter };

function registerCall({ struttura_id, before, filter }: Question): string {
  const query = new URLSearchParams(registerQuery(filter));
  query.set('limit', String(PAGE));
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
  const [question, setQuestion] = useState<Question>({ struttura_id, before: null, filter: NOTHING_TYPED });

  const hear = useEffectEvent((answer: JsonAnswer) => {
    setLoading(answer.ok ? 'ready' : 'failed');
    if (!answer.ok) {
      if (answer.status === SIGNED_OUT) onSignedOut();
      return;
    }
    const page = readRegister(answer.data);
    setLines(question.before === null ? page : [...lines, ...page]);
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
