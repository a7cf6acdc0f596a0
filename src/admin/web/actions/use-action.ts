import { useState } from 'react';
import type { Fault, Reply } from '../../../api/call.ts';
import * as accountsMessages from '../../../accounts/messages/owner.ts';

export function withMessage(answer: Fault): Fault {
  return { ...answer, detail: answer.detail || accountsMessages.siteUnreachable };
}

const NOT_FOUND = 404;
const CONFLICT = 409;

export function isStale(status: number): boolean {
  return status === NOT_FOUND || status === CONFLICT;
}

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
    setFailure(withMessage(answer));
    onRefused(answer);
  };
  return { isBusy, failure, send, forget: () => setFailure(null) };
}
