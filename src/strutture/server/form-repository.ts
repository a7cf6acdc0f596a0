import { type Insertable, sql, type Updateable } from 'kysely';
import { ITALIAN } from '../../kernel/language.ts';
import type { CheckedCamera } from '../rules/check-camere.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import type { LatLon } from '../../locations/rules/lat-lon.ts';
import { nightlyPrice } from '../rules/nightly-price.ts';
import type { ChosenPhoto, Version } from './struttura-version.ts';
import type { StruttureDb } from './repository.ts';
import type { StruttureTables } from './tables.ts';

type Columns = Omit<Insertable<StruttureTables['strutture']>, 'lat' | 'lon'>;

function columnsOf(form: CheckedStruttura) {
  const { camere: _, punto, stanze, traduzioni, traduzioni_testi, lingue_testi, ...columns } = form;
  return {
    ...columns,
    stanze: JSON.stringify(stanze),
    traduzioni: JSON.stringify(traduzioni),
    traduzioni_testi: JSON.stringify(traduzioni_testi),
    lingue_testi: JSON.stringify(lingue_testi),
    prezzo_notte_cents: nightlyPrice(form),
    has_own_point: punto !== null,
    lat: coordinate('lat', form),
    lon: coordinate('lon', form),
  };
}

function coordinate(column: 'lat' | 'lon', { punto, citta_id }: CheckedStruttura) {
  if (punto !== null) return sql<number>`${punto[column]}::double precision`;
  return sql<number>`(select ${sql.ref(column)} from citta where citta.id = ${citta_id})`;
}

function columnsOfCamera(camera: CheckedCamera) {
  const { id: _, traduzioni, ...columns } = camera;
  return { ...columns, traduzioni: JSON.stringify(traduzioni) };
}

async function insertCamere(db: StruttureDb, strutturaId: number, camere: readonly CheckedCamera[]): Promise<void> {
  if (camere.length === 0) return;
  const rows = camere.map((camera) => ({ ...columnsOfCamera(camera), struttura_id: strutturaId }));
  await db.insertInto('camere').values(rows).execute();
}

export function middleOf(db: StruttureDb, cittaId: number): Promise<LatLon> {
  return db.selectFrom('citta').select(['lat', 'lon']).where('id', '=', cittaId).executeTakeFirstOrThrow();
}

export async function insertStruttura(
  db: StruttureDb,
  form: CheckedStruttura,
  sender: Omit<Columns, keyof ReturnType<typeof columnsOf>>,
): Promise<number> {
  const { id } = await db
    .insertInto('strutture')
    .values({ ...sender, ...columnsOf(form) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertCamere(db, id, form.camere);
  return id;
}

/** Rooms keep their ids, because bookings reference them. */
async function saveCamere(db: StruttureDb, strutturaId: number, camere: readonly CheckedCamera[]): Promise<void> {
  const camereIds = camere.flatMap(({ id }) => id ?? []);
  await db
    .deleteFrom('camere')
    .where('struttura_id', '=', strutturaId)
    .where(({ not, eb }) => not(eb('id', '=', sql<number>`any (${camereIds}::integer[])`)))
    .execute();
  for (const camera of camere) {
    if (camera.id === null) continue;
    await db
      .updateTable('camere')
      .set(columnsOfCamera(camera))
      .where('id', '=', camera.id)
      .where('struttura_id', '=', strutturaId)
      .execute();
  }
  await insertCamere(
    db,
    strutturaId,
    camere.filter(({ id }) => id === null),
  );
}

export async function updateStruttura(
  db: StruttureDb,
  strutturaId: number,
  form: CheckedStruttura,
  state: Updateable<StruttureTables['strutture']> = {},
): Promise<void> {
  await db
    .updateTable('strutture')
    .set({ ...state, ...columnsOf(form) })
    .where('id', '=', strutturaId)
    .execute();
  await saveCamere(db, strutturaId, form.camere);
}

export async function replacePhotos(
  db: StruttureDb,
  table: 'struttura_photos' | 'struttura_edit_photos',
  strutturaId: number,
  photos: readonly ChosenPhoto[],
): Promise<void> {
  await db.deleteFrom(table).where('struttura_id', '=', strutturaId).execute();
  if (photos.length === 0) return;
  const rows = photos.map(({ id: photo_id, stanza, didascalia, fuoco, lingua = ITALIAN }, position) => ({
    struttura_id: strutturaId,
    position,
    photo_id,
    stanza,
    didascalia,
    fuoco,
    lingua,
  }));
  await db.insertInto(table).values(rows).execute();
}

export async function putEdit(db: StruttureDb, strutturaId: number, edit: Version & { now: Date }): Promise<void> {
  const waiting = {
    form: JSON.stringify(edit.form),
    status: 'in_attesa' as const,
    motivo_rifiuto: null,
    submitted_at: edit.now,
    accoglie_foto_id: edit.form.accoglie_foto_id,
  };
  await db
    .insertInto('struttura_edits')
    .values({ struttura_id: strutturaId, ...waiting })
    .onConflict((conflict) => conflict.column('struttura_id').doUpdateSet(waiting))
    .execute();
  await replacePhotos(db, 'struttura_edit_photos', strutturaId, edit.photos);
}

export async function updateEditForm(db: StruttureDb, strutturaId: number, form: CheckedStruttura): Promise<void> {
  await db
    .updateTable('struttura_edits')
    .set({ form: JSON.stringify(form) })
    .where('struttura_id', '=', strutturaId)
    .execute();
}

export async function deleteEdit(db: StruttureDb, strutturaId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('struttura_edits')
    .where('struttura_id', '=', strutturaId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
