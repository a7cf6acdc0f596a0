import { useRef, useState } from 'react';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { type JsonAnswer, SIGNED_OUT, sendJson } from '../../../ui/send-json.ts';
import { blogAdminPageMessages } from '../../admin-page-messages.it.ts';

/** Why something did not work; `detail` is always a sentence. */
export type Failure = Extract<JsonAnswer, { ok: false }>;

/** What became of a change; `null`: another is under way, and this one was not sent. */
export type SendResult = Extract<JsonAnswer, { ok: true }> | Failure | null;

/** Sends one change at a time. `keepsTyped`: who is signed out stays, with what they typed; else they are led to the login. */
export function useSend(keepsTyped = false) {
  const { onSignedOut } = useAdminSession();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const send = async (...call: Parameters<typeof sendJson>): Promise<SendResult> => {
    if (busy.current) return null;
    busy.current = true;
    setBusy(true);
    const answer = await sendJson(...call);
    busy.current = false;
    setBusy(false);
    if (answer.ok) return answer;
    if (answer.status === SIGNED_OUT && !keepsTyped) onSignedOut();
    return { ...answer, detail: answer.detail || blogAdminPageMessages.nonRaggiungibile };
  };
  return { isBusy, send };
}
