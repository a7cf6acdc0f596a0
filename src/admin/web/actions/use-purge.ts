import { useEffect, useRef, useState } from 'react';
import { call, type Fault, SIGNED_OUT } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/calls.ts';
import { type AdminSession, useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { waitForRetry } from '../call-with-retry.ts';
import { deleteAll, type Deletion, type DeletionControls, type DeletionFailure } from './delete-all.ts';
import { withMessage } from './use-action.ts';
import * as messages from '../../messages/admin.ts';

export type PurgeKind = 'svuota' | 'elimina';

export type Proof = { conferma: string; password: string };

export type PurgeReport = {
  message: string;
  archivio: string | null;
  failed: readonly DeletionFailure[];
  end: Exclude<Deletion['end'], null>;
};

type PurgeOutcome =
  | { kind: 'refused'; failure: Fault }
  | { kind: 'nothing'; message: string }
  | { kind: 'ended'; report: PurgeReport };

type PurgeControls = Pick<DeletionControls, 'isStopped' | 'onProgress'> & Pick<AdminSession, 'withProof'>;

async function nameOf(id: number): Promise<string> {
  const answer = await call('GET /api/admin/strutture/{id}', { params: { id } });
  return answer.ok ? answer.data.data.nome : messages.purgeUnnamedProperty(id);
}

function messageOf({ total, deleted, failed, end }: Deletion): string {
  if (end === 'stopped') return messages.purgeStopped(deleted, total);
  if (end === 'signedOut') return messages.purgeSessionExpired(deleted, total);
  if (end === 'broken') return messages.propertiesDeletionFailed(messages.purgeTooManyErrors(deleted, total));
  return deleted === 0 && failed.length > 0
    ? messages.propertiesDeletionFailed('')
    : messages.propertiesPurged(deleted);
}

async function deleteEach({ data }: AnswerOf<'POST /api/admin/archivio'>, watch: PurgeControls): Promise<PurgeOutcome> {
  const { ids, archivio } = data;
  if (ids.length === 0) return { kind: 'nothing', message: messages.noPropertyToDelete };
  const deletion = await deleteAll(ids, {
    ...watch,
    nameOf,
    remove: (id) => call('DELETE /api/admin/strutture/{id}', { params: { id }, body: { insieme: true } }),
    waitToRetry: waitForRetry,
  });
  const { failed, end } = deletion;
  return { kind: 'ended', report: { message: messageOf(deletion), archivio, failed, end: end ?? 'done' } };
}

function reportEmptied({ message, data }: AnswerOf<'POST /api/admin/svuota'>): PurgeOutcome {
  const { archivio, rifiutate, fallite } = data;
  if (archivio === null) return { kind: 'nothing', message };
  const failed = [
    ...rifiutate.map((named) => ({ ...named, motivo: messages.purgeBlockedByBookings, hasUpcomingBookings: true })),
    ...fallite.map((named) => ({ ...named, motivo: messages.purgeItemFailed })),
  ];
  return { kind: 'ended', report: { message, archivio, failed, end: 'done' } };
}

/** Runs `Svuota DB` on the server; for `Elimina Tutte`, the browser deletes the strutture one by one. */
async function runPurge(kind: PurgeKind, proof: Proof, watch: PurgeControls): Promise<PurgeOutcome> {
  const refused = (answer: Fault): PurgeOutcome => ({ kind: 'refused', failure: withMessage(answer) });
  if (kind === 'svuota') {
    const answer = await watch.withProof(() => call('POST /api/admin/svuota', { body: proof }));
    return answer.ok ? reportEmptied(answer.data) : refused(answer);
  }
  const answer = await watch.withProof(() => call('POST /api/admin/archivio', { body: proof }));
  return answer.ok ? deleteEach(answer.data, watch) : refused(answer);
}

type PurgePhase =
  | { kind: 'asking'; failure: Fault | null }
  | { kind: 'waiting' }
  | { kind: 'deleting'; deletion: Deletion }
  | { kind: 'ended'; report: PurgeReport };

/** Returns whether the session has ended. A response with field errors means that only the password is wrong. */
function isSignedOut({ status, campi }: Fault): boolean {
  return status === SIGNED_OUT && Object.keys(campi).length === 0;
}

/** Leaving the page stops `Elimina Tutte`, but not `Svuota DB`, which runs on the server. Completed deletions are not reverted. */
export function usePurge(kind: PurgeKind, onNothing: (message: string) => void) {
  const { onSignedOut, withProof } = useAdminSession();
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
      withProof,
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
