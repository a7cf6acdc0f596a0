import { SIGNED_OUT } from '../../../api/call.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { saidFailure } from '../actions/use-action.ts';
import { callWithRetry, type RetryControls } from '../call-with-retry.ts';
import { type Decision, sendDecision } from './decisions.ts';

/** The same word on several strutture. */
export type BulkOrder = { kind: Decision['kind']; items: readonly AdminStruttura[]; motivo: string };

export type BulkState = {
  order: BulkOrder;
  /** Those that were decided, and those that could not be. */
  done: readonly AdminStruttura[];
  failures: readonly { item: AdminStruttura; reason: string }[];
  /** `signedOut`: the session ended on the way, and the others were not tried. */
  phase: 'running' | 'over' | 'signedOut';
  /** The server asked for patience. */
  isWaitingToRetry: boolean;
};

type BulkControls = Omit<RetryControls, 'onRetryWait'> & { onStep: (state: BulkState) => void };

/** Decides one after the other and tells of each, until all are done, somebody stops it, or the session is over. */
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
      step({ failures: [...state.failures, { item, reason: saidFailure(answer).detail }] });
    }
  }
  step({ phase: 'over' });
}
