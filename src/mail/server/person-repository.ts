import { type QueryExecutorProvider, sql } from 'kysely';
import type { PersonRecords } from '../../kernel/people/person.ts';
import { MAIL_QUEUE } from './mail-queue.ts';

type AnyDb = QueryExecutorProvider;

/** Reads the emails to an address. Omits the text, because it can contain a sign-in link. */
export async function readMails(db: AnyDb, email: string): Promise<PersonRecords> {
  const { rows } = await sql<{ subject: string; created_at: Date }>`
    select data ->> 'subject' as subject, created_on as created_at from pgboss.job
    where name = ${MAIL_QUEUE.name} and data ->> 'to' = ${email} order by created_on`.execute(db);
  return { mails: rows };
}

export async function eraseMails(db: AnyDb, email: string): Promise<void> {
  await sql`
    delete from pgboss.job where name = ${MAIL_QUEUE.name} and state in ('completed', 'cancelled', 'failed')
      and strpos(lower(data::text), ${email}) > 0`.execute(db);
  await sql`delete from pgboss.job where name = ${MAIL_QUEUE.name} and data ->> 'to' = ${email}`.execute(db);
}
