import { useState } from 'react';
import { accessMessages } from '../../../accounts/access-messages.it.ts';
import { type JsonAnswer, sendJson } from '../../../ui/send-json.ts';
import { readMessage } from './read-message.ts';

/** Why something did not work; `detail` is always a sentence. */
export type Failure = Extract<JsonAnswer, { ok: false }>;

/** A failure as it is said: also when nothing was answered. */
export function saidFailure(answer: Failure): Failure {
  return { ...answer, detail: answer.detail || accessMessages.nonRaggiungibile };
}

/**
 * One change, sent from a dialog. While it is under way nothing else is sent; what went wrong stays until it is tried
 * again or `forget` is called. `onDone` gets the server's own sentence.
 */
export function useAction(onDone: (message: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (...call: Parameters<typeof sendJson>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const answer = await sendJson(...call);
    setBusy(false);
    if (answer.ok) return onDone(readMessage(answer.data));
    setFailure(saidFailure(answer));
  };
  return { isBusy, failure, send, forget: () => setFailure(null) };
}
