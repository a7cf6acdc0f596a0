import { useRef, useState } from 'react';
import { type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import * as messages from '../../messages/admin.ts';

/** With `keepsTyped`, an expired session does not redirect to the login page, so the form retains its input. */
export function useSend(keepsTyped = false) {
  const { onSignedOut } = useAdminSession();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  /** Returns `null` if another change is in progress. The `detail` of a failure is never empty. */
  const send = async <Data>(change: () => Promise<Reply<Data>>): Promise<Reply<Data> | null> => {
    if (busy.current) return null;
    busy.current = true;
    setBusy(true);
    const answer = await change();
    busy.current = false;
    setBusy(false);
    if (answer.ok) return answer;
    if (answer.status === SIGNED_OUT && !keepsTyped) onSignedOut();
    return { ...answer, detail: answer.detail || messages.portalUnreachable };
  };
  return { isBusy, send };
}
