import { type QueryExecutorProvider, sql } from 'kysely';
import { MAIL_QUEUE } from './mail-queue.ts';

export async function noteMailSent(db: QueryExecutorProvider, at: Date): Promise<void> {
  await sql`
    insert into last_mail (sent_at) values (${at}) on conflict (only_row) do update set sent_at = excluded.sent_at`.execute(
    db,
  );
}

export async function readLastMail(db: QueryExecutorProvider): Promise<Date | null> {
  const { rows } = await sql<{ sent_at: Date }>`select sent_at from last_mail`.execute(db);
  return rows[0]?.sent_at ?? null;
}

/** Deletes a queued email unless a worker has started it. The lock makes concurrent workers skip the row. */
export async function withdrawMail(transaction: QueryExecutorProvider, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from pgboss.job where name = ${MAIL_QUEUE.name} and id = ${id} and state = 'created' returning id`.execute(
    transaction,
  );
  return rows.length > 0;
}
