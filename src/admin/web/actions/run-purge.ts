import { call, type Fault } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/calls.ts';
import { actionMessages } from '../../action-messages.it.ts';
import { purgeMessages } from '../../purge-messages.it.ts';
import { waitForRetry } from '../call-with-retry.ts';
import { deleteAll, type Deletion, type DeletionControls, type DeletionFailure } from './delete-all.ts';
import { saidFailure } from './use-action.ts';

const { elimina } = actionMessages;

/** Which of the two buttons of the header: one call for all, or one call for each. */
export type PurgeKind = 'svuota' | 'elimina';

/** What is typed before a purge. */
export type Proof = { conferma: string; password: string; codice: string };

/** What became of a purge. */
export type PurgeReport = {
  message: string;
  archivio: string | null;
  failed: readonly DeletionFailure[];
  end: Exclude<Deletion['end'], null>;
};

/** It was refused before anything happened, there was nothing to delete, or it has come to an end. */
export type PurgeOutcome =
  | { kind: 'refused'; failure: Fault }
  | { kind: 'nothing'; message: string }
  | { kind: 'ended'; report: PurgeReport };

type PurgeControls = Pick<DeletionControls, 'isStopped' | 'onProgress'>;

async function nameOf(id: number): Promise<string> {
  const answer = await call('GET /api/admin/strutture/{id}', { params: { id } });
  return answer.ok ? answer.data.data.nome : elimina.senzaNome(id);
}

function messageOf({ total, deleted, failed, end }: Deletion): string {
  if (end === 'stopped') return elimina.fermata(deleted, total);
  if (end === 'signedOut') return elimina.sessioneScaduta(deleted, total);
  if (end === 'broken') return elimina.erroreEliminazione(elimina.troppiErrori(deleted, total));
  return deleted === 0 && failed.length > 0 ? elimina.erroreEliminazione('') : purgeMessages.eliminate(deleted);
}

async function deleteEach({ data }: AnswerOf<'POST /api/admin/archivio'>, watch: PurgeControls): Promise<PurgeOutcome> {
  const { ids, archivio } = data;
  if (ids.length === 0) return { kind: 'nothing', message: elimina.nessuna };
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
    ...rifiutate.map((named) => ({ ...named, motivo: elimina.conPrenotazioni, isAwaited: true })),
    ...fallite.map((named) => ({ ...named, motivo: elimina.nonRiuscita })),
  ];
  return { kind: 'ended', report: { message, archivio, failed, end: 'done' } };
}

/**
 * `Svuota DB`: the server archives everything and deletes it. `Elimina Tutte`: it archives, and the browser deletes one by
 * one (specification section 7, "Bulk delete loops over all properties one at a time").
 */
export async function runPurge(kind: PurgeKind, proof: Proof, watch: PurgeControls): Promise<PurgeOutcome> {
  const refused = (answer: Fault): PurgeOutcome => ({ kind: 'refused', failure: saidFailure(answer) });
  if (kind === 'svuota') {
    const answer = await call('POST /api/admin/svuota', { body: proof });
    return answer.ok ? reportEmptied(answer.data) : refused(answer);
  }
  const answer = await call('POST /api/admin/archivio', { body: proof });
  return answer.ok ? deleteEach(answer.data, watch) : refused(answer);
}
