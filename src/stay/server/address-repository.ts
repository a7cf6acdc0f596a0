import { sql } from 'kysely';
import type { MovedAddress } from '../../kernel/person.ts';
import type { StayDb } from './booking-repository.ts';

export async function isPayoutAddress(db: StayDb, email: string): Promise<boolean> {
  const account = db.selectFrom('payout_accounts').select('account_id').where('proprietario_email', '=', email);
  return (await account.executeTakeFirst()) !== undefined;
}

/**
 * What was agreed stays as it was shown; who is written to about it changes. A hold that is being paid keeps its address: its provider
 * is asked for its session again in the very same words.
 */
export async function moveStays(db: StayDb, { from, to }: MovedAddress): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({ proprietario_email: to })
    .where('proprietario_email', '=', from)
    .execute();
  await sql`
    update demo_checkouts set request = request || jsonb_build_object('guest_email', ${to}::text)
    where booking_id in (
      select id from bookings where lower(guest_email) = ${from} and status <> 'in_attesa_pagamento'
    )`.execute(db);
  await sql`update bookings set guest_email = ${to}
    where lower(guest_email) = ${from} and status <> 'in_attesa_pagamento'`.execute(db);
}
