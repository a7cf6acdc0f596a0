import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { hasPasskeys } from '../passkey/browser-passkey.ts';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { AdminQueryScope } from './AdminQueryScope.tsx';
import { useAdminSession } from './admin-session.ts';
import { CodeField } from './CodeField.tsx';
import { SecurityDialog } from './SecurityDialog.tsx';
import type { ProofOutcome, ProofRefusal } from './use-proof.ts';
import * as messages from '../../messages/owner.ts';
import * as adminMessages from '../../messages/admin.ts';

type ProofDialogProps = { why: ProofRefusal; onAnswer: (outcome: ProofOutcome) => void };

export function ProofDialog({ why, onAnswer }: ProofDialogProps) {
  const [isSetting, setSetting] = useState(false);
  if (isSetting) {
    return (
      <AdminQueryScope>
        <SecurityDialog first={hasPasskeys() ? 'passkey' : 'codici'} onClose={() => onAnswer('set up')} />
      </AdminQueryScope>
    );
  }
  if (why === 'SECONDO_FATTORE_MANCANTE') {
    return (
      <Dialog
        open
        onClose={() => onAnswer('closed')}
        title={adminMessages.secondFactorNeededTitle}
        className="accounts-security"
        footer={
          <button type="button" className="btn" onClick={() => setSetting(true)}>
            {adminMessages.openSecurityButton}
          </button>
        }
      >
        <p>{adminMessages.secondFactorNeededText}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={() => onAnswer('closed')}
      title={adminMessages.confirmIdentityTitle}
      className="accounts-security"
    >
      <p>{adminMessages.confirmIdentityText}</p>
      <PasskeyButton
        label={adminMessages.confirmWithPasskeyButton}
        className="btn alt"
        requestChallenge={() => call('POST /api/admin/conferma/sfida', { body: {} })}
        send={(passkey) => call('POST /api/admin/conferma', { body: { passkey } })}
        onDone={() => onAnswer('proved')}
      />
      <CodeForm onDone={() => onAnswer('proved')} />
    </Dialog>
  );
}

function CodeForm({ onDone }: { onDone: () => void }) {
  const id = useId();
  const { username } = useAdminSession();
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<{ atField?: string | undefined; sentence: string } | null>(null);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[name=codice]')?.focus();
  }, [fault]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget).get('codice');
    setSending(true);
    setFault(null);
    const answer = await call('POST /api/admin/conferma', { body: { codice: typeof typed === 'string' ? typed : '' } });
    setSending(false);
    if (answer.ok) return onDone();
    const atField = answer.campi['codice'];
    setFault({ atField, sentence: atField === undefined ? answer.detail || messages.siteUnreachable : '' });
  };

  return (
    <form ref={form} className="accounts-access" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FailureAlert>{fault?.sentence}</FailureAlert>
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <CodeField id={id} takesPaper error={fault?.atField} />
      <button type="submit" className="btn" aria-disabled={isSending}>
        {isSending ? adminMessages.pleaseWait : adminMessages.confirmButton}
      </button>
    </form>
  );
}
