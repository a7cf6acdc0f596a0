import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, type Fault, type Reply } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import type { RestorationOutcome, RestorationState } from '../../restoration-contract.ts';
import { withMessage } from '../actions/use-action.ts';
import * as messages from '../../messages/admin.ts';

const POLL_MS = 600;

export type Work =
  | { kind: 'none' }
  | { kind: 'working'; isRestoring: boolean; percent: number }
  | { kind: 'failed'; fault: Fault }
  | { kind: 'seen'; outcome: RestorationOutcome }
  | { kind: 'done'; outcome: RestorationOutcome };

export type Choice = { archivio: string; chiave: string; che: 'casa' | 'proprietario'; cerca: string };
export type Which = { struttura_id: number } | { proprietario: string };

type ServerWork = { isRestoring: boolean; id: string | null };

function workOf({ fase, letti, totale, esito, errore }: RestorationState, isRestoring: boolean): Work {
  if (fase === 'legge') return { kind: 'working', isRestoring, percent: totale === 0 ? 0 : (100 * letti) / totale };
  if (esito !== null) return { kind: fase === 'fatta' ? 'done' : 'seen', outcome: esito };
  return { kind: 'failed', fault: { ok: false, status: 0, detail: errore ?? messages.portalNotResponding, campi: {} } };
}

/** Polls the state even while the portal does not respond, because it may be restarting. */
function useStateOfWork({ id, isRestoring }: ServerWork): Work {
  const { data, phase, fault, reload } = useRead(
    'GET /api/admin/ripristino/{id}',
    id === null ? null : { params: { id } },
  );
  const isForgotten = fault !== null && fault.status > 0 && fault.status < 500;
  const isOver = isForgotten || (data !== null && data.data.fase !== 'legge');
  const poll = useEffectEvent(() => void reload());
  useEffect(() => {
    if (id === null || phase === 'loading' || isOver) return undefined;
    const timer = setTimeout(poll, POLL_MS);
    return () => clearTimeout(timer);
  }, [id, phase, isOver]);
  if (isForgotten) return { kind: 'failed', fault: withMessage(fault) };
  return data === null ? { kind: 'working', isRestoring, percent: 0 } : workOf(data.data, isRestoring);
}

const NOTHING: ServerWork = { isRestoring: false, id: null };

export function useRestoration() {
  const { withProof } = useAdminSession();
  const [begun, setBegun] = useState<ServerWork | null>(null);
  const [refusal, setRefusal] = useState<Fault | null>(null);
  const turn = useRef(0);
  const state = useStateOfWork(begun ?? NOTHING);

  const forget = () => {
    turn.current += 1;
    setBegun(null);
    setRefusal(null);
    return turn.current;
  };
  async function begin(isRestoring: boolean, send: () => Promise<Reply<{ data: { id: string } }>>): Promise<void> {
    const thisTurn = forget();
    setBegun({ isRestoring, id: null });
    const answer = isRestoring ? await withProof(send) : await send();
    if (thisTurn !== turn.current) return;
    setBegun(answer.ok ? { isRestoring, id: answer.data.data.id } : null);
    setRefusal(answer.ok ? null : withMessage(answer));
  }
  const refused: Work = refusal === null ? { kind: 'none' } : { kind: 'failed', fault: refusal };
  return {
    work: begun === null ? refused : state,
    forget: () => void forget(),
    preview: (body: Choice) => begin(false, () => call('POST /api/admin/ripristino/anteprima', { body })),
    restore: (body: Which & Pick<Choice, 'archivio' | 'chiave'> & { versione: string }) =>
      begin(true, () => call('POST /api/admin/ripristino', { body })),
  };
}
