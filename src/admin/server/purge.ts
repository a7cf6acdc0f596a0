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
  /** Writes an archive, and returns its path after the file has been synced to disk. */
  writeArchive(): Promise<string>;
  report(message: string, error: unknown): void;
};

type NamedStruttura = { id: number; nome: string };
type Outcome = { eliminate: number; rifiutate: NamedStruttura[]; fallite: NamedStruttura[] };

/** `Retry-After` in seconds. It gives the operator time to free disk space or restart the database. */
const RETRY_AFTER = 60;

/** The purge stops after this many consecutive failures, because they indicate a server problem, not a faulty struttura. */
const MAX_STREAK = 10;

function purgeFailure(sentence: string, cause?: unknown): AppError {
  return new AppError('SERVIZIO_NON_DISPONIBILE', sentence, { retryAfter: RETRY_AFTER, cause });
}

/** Writes an archive, and leases all photos so that they remain available for a restore. */
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

async function removeOne({ strutture, report }: PurgeDependencies, actor: Actor, id: number) {
  try {
    await strutture.remove(actor, id, { insieme: true });
    return 'eliminata';
  } catch (error) {
    if (isRefusal(error, 'PRENOTAZIONI_FUTURE')) return 'rifiutata';
    // Another request has just deleted the struttura.
    if (isRefusal(error, 'NON_TROVATO')) return null;
    report(`struttura ${id} was not purged`, error);
    return 'fallita';
  }
}

async function removeEach(deps: PurgeDependencies, actor: Actor, strutture: readonly NamedStruttura[]) {
  const outcome: Outcome = { eliminate: 0, rifiutate: [], fallite: [] };
  let streak = 0;
  for (const { id, nome } of strutture) {
    const done = await removeOne(deps, actor, id);
    if (done === 'eliminata') outcome.eliminate += 1;
    if (done === 'rifiutata') outcome.rifiutate.push({ id, nome });
    if (done === 'fallita') outcome.fallite.push({ id, nome });
    streak = done === 'fallita' ? streak + 1 : 0;
    if (streak === MAX_STREAK) return { ...outcome, isStopped: true };
  }
  return { ...outcome, isStopped: false };
}

export async function purgeAll(deps: PurgeDependencies, actor: Actor): Promise<PurgeResult> {
  const strutture = await deps.strutture.listNames();
  if (strutture.length === 0) {
    const nothing = { eliminate: 0, rifiutate: [], fallite: [], archivio: null };
    return { success: true, message: messages.databaseAlreadyEmpty, data: nothing };
  }
  const archivio = await archive(deps);
  const { isStopped, ...outcome } = await removeEach(deps, actor, strutture);
  const { eliminate, rifiutate, fallite } = outcome;
  await recordAction(deps.db, actor, {
    azione: 'svuotamento',
    prima: { strutture: strutture.length },
    dopo: { eliminate, rifiutate: rifiutate.length, fallite: fallite.length, archivio: basename(archivio) },
  });
  if (isStopped) throw purgeFailure(messages.purgeStoppedAfterErrors(eliminate, archivio));
  return { success: true, message: messages.propertiesPurged(eliminate), data: { ...outcome, archivio } };
}
