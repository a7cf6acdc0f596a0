import type { Kysely } from 'kysely';
import type { StruttureTables } from './tables.ts';

/**
 * What the payment provider says of an owner's account. `id`: for this struttura of theirs alone. `is_news`: it is another word than
 * the one before, and then it counts for more than an administrator's.
 */
export type Onboarding = {
  id?: number;
  proprietario_email: string;
  account_id: string;
  is_complete: boolean;
  is_news: boolean;
  at: Date;
};

/**
 * Gives all strutture of an owner the account and whether it is complete, on and off; gives how many that changed. What the provider
 * only says again leaves standing what an administrator has said by hand since.
 */
export async function updateOnboarding(db: Kysely<StruttureTables>, onboarding: Onboarding): Promise<number> {
  const { id, proprietario_email, account_id, is_complete, is_news, at } = onboarding;
  const all = db
    .updateTable('strutture')
    .set({
      stripe_account_id: account_id,
      stripe_onboarding_completed: is_complete,
      onboarding_by: 'stripe',
      onboarding_at: at,
    })
    .where('proprietario_email', '=', proprietario_email);
  const query = is_news
    ? all
    : all.where((where) =>
        where.or([
          where('onboarding_by', 'is distinct from', 'admin'),
          where('stripe_account_id', 'is distinct from', account_id),
        ]),
      );
  const { numUpdatedRows } = await (id === undefined ? query : query.where('id', '=', id)).executeTakeFirst();
  return Number(numUpdatedRows);
}
