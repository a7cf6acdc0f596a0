import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Reply } from '../../../../api/call.ts';
import { FailureAlert } from '../../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { forgetToken, linkToken } from '../../../../ui/link-token.ts';
import { HydratedButton } from '../../../../ui/loading/HydratedButton.tsx';
import { readRefusal } from '../read-refusal.ts';
import * as messages from '../../../messages/visitor.ts';

type TokenActionProps = {
  hasToken: boolean;
  send: (token: string) => Promise<Reply<{ message: string }>>;
  lead: string;
  button: { ready: string; sending: string };
  after: ReactNode;
  instead: ReactNode;
};

type Stage =
  | { kind: 'ready'; failure: string | null }
  | { kind: 'sending' }
  | { kind: 'useless'; why: string }
  | { kind: 'done'; message: string };

/** Mail scanners open links, so the token is used only when the button is pressed (ADR 0104). */
export function TokenAction({ hasToken, send, lead, button, after, instead }: TokenActionProps) {
  const [stage, setStage] = useState<Stage>(
    hasToken ? { kind: 'ready', failure: null } : { kind: 'useless', why: messages.newsletterLinkIncomplete },
  );
  const outcome = useRef<HTMLParagraphElement>(null);
  const isOver = hasToken && (stage.kind === 'useless' || stage.kind === 'done');
  useEffect(() => {
    if (isOver) outcome.current?.focus();
  }, [isOver]);

  const press = async () => {
    if (stage.kind !== 'ready') return;
    setStage({ kind: 'sending' });
    const token = linkToken();
    const answer = await send(token);
    const isFinal = answer.ok || (answer.status >= 400 && answer.status < 500 && answer.status !== 429);
    if (isFinal) forgetToken();
    if (answer.ok) return setStage({ kind: 'done', message: answer.data.message });
    const why = readRefusal(answer, messages.portalUnreachable);
    setStage(isFinal ? { kind: 'useless', why } : { kind: 'ready', failure: why });
  };

  if (stage.kind === 'useless' || stage.kind === 'done') {
    const isDone = stage.kind === 'done';
    return (
      <>
        <p ref={outcome} className={isDone ? 'note ok' : 'note warn'} role={isDone ? 'status' : 'alert'} tabIndex={-1}>
          <Icon name={isDone ? 'check-circle' : 'warning'} />
          {isDone ? stage.message : stage.why}
        </p>
        {isDone ? after : instead}
      </>
    );
  }
  return (
    <>
      <p className="lead">{lead}</p>
      <FailureAlert>{stage.kind === 'ready' ? stage.failure : null}</FailureAlert>
      <HydratedButton className="btn full" aria-disabled={stage.kind === 'sending'} onClick={() => void press()}>
        {stage.kind === 'sending' ? button.sending : button.ready}
      </HydratedButton>
    </>
  );
}
