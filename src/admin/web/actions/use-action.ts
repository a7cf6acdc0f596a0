import { useState } from 'react';
import type { Fault, Reply } from '../../../api/call.ts';
import * as accountsMessages from '../../../accounts/messages/owner.ts';

/** A failure as it is said: also when nothing was answered. */
export function saidFailure(answer: Fault): Fault {
  return { ...answer, detail: answer.detail || accountsMessages.siteUnreachable };
}

const NOT_FOUND = 404;
const CONFLICT = 409;

/** Whether what was changed is gone, or is another by now: what is shown of it is old. */
export function isStale(status: number): boolean {
  return status === NOT_FOUND || status === CONFLICT;
}

/**
 * One change, sent from a dialog. While it is under way nothing else is sent; what went wrong stays until it is tried
 * again or `forget` is called. `onDone` gets the server's own sentence.
 */
export function useAction(onDone: (message: string) => void, onRefused: (refusal: Fault) => void = () => undefined) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Fault | null>(null);
  const send = async (change: () => Promise<Reply<{ message: string }>>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const answer = await change();
    setBusy(false);
    if (answer.ok) return onDone(answer.data.message);
    setFailure(saidFailure(answer));
    onRefused(answer);
  };
  return { isBusy, failure, send, forget: () => setFailure(null) };
}
