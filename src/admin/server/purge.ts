import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import type { Actor } from '../../kernel/account.ts';
import { AppError, isAppError } from '../../kernel/app-error.ts';
import type { MediaService } from '../../media/contract.ts';
import type { AdminStruttureService } from '../../strutture/admin-contract.ts';
import type { Purged } from '../contract.ts';
import { purgeMessages } from '../purge-messages.it.ts';
import { recordAction } from './repository.ts';
import type { AdminTables } from './tables.ts';

export type PurgeParts = {
  db: Kysely<AdminTables>;
  strutture: Pick<AdminStruttureService, 'get' | 'listIds' | 'remove'>;
  media: Pick<MediaService, 'holdAll'>;
  /** Archives every row of the database and gives the file's path; it is whole and on the disk then. */
  writeArchive(): Promise<string>;
  /** Hears of what failed for one struttura and did not stop the others. */
  report(message: string, error: unknown): void;
};

type Named = { id: number; nome: string };
type Outcome = { eliminate: number; rifiutate: Named[]; fallite: Named[] };

/** So many failures one after the other are not about single strutture. */
const MAX_STREAK = 10;

/** Archives everything, and has the photos wait for whoever restores the archive; gives its file. */
export async function archive({ writeArchive, media }: PurgeParts): Promise<string> {
  try {
    const file = await writeArchive();
    await media.holdAll();
    return file;
  } catch (cause) {
    throw new AppError('ERRORE_INTERNO', purgeMessages.senzaArchivio, { cause });
  }
}

async function nameOf({ strutture }: PurgeParts, id: number): Promise<Named> {
  const nome = await strutture.get(id).then(
    (found) => found.nome,
    () => purgeMessages.senzaNome(id),
  );
  return { id, nome };
}

function isCodice(error: unknown, codice: string): boolean {
  return isAppError(error) && error.codice === codice;
}

/** Deletes one after the other, each in a transaction of its own: what cannot be deleted keeps none from its turn. */
async function removeEach(parts: PurgeParts, actor: Actor, ids: readonly number[]) {
  const outcome: Outcome = { eliminate: 0, rifiutate: [], fallite: [] };
  let streak = 0;
  for (const id of ids) {
    try {
      await parts.strutture.remove(actor, id);
      outcome.eliminate += 1;
      streak = 0;
    } catch (error) {
      if (isCodice(error, 'STATO_NON_VALIDO')) outcome.rifiutate.push(await nameOf(parts, id));
      // Somebody else has just deleted it.
      else if (!isCodice(error, 'NON_TROVATO')) {
        parts.report(`struttura ${id} was not purged`, error);
        outcome.fallite.push(await nameOf(parts, id));
        streak += 1;
        if (streak === MAX_STREAK) return { ...outcome, isStopped: true };
      }
    }
  }
  return { ...outcome, isStopped: false };
}

/** The whole purge, once it is asked for in earnest and nobody else is at it. */
export async function purgeAll(parts: PurgeParts, actor: Actor): Promise<Purged> {
  const ids = await parts.strutture.listIds();
  if (ids.length === 0) {
    const nothing = { eliminate: 0, rifiutate: [], fallite: [], archivio: null };
    return { success: true, message: purgeMessages.giaVuoto, data: nothing };
  }
  const archivio = await archive(parts);
  const { isStopped, ...outcome } = await removeEach(parts, actor, ids);
  const nomi = (named: readonly Named[]) => named.map(({ nome }) => nome);
  const dopo = { ...outcome, rifiutate: nomi(outcome.rifiutate), fallite: nomi(outcome.fallite) };
  const action = { azione: 'svuotamento' as const, prima: { strutture: ids.length } };
  await recordAction(parts.db, actor, { ...action, dopo: { ...dopo, archivio: basename(archivio) } });
  if (isStopped) throw new AppError('ERRORE_INTERNO', purgeMessages.fermato(outcome.eliminate, archivio));
  return { success: true, message: purgeMessages.eliminate(outcome.eliminate), data: { ...outcome, archivio } };
}
