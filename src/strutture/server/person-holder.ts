import { AppError, isAppError } from '../../kernel/app-error.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { PersonHolder } from '../../kernel/person.ts';
import { ownerMessages } from '../owner-messages.it.ts';
import { lockedRow } from './owner-repository.ts';
import { forgetAddress, ownedIds, readOwnedRecords } from './person-repository.ts';
import { removeStruttura } from './remove-struttura.ts';
import type { StruttureDb } from './repository.ts';

/** Removes one of a person's strutture; one that guests are coming to stays, and says its name. */
async function removeOwned(db: StruttureDb, { id, email }: { id: number; email: string }, clock: Clock): Promise<void> {
  const row = await lockedRow(db, id, email);
  if (row === undefined) return;
  try {
    await removeStruttura(db, id, clock);
  } catch (error) {
    if (!isAppError(error) || error.codice !== 'PRENOTAZIONI_FUTURE') throw error;
    throw new AppError('PRENOTAZIONI_FUTURE', ownerMessages.prenotazioniFutureDi(row.nome), { cause: error });
  }
}

/** What this room keeps of a person: their strutture, and their address where it is shown to guests. */
export function createStruttureHolder(db: StruttureDb, clock: Clock): PersonHolder<StruttureDb> {
  return {
    read: (email) => readOwnedRecords(db, email),
    async erase(transaction, email) {
      for (const id of await ownedIds(transaction, email)) await removeOwned(transaction, { id, email }, clock);
      await forgetAddress(transaction, email);
    },
  };
}
