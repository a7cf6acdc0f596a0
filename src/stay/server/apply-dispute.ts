import type { BookingFact } from '../rules/booking-fact.ts';
import { applyFactIn, remainingPaid } from './apply-fact.ts';
import { DISPUTE_WON } from './booking-row.ts';
import { type BookingRow, lockPayment, type StayDb, attachPendingDisputes } from './booking-repository.ts';
import type { StayDependencies } from './stay-dependencies.ts';

const CLOSED = [...DISPUTE_WON, 'lost'];

export type Dispute = { status: string; is_closed: boolean };

async function disputeFact(
  transaction: StayDb,
  booking: BookingRow,
  { status, is_closed }: Dispute,
): Promise<BookingFact | null> {
  // If the dispute is already closed, an event about its opening is stale.
  if (!is_closed) return CLOSED.includes(booking.dispute_status ?? '') ? null : { kind: 'dispute_opened' };
  if (status !== 'lost') return { kind: 'dispute_won' };
  return { kind: 'dispute_lost', amount_cents: await remainingPaid(transaction, booking) };
}

export async function applyDispute(
  transaction: StayDb,
  deps: StayDependencies,
  { booking, dispute }: { booking: BookingRow; dispute: Dispute },
): Promise<BookingRow> {
  const fact = await disputeFact(transaction, booking, dispute);
  if (fact === null) return booking;
  const annotations = { dispute_status: dispute.status };
  return (await applyFactIn(transaction, deps, { booking, fact, annotations })).booking;
}

export async function applyEarlyDisputes(
  transaction: StayDb,
  deps: StayDependencies,
  { booking, payment_id }: { booking: BookingRow; payment_id: string },
): Promise<BookingRow> {
  await lockPayment(transaction, payment_id);
  let disputed = booking;
  for (const status of await attachPendingDisputes(transaction, { payment_id, booking_id: booking.id })) {
    const dispute = { status, is_closed: CLOSED.includes(status) };
    disputed = await applyDispute(transaction, deps, { booking: disputed, dispute });
  }
  return disputed;
}
