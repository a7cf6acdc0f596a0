import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AccessForm } from './AccessForm.tsx';
import { useAdminSession } from './admin-session.ts';
import { CodesSetup } from './CodesSetup.tsx';
import type { TotpSetup } from './totp-setup.ts';

const PARTS = [
  { value: 'password', label: 'Password', icon: 'lock-simple' },
  { value: 'codici', label: 'Codici', icon: 'shield-check' },
] as const;
type Part = (typeof PARTS)[number]['value'];

type SecurityDialogProps = { onClose: () => void };

/** One's own access: the password, and the codes of an authenticator app. Mounted while it is open. */
export function SecurityDialog({ onClose }: SecurityDialogProps) {
  const { username, refresh } = useAdminSession();
  const [part, setPart] = useState<Part>('password');
  const onDone = ({ message }: Done) => {
    onClose();
    showToast(message);
    void refresh();
  };
  return (
    <Dialog open onClose={onClose} title="Il tuo accesso" className="sicurezza">
      <p>
        Sei <b>{username}</b>.
      </p>
      <Segmented label="Che cosa cambiare" options={PARTS} value={part} onChange={setPart} />
      {part === 'password' ? <Password onDone={onDone} /> : <Codes onDone={onDone} />}
    </Dialog>
  );
}

/** The answer to a change that is done: its sentence. */
type Done = { message: string };
type PartProps = { onDone: (answer: Done) => void };

function Password({ onDone }: PartProps) {
  const { hasTotp } = useAdminSession();
  return (
    <AccessForm
      call={(body) => call('PUT /api/admin/password', { body })}
      asks={hasTotp ? ['password', 'nuova_password', 'codice'] : ['password', 'nuova_password']}
      button="Cambia la password"
      onDone={onDone}
    >
      <p className="muted">Le altre sessioni si chiudono, questa resta aperta.</p>
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
        button="Disattiva i codici"
        isDanger
        onDone={onDone}
      >
        <p>I codici sono attivi: per entrare servono la password e il codice dell’app.</p>
      </AccessForm>
    );
  }
  return (
    <AccessForm
      key="on"
      call={(body) => call('POST /api/admin/codici', { body })}
      asks={['password']}
      button="Prepara i codici"
      onDone={({ data }) => setSetup(data)}
    >
      <p>
        Oltre alla password, un codice che cambia ogni 30 secondi: chi scopre la password non entra lo stesso. Ti serve
        un’app di autenticazione sul telefono.
      </p>
    </AccessForm>
  );
}
