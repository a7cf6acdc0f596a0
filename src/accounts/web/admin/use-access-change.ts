import { useState } from 'react';
import { type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { accessMessages } from '../../access-messages.it.ts';
import { adminAccessMessages } from '../../admin-access-messages.it.ts';
import { adminAccountsMessages } from '../../admin-messages.it.ts';
import { formatWait } from '../../rules/format-wait.ts';
import { useAdminSession } from './admin-session.ts';

/** What a form about one's own access asks for, by wire name. */
export type AccessField = 'password' | 'nuova_password' | 'codice';
type AccessBody = Partial<Record<AccessField, string>>;
/** Sends a change of one's own access. */
export type AccessCall<Data> = (body: AccessBody) => Promise<Reply<Data>>;

/** What went wrong: with fields, or with the whole. */
export type AccessFault = { sentence: string; campi: Record<string, string> };

const MISSING: Record<AccessField, string> = {
  password: adminAccountsMessages.passwordMancante,
  nuova_password: adminAccessMessages.nuovaMancante,
  codice: adminAccountsMessages.codiceMancante,
};

/** Sends a change of one's own access. A session that is over leads to the login; every other failure has its sentence. */
export function useAccessChange<Data>(send: AccessCall<Data>, onDone: (answer: Data) => void) {
  const { onSignedOut } = useAdminSession();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<AccessFault | null>(null);

  const submit = async (typed: readonly (readonly [AccessField, string])[]) => {
    if (isSending) return;
    const empty = typed.filter(([, text]) => text === '');
    const missing = empty.map(([field]) => [field, MISSING[field]]);
    if (missing.length > 0) return setFault({ sentence: '', campi: Object.fromEntries(missing) });
    setSending(true);
    setFault(null);
    const answer = await send(Object.fromEntries(typed));
    setSending(false);
    if (answer.ok) return onDone(answer.data);
    const { status, detail, campi, retryAfter } = answer;
    const isAtFields = Object.keys(campi).length > 0;
    if (status === SIGNED_OUT && !isAtFields) return onSignedOut();
    if (retryAfter !== undefined)
      return setFault({ sentence: adminAccessMessages.troppiTentativi(formatWait(retryAfter)), campi });
    setFault({ sentence: isAtFields ? '' : detail || accessMessages.nonRaggiungibile, campi });
  };
  return { isSending, fault, submit };
}
