import { sql } from 'kysely';
import type { Account } from '../../kernel/people/account.ts';
import type { Db } from './tables.ts';

const HOUR_SECONDS = 3600;

const LINKS = { quarter: 3, day: 10 };

export function otherMailsTo(email: string): string {
  return `other ${email}`;
}

/** Counts an email in a single statement, so that concurrent requests are all counted. Returns `false` above the limits. */
export async function countLink(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    insert into sign_in_requests as known (email, sent_at)
    values (${email}, array[now()])
    on conflict (email) do update set
      sent_at = array(select at from unnest(known.sent_at) as at where at > now() - interval '24 hours' order by at) || now()
    where (select count(*) from unnest(known.sent_at) as at where at > now() - interval '15 minutes') < ${LINKS.quarter}
      and (select count(*) from unnest(known.sent_at) as at where at > now() - interval '24 hours') < ${LINKS.day}
    returning email
  `.execute(db);
  return rows.length > 0;
}

export async function emailOfLink(db: Db, tokenHash: string): Promise<string | null> {
  const link = await db
    .selectFrom('sign_in_links')
    .select(sql<string | null>`proves::jsonb ->> 'email'`.as('email'))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link?.email ?? null;
}

type NewLink = { email: string; lingua: string; token_hash: string; hours: number };

export async function insertLink(db: Db, link: NewLink): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${link.hours * HOUR_SECONDS})`;
  const proves = JSON.stringify({ email: link.email, lingua: link.lingua });
  await db.insertInto('sign_in_links').values({ token_hash: link.token_hash, proves, expires_at }).execute();
}

/** Uses up a link and returns its account, which is created if necessary. */
export async function useLink(db: Db, tokenHash: string, lingua: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    with used as (delete from sign_in_links where token_hash = ${tokenHash} and expires_at > now() returning proves)
    insert into accounts as known (email, lingua) select proves::jsonb ->> 'email', ${lingua} from used
    on conflict (email) do update set lingua = excluded.lingua
    returning id, email`.execute(db);
  return rows[0] ?? null;
}

export async function findAccount(db: Db, id: string): Promise<Account | null> {
  return (await db.selectFrom('accounts').select(['id', 'email']).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function deleteOld(db: Db): Promise<void> {
  await sql`delete from sign_in_links where expires_at < now()`.execute(db);
  await sql`
    delete from sign_in_requests where sent_at[cardinality(sent_at)] < now() - interval '24 hours'
  `.execute(db);
}

/** Stores a secret unless one is already stored, and returns the stored value. */
export async function insertSecretOnce(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return stored.value;
}
