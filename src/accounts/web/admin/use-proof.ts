import { useState } from 'react';
import type { Reply } from '../../../api/call.ts';

/** Why a call was refused that asks for the second factor. */
export type ProofRefusal = 'PROVA_SCADUTA' | 'SECONDO_FATTORE_MANCANTE';

function refusalOf(reply: Reply<unknown>): ProofRefusal | null {
  if (reply.ok) return null;
  const { codice } = reply;
  return codice === 'PROVA_SCADUTA' || codice === 'SECONDO_FATTORE_MANCANTE' ? codice : null;
}

type Question = { why: ProofRefusal; answer: (isProved: boolean) => void };

/** Asks for the second factor where a call was refused without it: `question` is what a dialog is to ask. */
export function useProof() {
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = (why: ProofRefusal) =>
    new Promise<boolean>((resolve) => {
      const answer = (isProved: boolean) => {
        setQuestion(null);
        resolve(isProved);
      };
      setQuestion({ why, answer });
    });

  async function withProof<Data>(send: () => Promise<Reply<Data>>): Promise<Reply<Data>> {
    const reply = await send();
    const why = refusalOf(reply);
    return why !== null && (await ask(why)) ? send() : reply;
  }
  return { question, withProof };
}
