import { useLayoutEffect, useRef, useState } from 'react';
import { type Fault, type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { withMessage } from '../actions/use-action.ts';
import type { Decision, Decisions } from './decisions.ts';
import * as messages from '../../messages/admin.ts';

const NOT_FOUND = 404;
const CONFLICT = 409;

/** Maps each struttura with a conflicting decision to the version on which the decision was based. */
export type ToReview = ReadonlyMap<number, string>;

type DecisionFollowUp = {
  hasKeys: boolean;
  onDecided: (decision: Decision) => void;
  onGone: (id: number) => void;
  onChanged: (id: number) => void;
  onReturn: (id: number) => void;
  onUndone: (id: number) => void;
};

function failure({ kind, item }: Decision, answer: Fault): string {
  const { detail } = withMessage(answer);
  const failureMessage = kind === 'approve' ? messages.approvalFailed : messages.rejectionFailed;
  return failureMessage(item.nome, detail);
}

function announceUndone({ nome }: Decision['item'], answer: Reply<unknown>): void {
  if (answer.ok) announce(messages.decisionUndone(nome));
  else showToast(messages.undoFailed(nome, withMessage(answer).detail), 'failed');
}

export function useDecide(decisions: Decisions, follow: DecisionFollowUp) {
  const { onSignedOut } = useAdminSession();
  const [toReview, setToReview] = useState<ToReview>(new Map());
  const latest = useRef({ ...follow, onSignedOut });
  useLayoutEffect(() => {
    latest.current = { ...follow, onSignedOut };
  });

  const onAnswer = (decision: Decision, answer: Reply<unknown>) => {
    const { item } = decision;
    if (answer.ok) return latest.current.onDecided(decision);
    if (answer.status === SIGNED_OUT) {
      showToast(failure(decision, answer), 'failed');
      return latest.current.onSignedOut();
    }
    showToast(failure(decision, answer), 'failed', {
      action: { label: messages.reviewButton, run: () => latest.current.onReturn(item.id) },
    });
    if (answer.status === NOT_FOUND) latest.current.onGone(item.id);
    if (answer.status !== CONFLICT) return;
    setToReview((before) => new Map(before).set(item.id, item.versione));
    latest.current.onChanged(item.id);
  };

  const onUndone = (item: Decision['item'], answer: Reply<unknown>) => {
    announceUndone(item, answer);
    if (answer.ok) latest.current.onUndone(item.id);
    else if (answer.status === SIGNED_OUT) latest.current.onSignedOut();
  };

  const decide = (decision: Decision) => {
    const { id } = decision.item;
    setToReview((before) => new Map([...before].filter(([each]) => each !== id)));
    decisions.decide(decision, {
      key: follow.hasKeys ? 'Z' : undefined,
      onAnswer: (answer) => onAnswer(decision, answer),
      onUndone: (answer) => onUndone(decision.item, answer),
    });
  };
  return { toReview, decide };
}
