import { useEffect, useRef, useState } from 'react';
import { restAWhile } from '../ask-patiently.ts';
import { type BulkOrder, type BulkState, runBulk } from './run-bulk.ts';

/**
 * Several strutture that are being decided; `null` while none are, or when all went well. Leaving the page meanwhile asks
 * first. `onOver` is told how it ended.
 */
export function useBulk(onOver: (state: BulkState) => void) {
  const [bulk, setBulk] = useState<BulkState | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);
  const isRunning = bulk?.phase === 'running';

  useEffect(() => {
    if (!isRunning) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);

  const setStop = (isOn: boolean) => {
    isStopped.current = isOn;
    setStopping(isOn);
  };
  const run = (order: BulkOrder) => {
    setStop(false);
    const onStep = (state: BulkState) => {
      const isAllDone = state.phase === 'over' && state.done.length === order.items.length;
      setBulk(isAllDone ? null : state);
      if (state.phase !== 'running') onOver(state);
    };
    void runBulk(order, { isStopped: () => isStopped.current, rest: restAWhile, onStep });
  };
  return { bulk, isStopping, run, stop: () => setStop(true), close: () => setBulk(null) };
}
