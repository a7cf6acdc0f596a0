import { useEffect, useRef, useState } from 'react';
import { type Fault, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import type { Deletion } from './delete-all.ts';
import { type Proof, type PurgeKind, type PurgeReport, runPurge } from './run-purge.ts';

type PurgePhase =
  | { kind: 'asking'; failure: Fault | null }
  /** The server is at work: it archives, or does all of it. */
  | { kind: 'waiting' }
  | { kind: 'deleting'; deletion: Deletion }
  | { kind: 'ended'; report: PurgeReport };

/** With fields it is the password or the code that is wrong, not the session that is over. */
function isSignedOut({ status, campi }: Fault): boolean {
  return status === SIGNED_OUT && Object.keys(campi).length === 0;
}

/**
 * A purge from the question to its report. `onNothing` is told when there was nothing to delete. Whoever leaves the page
 * meanwhile stops it: what is deleted is deleted, the rest is there.
 */
export function usePurge(kind: PurgeKind, onNothing: (message: string) => void) {
  const { onSignedOut } = useAdminSession();
  const [phase, setPhase] = useState<PurgePhase>({ kind: 'asking', failure: null });
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  const begin = async (proof: Proof) => {
    setPhase({ kind: 'waiting' });
    const outcome = await runPurge(kind, proof, {
      isStopped: () => isStopped.current,
      onProgress: (deletion) => setPhase({ kind: 'deleting', deletion }),
    });
    if (outcome.kind === 'nothing') return onNothing(outcome.message);
    if (outcome.kind === 'ended') return setPhase(outcome);
    setPhase({ kind: 'asking', failure: outcome.failure });
    if (isSignedOut(outcome.failure)) onSignedOut();
  };
  const stop = () => {
    isStopped.current = true;
    setStopping(true);
  };
  return { phase, begin, stop, isStopping };
}
