import { useState } from 'react';
import type { Reply } from '../../../api/call.ts';
import * as messages from '../../messages/admin.ts';

export type ProofRefusal = 'PROVA_SCADUTA' | 'SECONDO_FATTORE_MANCANTE';

/** Returns the error code of a call that the server rejected for lack of a confirmed second factor. */
export function refusalOf(reply: Reply<unknown>): ProofRefusal | null {
  if (reply.ok) return null;
  const { codice } = reply;
  return codice === 'PROVA_SCADUTA' || codice === 'SECONDO_FATTORE_MANCANTE' ? codice : null;
}

/** `set up`: the administrator was sent to the setup of a second factor, whether or not they completed it. */
export type ProofOutcome = 'proved' | 'closed' | 'set up';

type Question = { why: ProofRefusal; answer: (outcome: ProofOutcome) => void };

export function useProof() {
  const [question, setQuestion] = useState<Question | null>(null);

  const requestProof = (why: ProofRefusal) =>
    new Promise<ProofOutcome>((resolve) => {
      const answer = (outcome: ProofOutcome) => {
        setQuestion(null);
        resolve(outcome);
      };
      setQuestion({ why, answer });
    });

  async function withProof<Data>(send: () => Promise<Reply<Data>>): Promise<Reply<Data>> {
    const reply = await send();
    const why = refusalOf(reply);
    if (reply.ok || why === null) return reply;
    const outcome = await requestProof(why);
    if (outcome === 'proved') return send();
    // The call is not retried after the setup, which takes minutes. The administrator must confirm the action again.
    return outcome === 'set up' ? { ...reply, detail: messages.confirmAgainNotice } : reply;
  }
  return { question, withProof };
}
