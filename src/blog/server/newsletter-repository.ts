import { sql } from 'kysely';
import type { Language } from '../../kernel/language.ts';
import type { ReaderDb } from './tables.ts';

export type ConfirmKey = { confirm_hash: Buffer; confirm_until: Date };

export async function insertSubscriber(
  db: ReaderDb,
  subscriber: ConfirmKey & { email: string; now: Date; privacy_versione: string; lingua: Language },
): Promise<boolean> {
  const { now, ...columns } = subscriber;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_subscribers')
    .values({ ...columns, confirmed_at: null, asked_at: now, mailed_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function lockUnmailed(transaction: ReaderDb, email: string, since: Date) {
  return transaction
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'stato', 'leave_token', 'lingua'])
    .where('email', '=', email)
    .where('mailed_at', '<=', since)
    .forUpdate()
    .executeTakeFirst();
}

export async function recordMail(
  db: ReaderDb,
  id: number,
  { now, key }: { now: Date; key: (ConfirmKey & { lingua: Language }) | null },
): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ mailed_at: now, ...(key !== null && { ...key, asked_at: now }) })
    .where('id', '=', id)
    .execute();
}

/** Confirms a subscription. A repeated confirmation changes nothing. Returns `false` if the token is unknown or has expired unconfirmed. */
export async function confirmSubscriber(
  db: ReaderDb,
  { hash, now, privacy_versione }: { hash: Buffer; now: Date; privacy_versione: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set((query) => ({
      stato: 'confermato' as const,
      confirmed_at: query.fn.coalesce('confirmed_at', query.val(now)),
      privacy_versione: sql<string>`case when stato = 'in_attesa' then ${privacy_versione} else privacy_versione end`,
    }))
    .where('confirm_hash', '=', hash)
    .where((query) => query.or([query('stato', '=', 'confermato'), query('confirm_until', '>', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteSubscriber(db: ReaderDb, leaveToken: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('leave_token', '=', leaveToken).execute();
}

export async function eraseUnconfirmed(db: ReaderDb, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscribers')
    .where('stato', '=', 'in_attesa')
    .where('asked_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
