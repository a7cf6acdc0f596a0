import type { Kysely } from 'kysely';
import type { StruttureTables } from './tables.ts';

/** `is_news` is true if the state has changed; the update then overrides a flag set by an administrator. */
export type Onboarding = {
  id?: number;
  proprietario_email: string;
  account_id: string;
  is_complete: boolean;
  is_news: boolean;
  at: Date;
};

/**
 * Stores the state of an owner's payment onboarding and returns the number of changed strutture. A repeated state of the same
 * account does not override an administrator's flag.
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
