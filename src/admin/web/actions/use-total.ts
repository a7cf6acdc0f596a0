import { useEffect, useEffectEvent } from 'react';
import { useRead } from '../../../api/use-read.ts';

/** How many strutture a purge would delete; `null` until that is known. `onNone` is told when there is none. */
export function useTotal(onNone: () => void) {
  const { data, phase, reload } = useRead('GET /api/admin/contatori', {});
  const total = data?.data.totale ?? null;
  const tellNone = useEffectEvent(onNone);
  useEffect(() => {
    if (total === 0) tellNone();
  }, [total]);
  return { total, hasFailed: phase === 'failed', retry: () => void reload() };
}
