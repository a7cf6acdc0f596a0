import { type QueryExecutorProvider, sql } from 'kysely';
import { MAIL_QUEUE } from './mail-queue.ts';

/** Gives whether there was one. A portal taking it at the same time passes over a row that is being deleted. */
export async function withdrawMail(transaction: QueryExecutorProvider, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from pgboss.job where name = ${MAIL_QUEUE.name} and id = ${id} and state = 'created' returning id`.execute(
    transaction,
  );
  return rows.length > 0;
}
