import { type Kysely, sql } from 'kysely';
import type { PersonRecords } from '../../kernel/people/person.ts';
import type { PrivacyTables } from './tables.ts';

type Db = Kysely<PrivacyTables>;

/** Expiry time of a new link. The email states this lifetime. */
const LINK = sql<Date>`now() + interval '1 hour'`;

export async function insertLink(db: Db, link: { token_hash: string; email: string }): Promise<void> {
  await db
    .insertInto('person_links')
    .values({ ...link, expires_at: LINK })
    .execute();
}

export async function emailOfLink(db: Db, tokenHash: string): Promise<string | null> {
  const link = await db
    .selectFrom('person_links')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link?.email ?? null;
}

export async function readLinks(db: Db, email: string): Promise<PersonRecords> {
  const links = db.selectFrom('person_links').select(['email', 'created_at', 'expires_at']);
  return { person_links: await links.where('email', '=', email).execute() };
}

export async function eraseLinks(db: Db, email: string): Promise<void> {
  await db.deleteFrom('person_links').where('email', '=', email).execute();
}

export async function deleteOldLinks(db: Db): Promise<void> {
  await db.deleteFrom('person_links').where('expires_at', '<', sql<Date>`now()`).execute();
}
