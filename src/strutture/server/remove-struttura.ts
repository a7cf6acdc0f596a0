import { deleteEdit } from './form-repository.ts';
import { eraseStruttura, hideStruttura } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';

/** Removes a struttura whose row is locked: what bookings of ours refer to is hidden, all else erased. */
export async function removeStruttura(db: StruttureDb, id: number, isBooked: boolean): Promise<void> {
  if (!isBooked) return eraseStruttura(db, id);
  await deleteEdit(db, id);
  await hideStruttura(db, id);
}
