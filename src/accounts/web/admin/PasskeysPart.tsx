import { type RefObject, useEffect, useRef, useState } from 'react';
import { call, type Reply } from '../../../api/call.ts';
import type { Passkey } from '../../passkey-contract.ts';
import { hasPasskeys, makePasskey } from '../passkey/browser-passkey.ts';
import { PasskeyList } from '../passkey/PasskeyList.tsx';
import { type AccessBody, AccessForm } from './AccessForm.tsx';
import type { SecurityPartProps } from './security-part.ts';
import * as messages from '../../messages/owner.ts';
import * as adminMessages from '../../messages/admin.ts';

type AddedPasskey = { message: string; data: { codici_di_recupero: string[] } };

function failed(sentence: string): Reply<never> {
  return { ok: false, status: 0, detail: sentence, campi: {} };
}

async function add({ password = '', nome = '' }: AccessBody): Promise<Reply<AddedPasskey>> {
  const offered = await call('POST /api/admin/passkey/prepara', { body: { password } });
  if (!offered.ok) return offered;
  const made = await makePasskey(offered.data.data);
  if (!made.ok) return failed(made.sentence);
  return call('POST /api/admin/passkey', { body: { nome, passkey: made.passkey } });
}

export function PasskeysPart({ security: { passkey }, onDone }: SecurityPartProps) {
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const start = useRef<HTMLParagraphElement>(null);
  const wasRemoving = useRef(false);
  useEffect(() => {
    if (removed !== null || wasRemoving.current) start.current?.focus();
    wasRemoving.current = removed !== null;
  }, [removed]);
  if (removed !== null) {
    return <Removal passkey={removed} start={start} onDone={onDone} onCancel={() => setRemoved(null)} />;
  }
  return (
    <>
      <p ref={start} tabIndex={-1}>
        {messages.passkeyExplanation}
      </p>
      <PasskeyList passkeys={passkey} onRemove={setRemoved} />
      {hasPasskeys() ? (
        <AccessForm
          call={add}
          fieldNames={['nome', 'password']}
          button={adminMessages.addAdminPasskeyButton}
          onDone={({ message, data }) => onDone({ message, ...data })}
        />
      ) : (
        <p className="note info">{messages.passkeysUnsupported}</p>
      )}
    </>
  );
}

type RemovalProps = { passkey: Passkey; start: RefObject<HTMLParagraphElement | null>; onCancel: () => void } & Pick<
  SecurityPartProps,
  'onDone'
>;

function Removal({ passkey: { id, nome }, start, onCancel, onDone }: RemovalProps) {
  return (
    <AccessForm
      call={(body) => call('DELETE /api/admin/passkey/{id}', { params: { id }, body })}
      fieldNames={['password']}
      button={adminMessages.confirmRemovePasskeyButton}
      isDanger
      onDone={onDone}
      onCancel={onCancel}
    >
      <p ref={start} tabIndex={-1}>
        {adminMessages.removePasskeyQuestion(nome)}
      </p>
    </AccessForm>
  );
}
