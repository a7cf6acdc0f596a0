import { sql } from 'kysely';
import type { MovedAddress } from '../../kernel/people/person.ts';
import type { Db } from './tables.ts';

const NOW = sql<Date>`now()`;

function changes(db: Db) {
  return db
    .selectFrom('sign_in_address_changes as wanted')
    .innerJoin('accounts', 'accounts.id', 'wanted.account_id')
    .select(['account_id', 'accounts.email as old_email', 'new_email', 'old_token_hash', 'new_token_hash'])
    .select(({ eb }) => eb('wanted.expires_at', '<=', NOW).as('is_expired'));
}

export type AddressChange = NonNullable<Awaited<ReturnType<typeof changeOf>>>;

export function changeOf(db: Db, accountId: string) {
  return changes(db).where('account_id', '=', accountId).executeTakeFirst();
}

function byLink(db: Db, hash: string) {
  return changes(db)
    .where(({ or, eb }) => or([eb('old_token_hash', '=', hash), eb('new_token_hash', '=', hash)]))
    .where('wanted.expires_at', '>', NOW);
}

export function changeByLink(db: Db, hash: string): Promise<AddressChange | undefined> {
  return byLink(db, hash).executeTakeFirst();
}

/** Locks the row, because the user may open both links at the same time. */
export function lockChangeByLink(db: Db, hash: string): Promise<AddressChange | undefined> {
  return byLink(db, hash).forUpdate('wanted').executeTakeFirst();
}

type NewAddressChange = { account_id: string; new_email: string; old_token_hash: string; new_token_hash: string };

export async function putChange(db: Db, change: NewAddressChange, hours: number): Promise<void> {
  const columns = { ...change, expires_at: sql<Date>`now() + make_interval(hours => ${hours})` };
  await db
    .insertInto('sign_in_address_changes')
    .values(columns)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
}

export async function useLink(db: Db, accountId: string, side: 'old_token_hash' | 'new_token_hash'): Promise<void> {
  await db
    .updateTable('sign_in_address_changes')
    .set({ [side]: null })
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteChange(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('sign_in_address_changes').where('account_id', '=', accountId).execute();
}

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}

/** Changes an account's address. Deletes the sign-in links of the old address and all sessions except the confirming browser's. */
export async function moveAccount(
  db: Db,
  accountId: string,
  { from, to }: MovedAddress,
  currentSession: string | null,
) {
  await db.updateTable('accounts').set({ email: to, updated_at: NOW }).where('id', '=', accountId).execute();
  await sql`delete from sign_in_links where lower(proves::jsonb ->> 'email') = ${from}`.execute(db);
  const sessions = db.deleteFrom('sessions').where('account_id', '=', accountId);
  await (currentSession === null ? sessions : sessions.where('id', '<>', currentSession)).execute();
}

export async function deleteOldChanges(db: Db): Promise<void> {
  await sql`delete from sign_in_address_changes where expires_at < now() - interval '7 days'`.execute(db);
}
