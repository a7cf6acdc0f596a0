import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { waitForRetry } from '../call-with-retry.ts';
import { type BulkOrder, type BulkState, runBulk } from './run-bulk.ts';

/**
 * Several strutture that are being decided; `null` while none are, or when all went well. `onOver` is told how it ended.
 * Whoever leaves the page meanwhile stops it: what is decided is decided.
 */
export function useBulk(onOver: (state: BulkState) => void) {
  const [bulk, setBulk] = useState<BulkState | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);
  // It ends minutes later, on a panel that may show something else by then.
  const latest = useRef(onOver);
  useLayoutEffect(() => {
    latest.current = onOver;
  });
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const setStop = (isOn: boolean) => {
    isStopped.current = isOn;
    setStopping(isOn);
  };
  const run = (order: BulkOrder) => {
    setStop(false);
    const onStep = (state: BulkState) => {
      const isAllDone = state.phase === 'over' && state.done.length === order.items.length;
      setBulk(isAllDone ? null : state);
      if (state.phase !== 'running') latest.current(state);
    };
    void runBulk(order, { isStopped: () => isStopped.current, waitToRetry: waitForRetry, onStep });
  };
  return { bulk, isStopping, run, stop: () => setStop(true), close: () => setBulk(null) };
}
