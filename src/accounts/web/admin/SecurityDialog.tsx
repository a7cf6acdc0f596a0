import { type ReactNode, useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { useAdminSession } from './admin-session.ts';
import { CodesPart } from './CodesPart.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { SecurityChange, SecurityPartProps } from './security-part.ts';
import * as messages from '../../messages/admin.ts';
import { call } from '../../../api/call.ts';
import { AccessForm } from './AccessForm.tsx';

function PasswordPart({ onDone }: SecurityPartProps) {
  return (
    <AccessForm
      call={(body) => call('PUT /api/admin/password', { body })}
      fieldNames={['password', 'nuova_password']}
      button={messages.changePasswordButton}
      onDone={onDone}
    >
      <p className="muted">{messages.otherSessionsCloseHint}</p>
    </AccessForm>
  );
}

function AlertsPart({ security: { email, email_in_attesa }, onDone }: SecurityPartProps) {
  return (
    <AccessForm
      call={(body) => call('PUT /api/admin/email', { body })}
      fieldNames={['email', 'password']}
      known={{ email: email ?? '' }}
      button={messages.saveAlertEmailButton}
      onDone={onDone}
    >
      <p>{messages.alertEmailHint}</p>
      {email_in_attesa !== null && <p className="note info">{messages.alertEmailPending(email_in_attesa)}</p>}
    </AccessForm>
  );
}

const PARTS = [
  { value: 'password', label: messages.passwordLabel },
  { value: 'passkey', label: messages.passkeysTitle },
  { value: 'codici', label: messages.codesTitle },
  { value: 'avvisi', label: messages.alertsTitle },
] as const;
type Part = (typeof PARTS)[number]['value'];

const DRAWN: Record<Part, (props: SecurityPartProps) => ReactNode> = {
  password: PasswordPart,
  passkey: PasskeysPart,
  codici: CodesPart,
  avvisi: AlertsPart,
};

type SecurityDialogProps = { first?: Part; onClose: () => void };

/** Must be mounted only while the dialog is open, so that its state, including the recovery codes, does not survive closing. */
export function SecurityDialog({ first = 'password', onClose }: SecurityDialogProps) {
  const { username, refresh } = useAdminSession();
  const [part, setPart] = useState<Part>(first);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { data, phase, reload } = useRead('GET /api/admin/sicurezza', {});
  const Drawn = DRAWN[part];

  const onDone = ({ message, codici_di_recupero = [] }: SecurityChange) => {
    showToast(message);
    void refresh();
    if (codici_di_recupero.length === 0) return onClose();
    setCodes(codici_di_recupero);
  };
  return (
    <Dialog open onClose={onClose} title={messages.yourAccessTitle} className="accounts-security">
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <>
          <p>
            {messages.signedInAsPrefix} <b>{username}</b>.
          </p>
          <Segmented label={messages.changeWhatLabel} options={PARTS} value={part} onChange={setPart} />
          {data === null && phase === 'loading' && <p className="muted">{messages.loadingStatus}</p>}
          {phase === 'failed' && (
            <>
              <FailureAlert>{messages.securityNotLoaded}</FailureAlert>
              <button type="button" className="btn alt sm" onClick={() => void reload()}>
                {messages.retryButton}
              </button>
            </>
          )}
          {data !== null && <Drawn security={data.data} onDone={onDone} />}
        </>
      )}
    </Dialog>
  );
}
