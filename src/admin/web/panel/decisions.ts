import { call, type Reply } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/calls.ts';
import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import { actOnToast, closeToast, showToast } from '../../../ui/toasts/toast-store.ts';
import * as messages from '../../messages/admin.ts';

/**
 * A word on a struttura. `motivo` goes to the owner of one that is refused. `isOwnerReached`: of one with an address that nobody has
 * proved, that its owner was reached otherwise.
 */
export type Decision = {
  kind: 'approve' | 'reject';
  item: AdminStruttura;
  motivo: string;
  isOwnerReached?: boolean;
};

type DecisionAnswer = AnswerOf<'PUT /api/admin/strutture/{id}/approve'>;

/** What becomes of a decision. `key`: the key that takes it back, too, where keys count. */
type Outcome = {
  key: string | undefined;
  onAnswer: (answer: Reply<DecisionAnswer>) => void;
  onUndone: (answer: Reply<DecisionAnswer>) => void;
};

const SENTENCES = { approve: messages.propertyApproved, reject: messages.propertyRejected } as const;

/** Sends a decision about what was seen: of something else meanwhile the server answers 409. */
export function sendDecision({ kind, item, motivo, isOwnerReached }: Decision): Promise<Reply<DecisionAnswer>> {
  const { id, versione } = item;
  const sending = { params: { id }, keepalive: true } as const;
  if (kind === 'reject')
    return call('PUT /api/admin/strutture/{id}/reject', { ...sending, body: { versione, motivo } });
  const reached = isOwnerReached === true && { proprietario_raggiunto: true };
  return call('PUT /api/admin/strutture/{id}/approve', { ...sending, body: { versione, ...reached } });
}

function sendUndo({ id, versione }: AdminDetail): Promise<Reply<DecisionAnswer>> {
  return call('PUT /api/admin/strutture/{id}/undo', { params: { id }, body: { versione }, keepalive: true });
}

/** The toast of the last decision, which it can be taken back from; `wait` is given the call that does. */
function createUndoToast(wait: (call: Promise<void>) => void) {
  let last: number | null = null;
  return {
    show: (kind: Decision['kind'], decided: AdminDetail, { key, onUndone }: Outcome) => {
      if (last !== null) closeToast(last);
      last = null;
      if (!decided.decisione_annullabile) return showToast(SENTENCES[kind]);
      const undo = async () => onUndone(await sendUndo(decided));
      last = showToast(SENTENCES[kind], 'done', {
        action: { label: messages.undoButton, key, run: () => wait(undo()) },
      });
      return last;
    },
    act: () => last !== null && actOnToast(last),
  };
}

export type Decisions = ReturnType<typeof createDecisions>;

/**
 * Decisions on their way. Each is sent at once and told when it has been answered; while its toast stands, a call of its own
 * takes it back. `onChange` is given those that have not been answered.
 */
export function createDecisions(onChange: (open: readonly Decision[]) => void) {
  let open: readonly Decision[] = [];
  let sent: Promise<void> = Promise.resolve();
  const setOpen = (next: readonly Decision[]) => {
    open = next;
    onChange(open);
  };
  /** Nobody signs out before it is answered. */
  const wait = (change: Promise<void>) => {
    sent = Promise.all([sent, change]).then(() => undefined);
  };
  const undoToast = createUndoToast(wait);

  const send = async (decision: Decision, outcome: Outcome) => {
    const answer = await sendDecision(decision);
    if (answer.ok) undoToast.show(decision.kind, answer.data.data, outcome);
    // Before it is forgotten here, so that one that is decided does not come up again for a moment.
    outcome.onAnswer(answer);
    setOpen(open.filter((each) => each !== decision));
  };

  return {
    decide: (decision: Decision, outcome: Outcome) => {
      setOpen([...open, decision]);
      wait(send(decision, outcome));
    },
    /** Fulfilled when everything has been answered. */
    settle: () => sent,
    /** Takes back the last one, while its toast stands. */
    takeBack: undoToast.act,
  };
}
