import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { SIGNED_OUT } from '../../../ui/send-json.ts';
import { adminMessages } from '../../messages.it.ts';
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
};

/** Decides one after the other and tells of each, until all are done, somebody stops it, or the session is over. */
export async function runBulk(
  order: BulkOrder,
  isStopped: () => boolean,
  onStep: (state: BulkState) => void,
): Promise<void> {
  let state: BulkState = { order, done: [], failures: [], phase: 'running' };
  const step = (part: Partial<BulkState>) => {
    state = { ...state, ...part };
    onStep(state);
  };
  step({});
  for (const item of order.items) {
    if (isStopped()) break;
    const answer = await sendDecision({ kind: order.kind, item, motivo: order.motivo });
    if (answer.ok) {
      step({ done: [...state.done, item] });
    } else if (answer.status === SIGNED_OUT) {
      return step({ phase: 'signedOut' });
    } else {
      const reason = answer.detail || adminMessages.nonRaggiungibile;
      step({ failures: [...state.failures, { item, reason }] });
    }
  }
  step({ phase: 'over' });
}
