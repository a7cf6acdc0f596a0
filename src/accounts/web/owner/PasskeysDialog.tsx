import { type SubmitEvent, useId, useRef, useState } from 'react';
import { call, type Fault, type Reply } from '../../../api/call.ts';
import { QueryScope } from '../../../api/query-scope.ts';
import { useRead } from '../../../api/use-read.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import type { Passkey } from '../../passkey-contract.ts';
import { MAX_PASSKEY_NAME } from '../../rules/passkey.ts';
import { hasPasskeys, makePasskey } from '../passkey/browser-passkey.ts';
import { PasskeyList } from '../passkey/PasskeyList.tsx';
import { OwnerProof } from './OwnerProof.tsx';
import * as messages from '../../messages/owner.ts';

type PasskeysDialogProps = { isOpen: boolean; email: string; onClose: () => void };

function usePasskeys() {
  const { data, reload } = useRead('GET /api/proprietario/passkey', {});
  const [failure, setFailure] = useState<Fault | null>(null);

  const change = async (send: () => Promise<Reply<{ message: string }>>): Promise<boolean> => {
    setFailure(null);
    const answer = await send();
    if (!answer.ok) {
      setFailure(answer);
      return false;
    }
    showToast(answer.data.message);
    await reload();
    return true;
  };
  return { passkeys: data?.data ?? null, failure, change, forget: () => setFailure(null) };
}

async function add(nome: string): Promise<Reply<{ message: string }>> {
  const offered = await call('POST /api/proprietario/passkey/prepara', { body: {} });
  if (!offered.ok) return offered;
  const made = await makePasskey(offered.data.data);
  if (!made.ok) return { ok: false, status: 0, detail: made.sentence, campi: {} };
  return call('POST /api/proprietario/passkey', { body: { nome, passkey: made.passkey } });
}

export function PasskeysDialog({ isOpen, email, onClose }: PasskeysDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={messages.yourPasskeysTitle} className="accounts-own-passkeys">
      {isOpen && (
        <QueryScope onSignedOut={onClose}>
          <Passkeys email={email} />
        </QueryScope>
      )}
    </Dialog>
  );
}

function Passkeys({ email }: { email: string }) {
  const { passkeys, failure, change, forget } = usePasskeys();
  const isStale = failure?.codice === 'PROVA_SCADUTA';
  const list = useRef<HTMLDivElement>(null);
  const remove = async ({ id }: Passkey) => {
    if (await change(() => call('DELETE /api/proprietario/passkey/{id}', { params: { id } }))) list.current?.focus();
  };
  return (
    <>
      <FailureAlert>{failure && !isStale && (failure.detail || messages.siteUnreachable)}</FailureAlert>
      {isStale && <OwnerProof email={email} onProved={forget} />}
      {passkeys !== null && (
        <div ref={list} className="accounts-passkeys-own" tabIndex={-1}>
          <PasskeyList passkeys={passkeys} onRemove={(passkey) => void remove(passkey)} />
        </div>
      )}
      {hasPasskeys() ? (
        <AddForm onAdd={(nome) => change(() => add(nome))} />
      ) : (
        <p className="note info">{messages.passkeysUnsupported}</p>
      )}
    </>
  );
}

function AddForm({ onAdd }: { onAdd: (nome: string) => Promise<boolean> }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const nome = new FormData(event.currentTarget).get('nome');
    setBusy(true);
    const isAdded = await onAdd(typeof nome === 'string' ? nome : '');
    setBusy(false);
    if (isAdded) form.current?.reset();
  };
  return (
    <form ref={form} className="accounts-link-form" onSubmit={(event) => void submit(event)}>
      <Field id={id} label={messages.passkeyNameLabel} hint={messages.passkeyNameHint}>
        {(control) => <input {...control} className="inp" name="nome" maxLength={MAX_PASSKEY_NAME} />}
      </Field>
      <button type="submit" className="btn" aria-disabled={isBusy}>
        {isBusy ? messages.pleaseWait : messages.addPasskeyButton}
      </button>
    </form>
  );
}
