import type { Kysely, Selectable } from 'kysely';
import type { StayDb } from './booking-repository.ts';
import type { ProviderAccount } from './payment-provider.ts';
import type { StayTables } from './tables.ts';

export type PayoutRow = Selectable<StayTables['payout_accounts']>;

export function findPayout(
  db: Kysely<Pick<StayTables, 'payout_accounts'>>,
  by: 'proprietario_email' | 'account_id',
  value: string,
): Promise<PayoutRow | undefined> {
  return db.selectFrom('payout_accounts').selectAll().where(by, '=', value).executeTakeFirst();
}

/** Stores the owner's account. Replaces an existing one only if it is `gone` or belongs to another provider. */
export async function claimPayout(
  db: StayDb,
  claim: { email: string; provider: PayoutRow['provider']; account: ProviderAccount; gone: string | null; at: Date },
): Promise<PayoutRow> {
  const values = { ...claim.account, provider: claim.provider, read_at: claim.at };
  // Conflicts are ignored, because concurrent requests by the same owner store the same account.
  await db
    .insertInto('payout_accounts')
    .values({ ...values, proprietario_email: claim.email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('payout_accounts')
    .set(values)
    .where('proprietario_email', '=', claim.email)
    .where((where) => where.or([where('provider', '<>', claim.provider), where('account_id', '=', claim.gone)]))
    .execute();
  return db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('proprietario_email', '=', claim.email)
    .executeTakeFirstOrThrow();
}

/** Updates an account unless a later state is already stored. */
export function updatePayout(
  transaction: StayDb,
  { account_id, ...status }: ProviderAccount,
  readAt: Date,
): Promise<PayoutRow | undefined> {
  return transaction
    .updateTable('payout_accounts')
    .set({ ...status, read_at: readAt })
    .where('account_id', '=', account_id)
    .where((where) => where.or([where('read_at', 'is', null), where('read_at', '<=', readAt)]))
    .returningAll()
    .executeTakeFirst();
}
