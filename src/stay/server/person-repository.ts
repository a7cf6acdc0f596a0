import { sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { PersonRecords, StayAhead, MovedAddress } from '../../kernel/people/person.ts';
import { ERASED_EMAIL, ERASED_NAME, ERASED_PHONE } from '../rules/erased-guest.ts';
import { type BookingRow, selectBookings, type StayDb } from './booking-repository.ts';

type Row = Record<string, unknown>;

/**
 * Matches bookings that the law requires the portal to retain, because they involve money (articles 2220 and 2946 of the Italian
 * civil code).
 */
const RETAINED_BY_LAW = sql<boolean>`(paid_cents > 0 or status = 'confermata' or needs_review is not null)`;
const IS_OPEN = sql<boolean>`status in ('in_attesa_pagamento', 'richiesta')`;

/** Withholds the address of an approximate location from guests without a confirmed booking (ADR 0080). */
const WITHHELD = sql`case when status <> 'confermata' and exists (
  select from strutture where strutture.id = struttura_id and posizione_approssimativa
) then '{agreed,indirizzo}'::text[] else '{}' end`;

async function rowsOf(db: StayDb, query: ReturnType<typeof sql<{ row: Row }>>): Promise<Row[]> {
  return (await query.execute(db)).rows.map(({ row }) => row);
}

/** Returns a person's bookings. Owners receive no guest data. Each part of the union uses its own index. */
function readBookings(db: StayDb, email: string): Promise<Row[]> {
  return rowsOf(
    db,
    sql`
    select case when lower(guest_email) = ${email}
      then to_jsonb(bookings) - array['request_key', 'request_hash', 'client_hash', 'unit_id', 'places', 'session_id',
        'checkout_url'] #- ${WITHHELD} || jsonb_build_object('role', 'guest', 'is_kept_by_law', ${RETAINED_BY_LAW})
      else jsonb_build_object('role', 'host', 'is_kept_by_law', ${RETAINED_BY_LAW}, 'id', id, 'struttura', agreed ->> 'nome',
        'period', period, 'status', status, 'total_cents', total_cents, 'email', agreed ->> 'email') end as row
    from bookings
    where id in (
      select id from bookings where lower(guest_email) = ${email}
      union select id from bookings where lower(agreed ->> 'email') = ${email}
      union select bookings.id from bookings join strutture on strutture.id = struttura_id
        where proprietario_email = ${email}
    )
    order by created_at`,
  );
}

export async function readStays(db: StayDb, email: string): Promise<PersonRecords> {
  const ofGuest = sql`booking_id in (select id from bookings where lower(guest_email) = ${email})`;
  const [bookings, refunds, demo_checkouts, payout_accounts] = await Promise.all([
    readBookings(db, email),
    rowsOf(db, sql`select to_jsonb(refunds) - 'fault' as row from refunds where ${ofGuest} order by created_at`),
    rowsOf(
      db,
      sql`
      select jsonb_build_object('booking_id', booking_id, 'status', status, 'amount_cents', amount_cents, 'request', request,
        'created_at', created_at) as row
      from demo_checkouts where ${ofGuest} order by created_at`,
    ),
    rowsOf(db, sql`select to_jsonb(payout_accounts) as row from payout_accounts where proprietario_email = ${email}`),
  ]);
  return { bookings, refunds, demo_checkouts, payout_accounts };
}

const MAX_STAYS_AHEAD = 50;

/** Returns a person's stays, as guest or host, under the same conditions as the database function `has_future_bookings`. */
export async function readStaysAhead(db: StayDb, email: string, today: CalendarDate): Promise<StayAhead[]> {
  const { rows } = await sql<StayAhead>`
    select bookings.id, case when proprietario_email = ${email} then 'host' else 'guest' end as role, bookings.status,
      concat_ws(', ', nome, agreed ->> 'camera') as nome,
      lower(period) as check_in, upper(period) as check_out
    from bookings join strutture on strutture.id = struttura_id
    where bookings.id in (
      select id from bookings where lower(guest_email) = ${email}
      union select bookings.id from bookings join strutture on strutture.id = struttura_id
        where proprietario_email = ${email}
    ) and bookings.status in ('in_attesa_pagamento', 'richiesta', 'confermata') and upper(period) > ${today}
    order by lower(period), bookings.id
    limit ${MAX_STAYS_AHEAD}`.execute(db);
  return rows;
}

export function openBookingsOf(db: StayDb, email: string): Promise<BookingRow[]> {
  return selectBookings(db)
    .where(sql<boolean>`lower(guest_email) = ${email}`)
    .where(IS_OPEN)
    .orderBy('created_at')
    .execute();
}

/**
 * Erases a guest's data without deleting bookings, because a late refund may need them. Bookings that the law requires the portal
 * to retain lose only their notes and `client_hash`, after the departure.
 */
export async function eraseGuest(db: StayDb, email: string, today: CalendarDate): Promise<void> {
  await sql`update bookings set guest_erased_at = now() where lower(guest_email) = ${email}`.execute(db);
  await sql`
    update demo_checkouts set request = request || ${JSON.stringify({ guest_email: ERASED_EMAIL })}::jsonb
    where booking_id in (select id from bookings where lower(guest_email) = ${email})`.execute(db);
  await sql`
    update bookings set notes = '', client_hash = null
    where lower(guest_email) = ${email} and ${RETAINED_BY_LAW} and upper(period) <= ${today}`.execute(db);
  await sql`
    update bookings set guest_name = ${ERASED_NAME}, guest_email = ${ERASED_EMAIL}, guest_phone = ${ERASED_PHONE},
      notes = '', client_hash = null, request_key = null, request_hash = null
    where lower(guest_email) = ${email} and not ${RETAINED_BY_LAW}`.execute(db);
}

/**
 * Removes the owner's contact details from bookings and deletes the payout account, except where the law requires the portal to
 * retain them.
 */
export async function eraseHost(db: StayDb, email: string): Promise<void> {
  await sql`
    update bookings set agreed = agreed || '{"email": null, "telefono": null}'
    where lower(agreed ->> 'email') = ${email} and not ${RETAINED_BY_LAW}`.execute(db);
  await sql`
    delete from payout_accounts where proprietario_email = ${email} and not exists (
      select from bookings where bookings.account_id = payout_accounts.account_id and ${RETAINED_BY_LAW}
    )`.execute(db);
}

export async function isPayoutAddress(db: StayDb, email: string): Promise<boolean> {
  const account = db.selectFrom('payout_accounts').select('account_id').where('proprietario_email', '=', email);
  return (await account.executeTakeFirst()) !== undefined;
}

/**
 * Moves the payout account and bookings to a new email address. Unpaid holds retain the old one, because retried provider
 * requests must be identical.
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
