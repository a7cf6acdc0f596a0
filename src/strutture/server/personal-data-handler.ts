import { AppError, isAppError } from '../../kernel/calls/app-error.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { PersonalDataHandler, AddressMover } from '../../kernel/people/person.ts';
import { lockedRow } from './owner-repository.ts';
import {
  forgetAddress,
  ownedIds,
  readOwnedRecords,
  isOwnersAddress,
  moveGone,
  moveOwner,
  ownedIdsOfAll,
} from './person-repository.ts';
import { assertNoUpcomingBookings, removeStruttura } from './remove-struttura.ts';
import type { StruttureDb } from './repository.ts';
import { ownerMessages } from '../messages/by-request.ts';

type Work = (db: StruttureDb, id: number, clock: Clock) => Promise<unknown>;

/** Runs `work` for each of an owner's strutture. If one has future bookings, the error message names it. */
async function onOwned(db: StruttureDb, email: string, { clock, work }: { clock: Clock; work: Work }): Promise<void> {
  for (const id of await ownedIds(db, email)) {
    const row = await lockedRow(db, id, email);
    if (row === undefined) continue;
    try {
      await work(db, id, clock);
    } catch (error) {
      if (!isAppError(error) || error.codice !== 'PRENOTAZIONI_FUTURE') throw error;
      throw new AppError('PRENOTAZIONI_FUTURE', ownerMessages().futureBookingsOfListing(row.nome), { cause: error });
    }
  }
}

export function createStruttureDataHandler(db: StruttureDb, clock: Clock): PersonalDataHandler<StruttureDb> {
  return {
    read: (email) => readOwnedRecords(db, email),
    assertErasable: (email) => onOwned(db, email, { clock, work: assertNoUpcomingBookings }),
    async erase(transaction, email) {
      await onOwned(transaction, email, { clock, work: removeStruttura });
      await forgetAddress(transaction, email);
    },
  };
}

/** Transfers the strutture to the owner's new sign-in email address. Their public email addresses do not change. */
export function createStruttureMover(): AddressMover<StruttureDb> {
  return {
    isOwners: isOwnersAddress,
    async move(transaction, { from, to }) {
      for (const id of await ownedIdsOfAll(transaction, from)) {
        await lockedRow(transaction, id);
        await moveOwner(transaction, id, to);
      }
      await moveGone(transaction, { from, to });
    },
  };
}
