import { type QueryExecutorProvider, sql } from 'kysely';
import { MAIL_QUEUE } from './mail-queue.ts';

/**
 * Forgets a mail that nobody has begun to send; gives whether there was one. A portal that takes it at the same time passes over
 * a row that is being deleted, and a row that it has taken is not `created` any more.
 */
export async function withdrawMail(transaction: QueryExecutorProvider, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from pgboss.job where name = ${MAIL_QUEUE.name} and id = ${id} and state = 'created' returning id`.execute(
    transaction,
  );
  return rows.length > 0;
}
