import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call, type Reply } from '../../../api/call.ts';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { forgetToken, linkToken } from '../../../ui/link-token.ts';
import { Logo } from '../../../ui/brand/Logo.tsx';
import { ADMIN_LOGIN } from '../../../kernel/pages/admin-paths.ts';
import * as messages from '../../messages/owner.ts';
import * as adminMessages from '../../messages/admin.ts';

type MailedLinkProps = {
  title: string;
  lead: string;
  button: string;
  send: (token: string) => Promise<Reply<{ message: string }>>;
};

type Stage = { kind: 'ready'; failure: string | null } | { kind: 'over'; isDone: boolean; message: string };

const REFUSED = 422;

/** The token is used up only when the button is pressed, because mail scanners open links (ADR 0104). */
function MailedLink({ title, lead, button, send }: MailedLinkProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'ready', failure: null });
  const [isSending, setSending] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  const isOver = stage.kind === 'over';
  useEffect(() => {
    if (isOver) outcome.current?.focus();
  }, [isOver]);

  const press = async () => {
    if (isSending) return;
    setSending(true);
    const answer = await send(linkToken());
    setSending(false);
    if (!answer.ok && answer.status !== REFUSED) {
      return setStage({ kind: 'ready', failure: answer.detail || messages.siteUnreachable });
    }
    forgetToken();
    setStage({ kind: 'over', isDone: answer.ok, message: answer.ok ? answer.data.message : answer.detail });
  };

  return (
    <div className="accounts-door">
      <Logo />
      <h1>{title}</h1>
      <noscript>
        <p className="note warn">{adminMessages.javaScriptRequired}</p>
      </noscript>
      {stage.kind === 'over' ? (
        <>
          <p
            ref={outcome}
            className={stage.isDone ? 'note ok' : 'note warn'}
            role={stage.isDone ? 'status' : 'alert'}
            tabIndex={-1}
          >
            <Icon name={stage.isDone ? 'check-circle' : 'warning'} />
            {stage.message}
          </p>
          <Link to={ADMIN_LOGIN}>{adminMessages.goToSignInLink}</Link>
        </>
      ) : (
        <>
          <p>{lead}</p>
          <FailureAlert>{stage.failure}</FailureAlert>
          <HydratedButton className="btn full" aria-disabled={isSending} onClick={() => void press()}>
            {isSending ? adminMessages.pleaseWait : button}
          </HydratedButton>
        </>
      )}
    </div>
  );
}

export function AccessLinkPage() {
  return (
    <MailedLink
      title={adminMessages.newBrowserTitle}
      lead={adminMessages.newBrowserText}
      button={adminMessages.continueButton}
      send={(token) => call('POST /api/admin/login/link/conferma', { body: { token } })}
    />
  );
}

export function AlertsAddressPage() {
  return (
    <MailedLink
      title={adminMessages.confirmAlertEmailTitle}
      lead={adminMessages.confirmAlertEmailText}
      button={adminMessages.confirmButton}
      send={(token) => call('POST /api/admin/email/conferma', { body: { token } })}
    />
  );
}
