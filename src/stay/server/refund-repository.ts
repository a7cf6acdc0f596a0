import { type Selectable, sql } from 'kysely';
import { asCents, type Cents } from '../../kernel/money/cents.ts';
import type { StayDb } from './booking-repository.ts';
import type { RefundReason, RefundStatus, StayTables } from './tables.ts';

const VALID_STATUSES: readonly RefundStatus[] = ['da_fare', 'riuscito'];

export type RefundRow = Selectable<StayTables['refunds']>;

export async function insertRefund(
  transaction: StayDb,
  refund: { booking_id: string; amount_cents: number; reason: RefundReason; status: RefundStatus; created_at: Date },
): Promise<string | null> {
  const inserted = await transaction
    .insertInto('refunds')
    .values({ ...refund, updated_at: refund.created_at })
    // A literal, because a generic plan with a parameter cannot use the partial index `refunds_once`.
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'reason']).where('reason', '<>', sql.lit('esterno')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

export function refundsOf(db: StayDb, bookingId: string): Promise<RefundRow[]> {
  return db.selectFrom('refunds').selectAll().where('booking_id', '=', bookingId).orderBy('created_at').execute();
}

export function findRefund(db: StayDb, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function settleRefund(
  db: StayDb,
  id: string,
  outcome: { status: RefundStatus; refund_id?: string | null; fault?: string | null; updated_at: Date },
): Promise<void> {
  await db.updateTable('refunds').set(outcome).where('id', '=', id).where('status', '=', 'da_fare').execute();
}

/** Records that a refund was rejected. Returns `false` if the refund is unknown or its rejection was already recorded. */
export async function markRefundRejected(
  transaction: StayDb,
  refund: { booking_id: string; refund_id: string },
  { fault, at }: { fault: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('refunds')
    .set({ status: 'fallito', fault, updated_at: at })
    .where('booking_id', '=', refund.booking_id)
    .where('refund_id', '=', refund.refund_id)
    .where('status', '<>', 'fallito')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** `refunded_cents` includes refunds in progress, but not failed ones. `is_late`: the payment arrived too late. */
export type RefundedAmount = { refunded_cents: Cents; is_late: boolean };

export async function refundedByBooking(
  db: StayDb,
  bookingIds: readonly string[],
): Promise<Map<string, RefundedAmount>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refunds')
    .where('booking_id', 'in', bookingIds)
    .groupBy('booking_id')
    .select([
      'booking_id',
      (query) => query.fn.sum<number | null>('amount_cents').filterWhere('status', 'in', VALID_STATUSES).as('cents'),
      sql<boolean>`bool_or(reason = 'pagamento_tardivo')`.as('is_late'),
    ])
    .execute();
  return new Map(
    rows.map(({ booking_id, cents, is_late }) => [booking_id, { refunded_cents: asCents(cents ?? 0), is_late }]),
  );
}

export function refundsLeft(db: StayDb, before: Date): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('status', '=', 'da_fare')
    .where('updated_at', '<', before)
    .orderBy('created_at')
    .limit(100)
    .execute();
}
