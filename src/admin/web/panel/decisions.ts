import { call, type Reply } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/calls.ts';
import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import { actOnToast, closeToast, showToast } from '../../../ui/toasts/toast-store.ts';
import * as messages from '../../messages/admin.ts';

/** `isOwnerReached`: the owner's address is unconfirmed, but the owner was contacted by other means. */
export type Decision = {
  kind: 'approve' | 'reject';
  item: AdminStruttura;
  motivo: string;
  isOwnerReached?: boolean;
};

type DecisionAnswer = AnswerOf<'PUT /api/admin/strutture/{id}/approve'>;

type Outcome = {
  key: string | undefined;
  onAnswer: (answer: Reply<DecisionAnswer>) => void;
  onUndone: (answer: Reply<DecisionAnswer>) => void;
};

const SENTENCES = { approve: messages.propertyApproved, reject: messages.propertyRejected } as const;

/** The server returns 409 if the struttura has changed since it was displayed. */
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

/** Each decision is sent immediately. While its toast is visible, a second request can undo it. */
export function createDecisions(onChange: (open: readonly Decision[]) => void) {
  let open: readonly Decision[] = [];
  let sent: Promise<void> = Promise.resolve();
  const setOpen = (next: readonly Decision[]) => {
    open = next;
    onChange(open);
  };
  /** Registers a change that must complete before a sign-out. */
  const wait = (change: Promise<void>) => {
    sent = Promise.all([sent, change]).then(() => undefined);
  };
  const undoToast = createUndoToast(wait);

  const send = async (decision: Decision, outcome: Outcome) => {
    const answer = await sendDecision(decision);
    if (answer.ok) undoToast.show(decision.kind, answer.data.data, outcome);
    // Called before the decision is removed from `open`, so that the decided item does not reappear for a moment.
    outcome.onAnswer(answer);
    setOpen(open.filter((each) => each !== decision));
  };

  return {
    decide: (decision: Decision, outcome: Outcome) => {
      setOpen([...open, decision]);
      wait(send(decision, outcome));
    },
    settle: () => sent,
    takeBack: undoToast.act,
  };
}
