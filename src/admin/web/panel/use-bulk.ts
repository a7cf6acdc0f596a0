import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SIGNED_OUT } from '../../../api/call.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { withMessage } from '../actions/use-action.ts';
import { callWithRetry, type RetryControls, waitForRetry } from '../call-with-retry.ts';
import { type Decision, sendDecision } from './decisions.ts';

type BulkOrder = { kind: Decision['kind']; items: readonly AdminStruttura[]; motivo: string };

export type BulkState = {
  order: BulkOrder;
  done: readonly AdminStruttura[];
  failures: readonly { item: AdminStruttura; reason: string }[];
  phase: 'running' | 'over' | 'signedOut';
  isWaitingToRetry: boolean;
};

type BulkControls = Omit<RetryControls, 'onRetryWait'> & { onStep: (state: BulkState) => void };

export async function runBulk(order: BulkOrder, { isStopped, waitToRetry, onStep }: BulkControls): Promise<void> {
  let state: BulkState = { order, done: [], failures: [], phase: 'running', isWaitingToRetry: false };
  const step = (part: Partial<BulkState>) => {
    state = { ...state, isWaitingToRetry: false, ...part };
    onStep(state);
  };
  const retryControls = { isStopped, waitToRetry, onRetryWait: () => step({ isWaitingToRetry: true }) };
  step({});
  for (const item of order.items) {
    const decision = { kind: order.kind, item, motivo: order.motivo };
    const answer = await callWithRetry(() => sendDecision(decision), retryControls);
    if (answer === null) break;
    if (answer.ok) {
      step({ done: [...state.done, item] });
    } else if (answer.status === SIGNED_OUT) {
      return step({ phase: 'signedOut' });
    } else {
      step({ failures: [...state.failures, { item, reason: withMessage(answer).detail }] });
    }
  }
  step({ phase: 'over' });
}

/** Leaving the page stops the bulk decision; completed decisions are not reverted. */
export function useBulk(onOver: (state: BulkState) => void) {
  const [bulk, setBulk] = useState<BulkState | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);
  // Holds the current callback, because the bulk decision ends minutes later, when the panel may show something else.
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
