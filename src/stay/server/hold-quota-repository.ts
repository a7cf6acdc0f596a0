import { sql } from 'kysely';
import type { UnpaidHold } from '../rules/hold-quota.ts';
import type { StayDb } from './booking-repository.ts';

/** Removes the tag from the address, because many providers deliver `anna+mare@example.it` to the mailbox `anna@example.it`. */
function mailboxOf(email: ReturnType<typeof sql>) {
  return sql`regexp_replace(lower(${email}), '(.)\\+[^@]*@', '\\1@')`;
}

type Client = { guest_email: string; client_hash: Buffer };

/** Locks the network address and then the mailbox, always in this order, so that concurrent holds cannot deadlock. */
async function lockQuotas(transaction: StayDb, { guest_email, client_hash }: Client): Promise<void> {
  const address = `holds of ${client_hash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`.execute(transaction);
  const mailbox = mailboxOf(sql`${guest_email}::text`);
  await sql`select pg_advisory_xact_lock(hashtextextended('holds of ' || ${mailbox}, 0))`.execute(transaction);
}

/** Returns the unpaid holds that are open or recent. Locks the mailbox and the network address first. */
export async function lockUnpaidHolds(transaction: StayDb, client: Client, since: Date): Promise<UnpaidHold[]> {
  await lockQuotas(transaction, client);
  // This is a separate statement, so that it sees what other transactions committed before they released the locks.
  const [stored, requested] = [mailboxOf(sql`guest_email`), mailboxOf(sql`${client.guest_email}::text`)];
  const { rows } = await sql<UnpaidHold>`/* prepared */
    select created_at, expires_at as open_until, ${stored} = ${requested} as is_same_mailbox,
      coalesce(client_hash = ${client.client_hash}, false) as is_same_address
    from bookings
    where status in ('in_attesa_pagamento', 'scaduta') and payment_id is null
      and (${stored} = ${requested} or client_hash = ${client.client_hash})
      and (status = 'in_attesa_pagamento' or created_at > ${since})`.execute(transaction);
  return rows;
}
