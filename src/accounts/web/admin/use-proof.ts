import { useState } from 'react';
import type { Reply } from '../../../api/call.ts';
import * as messages from '../../messages/admin.ts';

/** Why a call was refused that asks for the second factor. */
export type ProofRefusal = 'PROVA_SCADUTA' | 'SECONDO_FATTORE_MANCANTE';

/** What a call lacked that was refused for want of a second factor: nothing was tried, so nothing went wrong. */
export function refusalOf(reply: Reply<unknown>): ProofRefusal | null {
  if (reply.ok) return null;
  const { codice } = reply;
  return codice === 'PROVA_SCADUTA' || codice === 'SECONDO_FATTORE_MANCANTE' ? codice : null;
}

/** `set up`: the person was led to where a second factor is switched on, whether or not they did. */
export type ProofOutcome = 'proved' | 'closed' | 'set up';

type Question = { why: ProofRefusal; answer: (outcome: ProofOutcome) => void };

/** Asks for the second factor where a call was refused without it: `question` is what a dialog is to ask. */
export function useProof() {
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = (why: ProofRefusal) =>
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
    const outcome = await ask(why);
    if (outcome === 'proved') return send();
    // Minutes and another task have passed since the act was confirmed: its own screen asks again.
    return outcome === 'set up' ? { ...reply, detail: messages.confirmAgainNotice } : reply;
  }
  return { question, withProof };
}
