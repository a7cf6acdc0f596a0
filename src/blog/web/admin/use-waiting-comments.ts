import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';

/**
 * How many comments wait for a decision; `null` while that is not known. Read once: from then on whoever moderates them tells
 * it with the second of the pair.
 */
export function useWaitingComments(): [number | null, (count: number) => void] {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const answer = await call('GET /api/admin/blog/comments', { query: { limit: 1 }, signal: abort.signal });
      // Who is signed out is told by the list of strutture.
      if (answer.ok && !abort.signal.aborted) setCount(answer.data.counts.in_attesa);
    };
    void read();
    return () => abort.abort();
  }, []);
  return [count, setCount];
}
