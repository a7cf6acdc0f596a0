import { sendJson } from '../../../ui/send-json.ts';
import { actionMessages } from '../../action-messages.it.ts';
import { purgeMessages } from '../../purge-messages.it.ts';
import { restAWhile } from '../ask-patiently.ts';
import { strutturaCall } from '../struttura-call.ts';
import { deleteAll, type Deletion, type DeletionControls, type NotDeleted } from './delete-all.ts';
import { readArchived, readName, readPurged } from './read-purge.ts';
import { type Failure, saidFailure } from './use-action.ts';

const { elimina } = actionMessages;

/** Which of the two buttons of the header: one call for all, or one call for each. */
export type PurgeKind = 'svuota' | 'elimina';

/** What is typed before a purge. */
export type Proof = { conferma: string; password: string; codice: string };

/** What became of a purge. */
export type PurgeReport = {
  message: string;
  archivio: string | null;
  failed: readonly NotDeleted[];
  end: Exclude<Deletion['end'], null>;
};

/** It was refused before anything happened, there was nothing to delete, or it has come to an end. */
export type PurgeOutcome =
  | { kind: 'refused'; failure: Failure }
  | { kind: 'nothing'; message: string }
  | { kind: 'ended'; report: PurgeReport };

type Watch = Pick<DeletionControls, 'isStopped' | 'onProgress'>;

async function nameOf(id: number): Promise<string> {
  const answer = await sendJson('GET', strutturaCall(id));
  return answer.ok ? readName(answer.data) : elimina.senzaNome(id);
}

function messageOf({ total, deleted, failed, end }: Deletion): string {
  if (end === 'stopped') return elimina.fermata(deleted, total);
  if (end === 'signedOut') return elimina.sessioneScaduta(deleted, total);
  if (end === 'broken') return elimina.erroreEliminazione(elimina.troppiErrori(deleted, total));
  return deleted === 0 && failed.length > 0 ? elimina.erroreEliminazione('') : purgeMessages.eliminate(deleted);
}

async function deleteEach(answer: unknown, watch: Watch): Promise<PurgeOutcome> {
  const { ids, archivio } = readArchived(answer);
  if (ids.length === 0) return { kind: 'nothing', message: elimina.nessuna };
  const deletion = await deleteAll(ids, {
    ...watch,
    nameOf,
    remove: (id) => sendJson('DELETE', strutturaCall(id), { insieme: true }),
    rest: restAWhile,
  });
  const { failed, end } = deletion;
  return { kind: 'ended', report: { message: messageOf(deletion), archivio, failed, end: end ?? 'done' } };
}

function reportEmptied(answer: unknown): PurgeOutcome {
  const { message, data } = readPurged(answer);
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
export async function runPurge(kind: PurgeKind, proof: Proof, watch: Watch): Promise<PurgeOutcome> {
  const answer = await sendJson('POST', kind === 'svuota' ? '/api/admin/svuota' : '/api/admin/archivio', proof);
  if (!answer.ok) return { kind: 'refused', failure: saidFailure(answer) };
  return kind === 'svuota' ? reportEmptied(answer.data) : deleteEach(answer.data, watch);
}
