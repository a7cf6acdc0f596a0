import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';

/**
 * The e-mail of who is signed in, once it is known; an empty text before that, of nobody, and when it cannot be asked.
 * For pages that are the same for everybody. `isWanted`: asks whenever this becomes true.
 */
export function useOwnEmail(isWanted: boolean): string {
  const [email, setEmail] = useState('');
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const answer = await call('GET /api/accesso', { signal: controller.signal });
      if (!controller.signal.aborted) setEmail(answer.ok ? (answer.data.data?.email ?? '') : '');
    };
    void ask();
    return () => controller.abort();
  }, [isWanted]);
  return email;
}
