import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AccessForm } from './AccessForm.tsx';
import { useAdminSession } from './admin-session.ts';
import { CodesSetup, type TotpSetup } from './CodesSetup.tsx';
import * as t from './messages.it.ts';

const PARTS = [
  { value: 'password', label: t.password, icon: 'lock-simple' },
  { value: 'codici', label: t.codici, icon: 'shield-check' },
] as const;
type Part = (typeof PARTS)[number]['value'];

type SecurityDialogProps = { onClose: () => void };

/** One's own access: the password, and the codes of an authenticator app. Mounted while it is open. */
export function SecurityDialog({ onClose }: SecurityDialogProps) {
  const { username, refresh } = useAdminSession();
  const [part, setPart] = useState<Part>('password');
  const onDone = ({ message }: SecurityNotice) => {
    onClose();
    showToast(message);
    void refresh();
  };
  return (
    <Dialog open onClose={onClose} title={t.ilTuoAccesso} className="accounts-security">
      <p>
        {t.sei} <b>{username}</b>.
      </p>
      <Segmented label={t.cheCosaCambiare} options={PARTS} value={part} onChange={setPart} />
      {part === 'password' ? <Password onDone={onDone} /> : <Codes onDone={onDone} />}
    </Dialog>
  );
}

type SecurityNotice = { message: string };
type PartProps = { onDone: (answer: SecurityNotice) => void };

function Password({ onDone }: PartProps) {
  const { hasTotp } = useAdminSession();
  return (
    <AccessForm
      call={(body) => call('PUT /api/admin/password', { body })}
      asks={hasTotp ? ['password', 'nuova_password', 'codice'] : ['password', 'nuova_password']}
      button={t.cambiaLaPassword}
      onDone={onDone}
    >
      <p className="muted">{t.leAltreSessioniSiChiudono}</p>
    </AccessForm>
  );
}

function Codes({ onDone }: PartProps) {
  const { hasTotp } = useAdminSession();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  if (setup !== null) return <CodesSetup setup={setup} onDone={onDone} />;
  if (hasTotp) {
    return (
      <AccessForm
        key="off"
        call={(body) => call('POST /api/admin/codici/disattiva', { body })}
        asks={['password', 'codice']}
        button={t.disattivaICodici}
        isDanger
        onDone={onDone}
      >
        <p>{t.iCodiciSonoAttivi}</p>
      </AccessForm>
    );
  }
  return (
    <AccessForm
      key="on"
      call={(body) => call('POST /api/admin/codici', { body })}
      asks={['password']}
      button={t.preparaICodici}
      onDone={({ data }) => setSetup(data)}
    >
      <p>{t.oltreAllaPasswordUnCodice}</p>
    </AccessForm>
  );
}
