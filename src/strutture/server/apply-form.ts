import type { Updateable } from 'kysely';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import { deleteEdit, replacePhotos, updateStruttura } from './form-repository.ts';
import { hasPortalBookings, type OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import type { StruttureTables } from './tables.ts';
import type { Version } from './struttura-version.ts';
import { ownerMessages } from '../messages/by-request.ts';

export async function assertCamereReplaceable(db: StruttureDb, row: OwnedRow, form: CheckedStruttura): Promise<void> {
  const present = row.camere.map(({ id }) => id);
  const camereIds = form.camere.flatMap(({ id }) => id ?? []);
  if (new Set(camereIds).size < camereIds.length || !camereIds.every((id) => present.includes(id))) {
    throw new AppError('DATI_NON_VALIDI', ownerMessages().roomNotFound, {
      campi: { camere: ownerMessages().roomNotFound },
    });
  }
  const removed = present.filter((id) => !camereIds.includes(id));
  if (removed.length > 0 && (await hasPortalBookings(db, row.id, removed))) {
    throw new AppError('STATO_NON_VALIDO', ownerMessages().roomHasBookings);
  }
}

/** Applies a version of the form to a struttura and deletes its pending or rejected change. */
export async function applyForm(
  db: StruttureDb,
  strutturaId: number,
  { form, photos }: Version,
  state: Updateable<StruttureTables['strutture']> = {},
): Promise<void> {
  await updateStruttura(db, strutturaId, form, state);
  await replacePhotos(db, 'struttura_photos', strutturaId, photos);
  await deleteEdit(db, strutturaId);
}
