import { useEffect, useEffectEvent, useState } from 'react';
import { call, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';

/** How many strutture a purge would delete; `null` until that is known. `onNone` is told when there is none. */
export function useTotal(onNone: () => void) {
  const { onSignedOut } = useAdminSession();
  const [total, setTotal] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  const learn = useEffectEvent((count: number) => {
    setTotal(count);
    if (count === 0) onNone();
  });
  const fail = useEffectEvent((status: number) => {
    setFailed(true);
    if (status === SIGNED_OUT) onSignedOut();
  });
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      const answer = await call('GET /api/admin/contatori', { signal: abort.signal });
      if (abort.signal.aborted) return;
      if (answer.ok) learn(answer.data.data.totale);
      else fail(answer.status);
    };
    void ask();
    return () => abort.abort();
  }, [tries]);

  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { total, hasFailed, retry };
}
