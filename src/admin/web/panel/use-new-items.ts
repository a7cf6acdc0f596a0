import { useEffect, useEffectEvent } from 'react';
import type { AdminCounters } from '../../../strutture/admin-contract.ts';
import type { Queue } from './use-queue.ts';

/** What is sent in meanwhile: the counters know it first, and the list of what waits goes on to it. */
export function useNewItems({ listed, phase, items, grow, reload }: Queue, counters: AdminCounters | null): void {
  const follow = useEffectEvent((waiting: number) => {
    if (listed.tab !== 'pending' || listed.cerca !== '') return;
    if (phase === 'ready' && items.length === 0 && waiting > 0) reload();
    else grow(waiting);
  });
  useEffect(() => {
    if (counters) follow(counters.in_attesa);
  }, [counters]);
}
