import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import type { AdminCounters } from '../../../strutture/admin-contract.ts';
import { countAfter, type DecidedItem } from '../../rules/count-after.ts';

/**
 * How many strutture there are; `null` until it is known. Read again on demand and when the tab comes back to the screen.
 */
export function useCounters() {
  const [counters, setCounters] = useState<AdminCounters | null>(null);
  const [turn, setTurn] = useState(0);
  const reload = () => setTurn((before) => before + 1);

  useEffect(() => {
    const onVisible = () => {
      if (!document.hidden) setTurn((before) => before + 1);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      const answer = await call('GET /api/admin/contatori', { signal: controller.signal });
      // Who is signed out is told by the list; numbers that are a moment old say more than none.
      if (answer.ok && !controller.signal.aborted) setCounters(answer.data.data);
    };
    void read();
    return () => controller.abort();
  }, [turn]);

  /** One has been decided: known here before it is read. */
  const count = (decided: DecidedItem) => setCounters((before) => before && countAfter(before, [decided]));
  return { counters, reload, count };
}
