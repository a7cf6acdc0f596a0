import { sql } from 'kysely';
import type { PersonRecords } from '../../kernel/people/person.ts';
import { otherMailsTo } from './repository.ts';
import type { Db } from './tables.ts';

export async function readAccount(db: Db, email: string): Promise<PersonRecords> {
  const [accounts, sessions, links, requests, changes, others] = await Promise.all([
    db
      .selectFrom('accounts')
      .select(['email', 'lingua', 'created_at', 'updated_at'])
      .where('email', '=', email)
      .execute(),
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['sessions.created_at', 'used_at', 'expires_at'])
      .where('email', '=', email)
      .execute(),
    db.selectFrom('sign_in_links').select(['created_at', 'expires_at']).where(provesAddress(email)).execute(),
    db
      .selectFrom('sign_in_requests')
      .selectAll()
      .where('email', 'in', [email, otherMailsTo(email)])
      .execute(),
    db
      .selectFrom('sign_in_address_changes as wanted')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['new_email', 'wanted.created_at', 'wanted.expires_at'])
      .where(({ or, eb }) => or([eb('new_email', '=', email), eb('accounts.email', '=', email)]))
      .execute(),
    readSecondFactors(db, email),
  ]);
  return {
    accounts,
    sessions,
    sign_in_links: links,
    sign_in_requests: requests,
    sign_in_address_changes: changes,
    ...others,
  };
}

async function readSecondFactors(db: Db, email: string): Promise<PersonRecords> {
  const [passkeys, admins, links] = await Promise.all([
    db
      .selectFrom('account_passkeys')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['nome', 'account_passkeys.created_at', 'used_at'])
      .where('email', '=', email)
      .execute(),
    db.selectFrom('admins').select(['username', 'email']).where('email', '=', email).execute(),
    db.selectFrom('admin_links').select(['email', 'purpose', 'expires_at']).where('email', '=', email).execute(),
  ]);
  return { account_passkeys: passkeys, admins, admin_links: links };
}

function provesAddress(email: string) {
  return sql<boolean>`lower(proves::jsonb ->> 'email') = ${email}`;
}

/** Deletes the account of an address. Administrators with this address remain, but the address is removed from their accounts. */
export async function eraseAccount(db: Db, email: string): Promise<void> {
  await db.deleteFrom('accounts').where('email', '=', email).execute();
  await db.updateTable('admins').set({ email: null }).where('email', '=', email).execute();
  await db.deleteFrom('admin_links').where('email', '=', email).execute();
  await db.deleteFrom('sign_in_address_changes').where('new_email', '=', email).execute();
  await db.deleteFrom('sign_in_links').where(provesAddress(email)).execute();
  await db
    .deleteFrom('sign_in_requests')
    .where('email', 'in', [email, otherMailsTo(email)])
    .execute();
}
