import { sql } from 'kysely';
import type { PersonRecords, MovedAddress } from '../../kernel/people/person.ts';
import type { StruttureDb } from './repository.ts';

type Row = Record<string, unknown>;

async function rowsOfOwned(
  db: StruttureDb,
  table: 'camere' | 'tariffe' | 'unseen_texts',
  email: string,
): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(part) as row from ${sql.table(table)} as part
    join strutture on strutture.id = part.struttura_id
    where proprietario_email = ${email} order by part.struttura_id, to_jsonb(part) -> 'id'`.execute(db);
  return rows.map(({ row }) => row);
}

/**
 * Returns a person's strutture. For other owners' strutture that show the person's email address as a contact, returns only the
 * id, the name and that address.
 */
async function readStrutture(db: StruttureDb, email: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select case when proprietario_email = ${email}
      then to_jsonb(strutture) - 'submission_hash' || '{"role": "owner"}'
      else jsonb_build_object('role', 'contact', 'id', id, 'nome', nome, 'email', email) end as row
    from strutture where proprietario_email = ${email} or lower(email) = ${email} order by id`.execute(db);
  return rows.map(({ row }) => row);
}

async function readEdits(db: StruttureDb, email: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select case when proprietario_email = ${email} then to_jsonb(edit)
      else jsonb_build_object('role', 'contact', 'struttura_id', struttura_id, 'email', form ->> 'email') end as row
    from struttura_edits edit join strutture on strutture.id = struttura_id
    where struttura_id = any (array(select id from strutture where proprietario_email = ${email}))
      or lower(form ->> 'email') = ${email}
    order by struttura_id`.execute(db);
  return rows.map(({ row }) => row);
}

async function readRefusals(db: StruttureDb, email: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select case when proprietario_email = ${email} then to_jsonb(refusal)
      else jsonb_build_object('role', 'contact', 'struttura_id', struttura_id, 'email', version #>> '{form,email}') end as row
    from refusals refusal join strutture on strutture.id = struttura_id
    where proprietario_email = ${email} or lower(version #>> '{form,email}') = ${email} order by struttura_id`.execute(
    db,
  );
  return rows.map(({ row }) => row);
}

async function readGone(db: StruttureDb, email: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select jsonb_build_object('id', id, 'cin', cin, 'gone_at', gone_at) as row from gone_strutture
    where owner_mark is not null and owner_mark = owner_mark(cin, ${email}) order by id`.execute(db);
  return rows.map(({ row }) => row);
}

async function readRemoved(db: StruttureDb, email: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(removed_homes) as row from removed_homes where proprietario_email = ${email}
    order by struttura_id`.execute(db);
  return rows.map(({ row }) => row);
}

async function readWanted(db: StruttureDb, email: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select jsonb_build_object('struttura_id', struttura_id, 'email', wanted.email, 'expires_at', expires_at) as row
    from public_email_changes wanted join strutture on strutture.id = struttura_id
    where wanted.email = ${email} or proprietario_email = ${email} order by struttura_id`.execute(db);
  return rows.map(({ row }) => row);
}

export async function readOwnedRecords(db: StruttureDb, email: string): Promise<PersonRecords> {
  const read = {
    strutture: readStrutture(db, email),
    struttura_edits: readEdits(db, email),
    refusals: readRefusals(db, email),
    unseen_texts: rowsOfOwned(db, 'unseen_texts', email),
    camere: rowsOfOwned(db, 'camere', email),
    tariffe: rowsOfOwned(db, 'tariffe', email),
    gone_strutture: readGone(db, email),
    removed_homes: readRemoved(db, email),
    public_email_changes: readWanted(db, email),
  };
  const tables = Object.entries(read).map(async ([table, rows]) => [table, await rows] as const);
  return Object.fromEntries(await Promise.all(tables));
}

/** Returns the ids of an owner's strutture in locking order, without hidden strutture. */
export async function ownedIds(db: StruttureDb, email: string): Promise<number[]> {
  const rows = await db
    .selectFrom('strutture')
    .select('id')
    .where('proprietario_email', '=', email)
    .where('status', '<>', 'eliminata')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes an email address from all records that remain after the owner's strutture have been deleted. */
export async function forgetAddress(db: StruttureDb, email: string): Promise<void> {
  await sql`
    delete from public_email_changes where email = ${email}
      or struttura_id in (select id from strutture where proprietario_email = ${email})`.execute(db);
  await sql`
    update strutture set proprietario_email = null, telefono = null, email = null,
      accoglie_nome = null, accoglie_foto_id = null, accoglie_lingue = '{}', accoglie_parole = null
    where proprietario_email = ${email} and status = 'eliminata'`.execute(db);
  await sql`delete from removed_homes where proprietario_email = ${email}`.execute(db);
  await sql`
    update gone_strutture set owner_mark = null
    where owner_mark is not null and owner_mark = owner_mark(cin, ${email})`.execute(db);
  await sql`update strutture set email = null where lower(email) = ${email}`.execute(db);
  await sql`
    delete from undoable_decisions where strpos(lower(before::text), ${email}) > 0`.execute(db);
  await sql`
    update refusals set version = jsonb_set(version, '{form,email}', 'null')
    where lower(version #>> '{form,email}') = ${email}`.execute(db);
  await sql`
    update struttura_edits set form = form || '{"email": null}' where lower(form ->> 'email') = ${email}`.execute(db);
}

export async function isOwnersAddress(db: StruttureDb, email: string): Promise<boolean> {
  const owned = db.selectFrom('strutture').select('id').where('proprietario_email', '=', email).limit(1);
  return (await owned.executeTakeFirst()) !== undefined;
}

/** Returns the ids of an owner's strutture in locking order, including hidden strutture. */
export async function ownedIdsOfAll(db: StruttureDb, email: string): Promise<number[]> {
  const owned = db.selectFrom('strutture').select('id').where('proprietario_email', '=', email);
  return (await owned.orderBy('id').execute()).map(({ id }) => id);
}

export async function moveOwner(db: StruttureDb, id: number, to: string): Promise<void> {
  await db.updateTable('strutture').set({ proprietario_email: to }).where('id', '=', id).execute();
}

/** Updates the records of deleted homes to the owner's new address. A hash of the CIN and the address reserves each CIN for the owner. */
export async function moveGone(db: StruttureDb, { from, to }: MovedAddress): Promise<void> {
  await sql`
    update gone_strutture set owner_mark = owner_mark(cin, ${to})
    where owner_mark is not null and owner_mark = owner_mark(cin, ${from})`.execute(db);
  await sql`update removed_homes set proprietario_email = ${to} where proprietario_email = ${from}`.execute(db);
}
