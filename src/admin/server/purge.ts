import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import type { Actor } from '../../kernel/people/account.ts';
import { AppError, isAppError } from '../../kernel/calls/app-error.ts';
import type { MediaService } from '../../media/contract.ts';
import type { AdminStruttureService } from '../../strutture/admin-contract.ts';
import type { PurgeResult } from '../contract.ts';
import { recordAction } from './repository.ts';
import type { AdminTables } from './tables.ts';
import * as messages from '../messages/admin.ts';

export type PurgeDependencies = {
  db: Kysely<AdminTables>;
  strutture: Pick<AdminStruttureService, 'listNames' | 'remove'>;
  media: Pick<MediaService, 'leaseAll'>;
  /** Archives every row of the database and gives the file's path; it is whole and on the disk then. */
  writeArchive(): Promise<string>;
  /** Hears of what failed for one struttura and did not stop the others. */
  report(message: string, error: unknown): void;
};

type NamedStruttura = { id: number; nome: string };
type Outcome = { eliminate: number; rifiutate: NamedStruttura[]; fallite: NamedStruttura[] };

/** Seconds after which another try makes sense: somebody makes room on the disk, or has the database work again. */
const RETRY_AFTER = 60;

/** So many failures one after the other are not about single strutture. */
const MAX_STREAK = 10;

function purgeFailure(sentence: string, cause?: unknown): AppError {
  return new AppError('SERVIZIO_NON_DISPONIBILE', sentence, { retryAfter: RETRY_AFTER, cause });
}

/** Archives everything, and has the photos wait for whoever restores the archive; gives its file. */
export async function archive({ writeArchive, media }: PurgeDependencies): Promise<string> {
  try {
    const file = await writeArchive();
    await media.leaseAll();
    return file;
  } catch (cause) {
    throw purgeFailure(messages.purgeArchiveNotWritten, cause);
  }
}

function isRefusal(error: unknown, codice: AppError['codice']): boolean {
  return isAppError(error) && error.codice === codice;
}

/** Deletes one in a transaction of its own. What fails is logged; `null`: there was nothing to delete any more. */
async function removeOne({ strutture, report }: PurgeDependencies, actor: Actor, id: number) {
  try {
    await strutture.remove(actor, id, { insieme: true });
    return 'eliminata';
  } catch (error) {
    if (isRefusal(error, 'PRENOTAZIONI_FUTURE')) return 'rifiutata';
    // Somebody else has just deleted it.
    if (isRefusal(error, 'NON_TROVATO')) return null;
    report(`struttura ${id} was not purged`, error);
    return 'fallita';
  }
}

/** Deletes one after the other: what cannot be deleted keeps none from its turn, unless nothing can. */
async function removeEach(parts: PurgeDependencies, actor: Actor, strutture: readonly NamedStruttura[]) {
  const outcome: Outcome = { eliminate: 0, rifiutate: [], fallite: [] };
  let streak = 0;
  for (const { id, nome } of strutture) {
    const done = await removeOne(parts, actor, id);
    if (done === 'eliminata') outcome.eliminate += 1;
    if (done === 'rifiutata') outcome.rifiutate.push({ id, nome });
    if (done === 'fallita') outcome.fallite.push({ id, nome });
    streak = done === 'fallita' ? streak + 1 : 0;
    if (streak === MAX_STREAK) return { ...outcome, isStopped: true };
  }
  return { ...outcome, isStopped: false };
}

/** The whole purge, once it is asked for in earnest and nobody else is at it. */
export async function purgeAll(parts: PurgeDependencies, actor: Actor): Promise<PurgeResult> {
  const strutture = await parts.strutture.listNames();
  if (strutture.length === 0) {
    const nothing = { eliminate: 0, rifiutate: [], fallite: [], archivio: null };
    return { success: true, message: messages.databaseAlreadyEmpty, data: nothing };
  }
  const archivio = await archive(parts);
  const { isStopped, ...outcome } = await removeEach(parts, actor, strutture);
  const { eliminate, rifiutate, fallite } = outcome;
  await recordAction(parts.db, actor, {
    azione: 'svuotamento',
    prima: { strutture: strutture.length },
    dopo: { eliminate, rifiutate: rifiutate.length, fallite: fallite.length, archivio: basename(archivio) },
  });
  if (isStopped) throw purgeFailure(messages.purgeStoppedAfterErrors(eliminate, archivio));
  return { success: true, message: messages.propertiesPurged(eliminate), data: { ...outcome, archivio } };
}
