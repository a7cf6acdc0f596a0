import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { FocalPoint } from '../../media/rules/focal-point.ts';
import type { PhotoDetails } from '../../media/rules/photo-details.ts';
import type { StoredPhoto } from '../../media/rules/photo-files.ts';
import type { StruttureDb } from './repository.ts';
import type { StrutturaStatus } from './tables.ts';

type OwnedPhoto = StoredPhoto & PhotoDetails & { id: number; focus: FocalPoint | null };

function photosIn(table: 'struttura_photos' | 'struttura_edit_photos') {
  return sql<OwnedPhoto[]>`(
    select coalesce(json_agg(json_build_object('id', id, 'hash', hash, 'width', width, 'height', height,
      'focus', coalesce(fuoco, focus), 'stanza', stanza, 'didascalia', didascalia, 'fuoco', fuoco,
      'lingua', lingua) order by position), '[]')
    from ${sql.table(table)} as shown join photos on photos.id = shown.photo_id
    where shown.struttura_id = strutture.id
  )`;
}

function hostPhotoIn(table: 'strutture' | 'edit') {
  return sql<(StoredPhoto & { id: number; focus: FocalPoint | null }) | null>`(
    select json_build_object('id', id, 'hash', hash, 'width', width, 'height', height, 'focus', focus)
    from photos where photos.id = ${sql.ref(`${table}.accoglie_foto_id`)}
  )`;
}

const CAMERA_COLUMNS = [
  ...(['camere.id', 'nome_camera', 'camere.posti_letto', 'tipo_letti', 'letti_aggiuntivi', 'bagno_privato'] as const),
  ...([
    'camere.prezzo_notte_cents',
    'servizi_camera',
    'disponibile',
    'note',
    'camere.lingua',
    'camere.traduzioni',
  ] as const),
];

export function selectOwned(db: StruttureDb) {
  return db
    .selectFrom('strutture')
    .innerJoin('citta', 'citta.id', 'strutture.citta_id')
    .innerJoin('province', 'province.id', 'citta.provincia_id')
    .leftJoin('struttura_edits as edit', 'edit.struttura_id', 'strutture.id')
    .leftJoin('public_email_changes as wanted', 'wanted.struttura_id', 'strutture.id')
    .leftJoin('unseen_texts', 'unseen_texts.struttura_id', 'strutture.id')
    .leftJoin('refusals', 'refusals.struttura_id', 'strutture.id')
    .where('strutture.status', '<>', 'eliminata')
    .selectAll('strutture')
    .select([
      'citta.nome as citta',
      'province.sigla',
      'edit.form as edit_form',
      'edit.status as edit_status',
      'edit.motivo_rifiuto as edit_motivo',
      'edit.submitted_at as edit_submitted_at',
      'wanted.email as wanted_email',
      'wanted.expires_at as wanted_email_until',
      'unseen_texts.seen as seen_texts',
      'unseen_texts.changed_at as texts_changed_at',
      'refusals.motivo as refused_motivo',
      'refusals.refused_at',
      'refusals.version as refused_version',
      hostPhotoIn('strutture').as('host_photo'),
      hostPhotoIn('edit').as('edit_host_photo'),
      photosIn('struttura_photos').as('photos'),
      photosIn('struttura_edit_photos').as('edit_photos'),
    ])
    .select((query) => [
      jsonArrayFrom(
        query
          .selectFrom('camere')
          .whereRef('camere.struttura_id', '=', 'strutture.id')
          .select(CAMERA_COLUMNS)
          .orderBy('camere.id'),
      ).as('camere'),
    ]);
}

export type OwnedRow = Awaited<ReturnType<ReturnType<typeof selectOwned>['executeTakeFirstOrThrow']>>;

export function ownedRows(db: StruttureDb, email: string): Promise<OwnedRow[]> {
  return selectOwned(db).where('proprietario_email', '=', email).orderBy('strutture.id', 'desc').execute();
}

export function hiddenNames(db: StruttureDb, email: string): Promise<{ id: number; nome: string; citta: string }[]> {
  return db
    .selectFrom('strutture')
    .innerJoin('citta', 'citta.id', 'strutture.citta_id')
    .where('proprietario_email', '=', email)
    .where('strutture.status', '=', 'eliminata')
    .select(['strutture.id', 'strutture.nome', 'citta.nome as citta'])
    .orderBy('strutture.id', 'desc')
    .execute();
}

export function ownedRow(db: StruttureDb, id: number, email?: string): Promise<OwnedRow | undefined> {
  const query = selectOwned(db).where('strutture.id', '=', id);
  return (email === undefined ? query : query.where('proprietario_email', '=', email)).executeTakeFirst();
}

/**
 * Locks a struttura, then reads it in a second statement, because the snapshot of the locking statement predates the wait for the
 * lock. The lock mode permits inserts that reference the struttura: a transaction that holds the calendar lock may be inserting a
 * booking.
 */
export async function lockedRow(db: StruttureDb, id: number, email?: string): Promise<OwnedRow | undefined> {
  await db.selectFrom('strutture').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  // Bookings lock the units and then, by a trigger, the search rows. Locking in the same order prevents deadlocks.
  await sql`select from units where struttura_id = ${id} order by id for update`.execute(db);
  return ownedRow(db, id, email);
}

export async function updateOwnedStatus(
  db: StruttureDb,
  { email, id, from, to }: { email: string; id: number; from: StrutturaStatus; to: StrutturaStatus },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('strutture')
    .set({ status: to })
    .where('id', '=', id)
    .where('proprietario_email', '=', email)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateContacts(
  db: StruttureDb,
  id: number,
  contacts: { telefono: string | null; email?: string | null; prezzo_notte_cents?: number },
): Promise<void> {
  await db.updateTable('strutture').set(contacts).where('id', '=', id).execute();
}

export async function hasPortalBookings(
  db: StruttureDb,
  id: number,
  camere: readonly number[] | null,
): Promise<boolean> {
  const { rows } = await sql<{ booked: boolean }>`
    select has_own_bookings(${id}, ${camere}::integer[]) as booked`.execute(db);
  return rows[0]?.booked ?? false;
}

export async function hideStruttura(db: StruttureDb, id: number): Promise<void> {
  for (const table of ['undoable_decisions', 'unseen_texts', 'refusals'] as const) {
    await db.deleteFrom(table).where('struttura_id', '=', id).execute();
  }
  await db.updateTable('strutture').set({ status: 'eliminata' }).where('id', '=', id).execute();
}

export async function eraseStruttura(db: StruttureDb, id: number): Promise<void> {
  await db.deleteFrom('strutture').where('id', '=', id).execute();
}
