import { useEffect, useRef, useState } from 'react';
import { call, type Fault, type Reply } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import type { RestorationOutcome, RestorationState } from '../../restoration-contract.ts';
import { saidFailure } from '../actions/use-action.ts';
import * as t from './messages.it.ts';

const POLL_MS = 600;
/** Answers that may fail one after the other: a portal that restarts is back by then. */
const MOST_FAILURES = 10;

export type Work =
  | { kind: 'none' }
  | { kind: 'working'; isRestoring: boolean; percent: number }
  | { kind: 'failed'; fault: Fault }
  | { kind: 'seen'; outcome: RestorationOutcome }
  | { kind: 'done'; outcome: RestorationOutcome };

export type Choice = { archivio: string; chiave: string; che: 'casa' | 'proprietario' | 'tutto'; cerca: string };
/** What is restored: one home by its number, or those of an owner. */
export type Which = { struttura_id: number } | { proprietario: string };

const failedWith = (detail: string): Work => ({
  kind: 'failed',
  fault: { ok: false, status: 0, detail, campi: {} },
});

function workOf({ fase, letti, totale, esito, errore }: RestorationState, isRestoring: boolean): Work {
  if (fase === 'legge') return { kind: 'working', isRestoring, percent: totale === 0 ? 0 : (100 * letti) / totale };
  if (esito === null) return failedWith(errore ?? t.nonRisponde);
  return { kind: fase === 'fatta' ? 'done' : 'seen', outcome: esito };
}

/** A preview, or a restoration, from the question to what became of it: it is done by the server, and asked for again and again. */
export function useRestoration() {
  const { withProof } = useAdminSession();
  const [work, setWork] = useState<Work>({ kind: 'none' });
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  async function follow(id: string, isRestoring: boolean, own: number): Promise<void> {
    for (let failures = 0; own === turn.current && failures < MOST_FAILURES; ) {
      const answer = await call('GET /api/admin/ripristino/{id}', { params: { id } });
      if (own !== turn.current) return;
      failures = answer.ok ? 0 : failures + 1;
      if (answer.ok) {
        const now = workOf(answer.data.data, isRestoring);
        setWork(now);
        if (now.kind !== 'working') return;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    if (own === turn.current) setWork(failedWith(t.nonRisponde));
  }

  async function begin(isRestoring: boolean, send: () => Promise<Reply<{ data: { id: string } }>>): Promise<void> {
    const own = (turn.current += 1);
    setWork({ kind: 'working', isRestoring, percent: 0 });
    const answer = await withProof(send);
    if (own !== turn.current) return;
    if (answer.ok) return follow(answer.data.data.id, isRestoring, own);
    setWork({ kind: 'failed', fault: saidFailure(answer) });
  }

  return {
    work,
    forget: () => {
      turn.current += 1;
      setWork({ kind: 'none' });
    },
    preview: (body: Choice) => begin(false, () => call('POST /api/admin/ripristino/anteprima', { body })),
    restore: (body: Which & Pick<Choice, 'archivio' | 'chiave'> & { versione: string }) =>
      begin(true, () => call('POST /api/admin/ripristino', { body })),
  };
}
