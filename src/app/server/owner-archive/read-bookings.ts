import { sql } from 'kysely';
import type { BookingStatus, CancelledBy } from '../../../stay/rules/booking.ts';
import type { AgreedTerms } from '../../../stay/server/tables.ts';
import type { Db } from '../database.ts';

export type ArchivedBooking = {
  codice: string;
  agreed: AgreedTerms;
  status: BookingStatus;
  cancelled_by: CancelledBy | null;
  is_charged: boolean;
  is_late: boolean;
  check_in: string;
  check_out: string;
  guests: number;
  guest_name: string;
  guest_email: string;
  guest_phone: string;
  notes: string;
  total_cents: number;
  fee_cents: number;
  /** Paid back, or on its way, as its owner's page says. */
  refunded_cents: number;
};

/** Every booking and request of a struttura in the order of arrival. Who held nights and never paid is in no archive. */
export async function readBookings(db: Db, strutturaId: number): Promise<ArchivedBooking[]> {
  const { rows } = await sql<ArchivedBooking>`
    select codice, agreed, status, cancelled_by, paid_cents > 0 as is_charged, is_late,
      lower(period) as check_in, upper(period) as check_out, guests, guest_name, guest_email, guest_phone, notes,
      total_cents, fee_cents, refunded_cents
    from bookings, lateral (
      select coalesce(bool_or(reason = 'pagamento_tardivo'), false) as is_late,
        coalesce(sum(amount_cents) filter (where refunds.status in ('da_fare', 'riuscito')), 0)::integer as refunded_cents
      from refunds where booking_id = bookings.id
    ) as back
    where struttura_id = ${strutturaId} and status <> 'in_attesa_pagamento'
      and (status <> 'scaduta' or payment_id is not null)
    order by period, created_at`.execute(db);
  return rows;
}
