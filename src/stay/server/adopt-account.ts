import type { Kysely } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import { updateOnboarding } from '../../strutture/server/onboarding-service.ts';
import type { StruttureTables } from '../../strutture/server/service.ts';
import { isAccountActive } from '../rules/payout-state.ts';
import { findPayout } from './payout-repository.ts';
import type { StayTables } from './tables.ts';

/**
 * Gives a struttura that goes online the account that its owner has with the payment provider, and with it the badge where the
 * account is active; in the transaction that publishes it. Who has none opens one in the owner's area, for all their strutture.
 */
export function createAccountAdoption({ clock }: { clock: Clock }) {
  return async (
    strutture: Kysely<StruttureTables>,
    { id, proprietario_email }: { id: number; proprietario_email: string },
  ): Promise<void> => {
    const transaction = strutture.$extendTables<StayTables>();
    const account = await findPayout(transaction, 'proprietario_email', proprietario_email);
    if (account === undefined) return;
    const { account_id } = account;
    const is_complete = isAccountActive(account);
    await updateOnboarding(transaction, {
      id,
      proprietario_email,
      account_id,
      is_complete,
      is_news: true,
      at: clock.now(),
    });
  };
}
