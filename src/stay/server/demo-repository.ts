import type { Selectable } from 'kysely';
import type { StayDb } from './booking-repository.ts';
import type { ProviderAccount } from './payment-provider.ts';
import type { StayTables } from './tables.ts';

export type DemoCheckoutRow = Selectable<StayTables['demo_checkouts']>;

export type NewDemoCheckout = Pick<DemoCheckoutRow, 'id' | 'booking_id' | 'capture' | 'amount_cents' | 'expires_at'> & {
  request: string;
};

export async function openDemoCheckout(db: StayDb, checkout: NewDemoCheckout): Promise<DemoCheckoutRow> {
  const opened = await db
    .insertInto('demo_checkouts')
    .values(checkout)
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (opened !== undefined) return opened;
  return db
    .selectFrom('demo_checkouts')
    .selectAll()
    .where('booking_id', '=', checkout.booking_id)
    .executeTakeFirstOrThrow();
}

export function lockDemoCheckout(
  transaction: StayDb,
  by: 'id' | 'payment_id',
  value: string,
): Promise<DemoCheckoutRow | undefined> {
  return transaction.selectFrom('demo_checkouts').selectAll().where(by, '=', value).forUpdate().executeTakeFirst();
}

export async function updateDemoCheckout(
  transaction: StayDb,
  id: string,
  change: Partial<Pick<DemoCheckoutRow, 'status' | 'payment_id' | 'payment_status' | 'refunded_cents'>>,
): Promise<void> {
  await transaction.updateTable('demo_checkouts').set(change).where('id', '=', id).execute();
}

export function findDemoRefund(transaction: StayDb, key: string) {
  return transaction.selectFrom('demo_refunds').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

export async function insertDemoRefund(
  transaction: StayDb,
  refund: { idempotency_key: string; checkout_id: string; amount_cents: number },
): Promise<void> {
  await transaction.insertInto('demo_refunds').values(refund).execute();
}

export function findDemoAccount(db: StayDb, accountId: string): Promise<ProviderAccount | undefined> {
  return db
    .selectFrom('payout_accounts')
    .select([
      'account_id',
      'charges_enabled',
      'details_submitted',
      'payouts_enabled',
      'requirements',
      'disabled_reason',
    ])
    .where('account_id', '=', accountId)
    .where('provider', '=', 'demo')
    .executeTakeFirst();
}
