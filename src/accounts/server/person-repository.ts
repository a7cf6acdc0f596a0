import { sql } from 'kysely';
import type { PersonRecords } from '../../kernel/person.ts';
import { otherMailsTo } from './repository.ts';
import type { Db } from './tables.ts';

export async function readAccount(db: Db, email: string): Promise<PersonRecords> {
  const [accounts, sessions, links, requests, changes] = await Promise.all([
    db.selectFrom('accounts').select(['email', 'created_at', 'updated_at']).where('email', '=', email).execute(),
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
  ]);
  return {
    accounts,
    sessions,
    sign_in_links: links,
    sign_in_requests: requests,
    sign_in_address_changes: changes,
  };
}

function provesAddress(email: string) {
  return sql<boolean>`lower(proves::jsonb ->> 'email') = ${email}`;
}

/** Deletes the account of an address: its sessions end with it. */
export async function eraseAccount(db: Db, email: string): Promise<void> {
  await db.deleteFrom('accounts').where('email', '=', email).execute();
  await db.deleteFrom('sign_in_address_changes').where('new_email', '=', email).execute();
  await db.deleteFrom('sign_in_links').where(provesAddress(email)).execute();
  await db
    .deleteFrom('sign_in_requests')
    .where('email', 'in', [email, otherMailsTo(email)])
    .execute();
}
