import { AppError } from '../../kernel/calls/app-error.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import { hasFutureBookings } from './admin-repository.ts';
import { deleteEdit } from './form-repository.ts';
import { eraseStruttura, hasPortalBookings, hideStruttura } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import * as messages from '../messages/admin.ts';

export async function assertNoUpcomingBookings(db: StruttureDb, id: number, clock: Clock): Promise<void> {
  if (!(await hasFutureBookings(db, id, today(clock)))) return;
  throw new AppError('PRENOTAZIONI_FUTURE', messages.listingHasFutureBookings);
}

/** Deletes a struttura, or hides it if guests have booked it (ADR 0046). Returns whether it was hidden. The row must be locked. */
export async function removeStruttura(db: StruttureDb, id: number, clock: Clock): Promise<boolean> {
  await assertNoUpcomingBookings(db, id, clock);
  const isBooked = await hasPortalBookings(db, id, null);
  if (isBooked) {
    await deleteEdit(db, id);
    await hideStruttura(db, id);
  } else await eraseStruttura(db, id);
  return isBooked;
}
