import { type Kysely, sql } from 'kysely';
import type { ErasureEntry } from './erasure-entry.ts';
import type { PrivacyTables } from './tables.ts';

type Db = Kysely<PrivacyTables>;

export async function readErasureKey(db: Db): Promise<Buffer> {
  const { rows } = await sql<{ erasure_key: Buffer }>`select erasure_key from database_identity`.execute(db);
  const [identity] = rows;
  if (identity === undefined) throw new Error('the database has no identity');
  return identity.erasure_key;
}

export async function insertErasure(db: Db, erasure: PrivacyTables['erasures']): Promise<void> {
  await db
    .insertInto('erasures')
    .values(erasure)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function entryOf({ id, email_hash, erased_at }: PrivacyTables['erasures']): ErasureEntry {
  return { id, email_hash, erased_at: erased_at.toISOString() };
}

export async function listAll(db: Db): Promise<ErasureEntry[]> {
  return (await db.selectFrom('erasures').selectAll().execute()).map(entryOf);
}

export async function listUnstored(db: Db): Promise<ErasureEntry[]> {
  return (await db.selectFrom('erasures').selectAll().where('stored_at', 'is', null).execute()).map(entryOf);
}

export async function markStored(db: Db, id: string): Promise<void> {
  await db.updateTable('erasures').set({ stored_at: new Date() }).where('id', '=', id).execute();
}

export async function listIds(db: Db): Promise<string[]> {
  return (await db.selectFrom('erasures').select('id').execute()).map(({ id }) => id);
}

export async function listDue(db: Db): Promise<string[]> {
  const due = await db.selectFrom('erasures').select('email_hash').where('applied_at', 'is', null).execute();
  return due.map(({ email_hash }) => email_hash);
}

export async function markApplied(db: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db.updateTable('erasures').set({ applied_at: new Date() }).where('email_hash', 'in', hashes).execute();
}
