import { SIGNED_OUT } from '../../../api/call.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { saidFailure } from '../actions/use-action.ts';
import { askPatiently, type Patience } from '../ask-patiently.ts';
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
  isResting: boolean;
};

type BulkControls = Omit<Patience, 'onRest'> & { onStep: (state: BulkState) => void };

/** Decides one after the other and tells of each, until all are done, somebody stops it, or the session is over. */
export async function runBulk(order: BulkOrder, { isStopped, rest, onStep }: BulkControls): Promise<void> {
  let state: BulkState = { order, done: [], failures: [], phase: 'running', isResting: false };
  const step = (part: Partial<BulkState>) => {
    state = { ...state, isResting: false, ...part };
    onStep(state);
  };
  const patience = { isStopped, rest, onRest: () => step({ isResting: true }) };
  step({});
  for (const item of order.items) {
    const decision = { kind: order.kind, item, motivo: order.motivo };
    const answer = await askPatiently(() => sendDecision(decision), patience);
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
