import { hash } from 'node:crypto';
import type { Account } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import { paths } from '../../kernel/pages/paths.ts';
import type { Payout, PayoutService } from '../payout-contract.ts';
import { isAccountActive, payoutState } from '../rules/payout-state.ts';
import { recordEvent, type StayDb } from './booking-repository.ts';
import { ACCOUNT_GONE, type PaymentProvider, type ProviderAccount, ProviderError } from './payment-provider.ts';
import { claimPayout, findPayout, type PayoutRow, updatePayout } from './payout-repository.ts';
import type { Kysely } from 'kysely';
import { type StruttureTables, updateOnboarding } from '../../strutture/server/service.ts';
import type { StayTables } from './tables.ts';
import { ownerMessages } from '../messages/by-request.ts';

type PayoutDependencies = { db: StayDb; clock: Clock; provider: PaymentProvider; publicUrl: string };

const ABSENT: Payout = { stato: 'assente', is_demo: false, payouts_enabled: false, requirements: [], read_at: null };

function present(row: PayoutRow): Payout {
  const { payouts_enabled, requirements, read_at } = row;
  const common = { payouts_enabled, requirements, read_at: read_at?.toISOString() ?? null };
  return { stato: payoutState(row), is_demo: row.provider === 'demo', ...common };
}

function unavailable(cause: unknown): unknown {
  if (!(cause instanceof ProviderError)) return cause;
  return new AppError('PAGAMENTO_NON_DISPONIBILE', ownerMessages().payoutProviderUnreachable, { cause });
}

async function storeAccount(
  transaction: StayDb,
  account: ProviderAccount,
  readAt: Date,
): Promise<PayoutRow | undefined> {
  const before = await findPayout(transaction, 'account_id', account.account_id);
  const row = await updatePayout(transaction, account, readAt);
  if (before === undefined || row === undefined) return undefined;
  const { proprietario_email, account_id } = row;
  const is_complete = isAccountActive(row);
  const is_news = is_complete !== isAccountActive(before);
  await updateOnboarding(transaction, { proprietario_email, account_id, is_complete, is_news, at: readAt });
  return row;
}

async function readNow({ db, clock, provider }: PayoutDependencies, known: PayoutRow): Promise<PayoutRow> {
  if (known.provider !== provider.name) return known;
  const readAt = clock.now();
  try {
    const account = await provider.readAccount(known.account_id);
    return (await db.transaction().execute((transaction) => storeAccount(transaction, account, readAt))) ?? known;
  } catch (error) {
    if (error instanceof ProviderError) return known;
    throw error;
  }
}

/**
 * Returns the owner's account, and opens one if necessary. The idempotency key is derived from the owner's email address, so a
 * double click opens only one account.
 */
async function accountOf({ db, clock, provider }: PayoutDependencies, email: string): Promise<PayoutRow> {
  const known = await findPayout(db, 'proprietario_email', email);
  const gone = known?.provider === provider.name && known.disabled_reason === ACCOUNT_GONE ? known.account_id : null;
  if (known?.provider === provider.name && gone === null) return known;
  const key = `conto:${hash('sha256', gone === null ? email : `${email} ${gone}`)}`;
  const at = clock.now();
  const account = await provider.openAccount({ email, key });
  return claimPayout(db, { email, provider: provider.name, account, gone, at });
}

export type PayoutAccounts = PayoutService & {
  processEvent(event: { id: string; type: string; account_id: string }): Promise<void>;
  completeDemo(accountId: string): Promise<string>;
};

export function createPayoutService(deps: PayoutDependencies): PayoutAccounts {
  const { db, clock, provider, publicUrl } = deps;
  const backTo = (reason: 'ritorno' | 'riprendi') => `${publicUrl}${paths.proprietario}?pagamenti=${reason}`;
  return {
    async read({ email }: Account) {
      const known = await findPayout(db, 'proprietario_email', email);
      return known === undefined ? ABSENT : present(await readNow(deps, known));
    },

    async onboard({ email }: Account) {
      try {
        const { account_id } = await accountOf(deps, email);
        const urls = { return_url: backTo('ritorno'), refresh_url: backTo('riprendi') };
        return await provider.onboardingUrl(account_id, urls);
      } catch (error) {
        throw unavailable(error);
      }
    },

    async processEvent({ id, type, account_id }) {
      const isOurs = (await findPayout(db, 'account_id', account_id))?.provider === provider.name;
      const readAt = clock.now();
      // Events may arrive in any order, so only the current state of the account counts.
      const account = isOurs ? await provider.readAccount(account_id) : null;
      await db.transaction().execute(async (transaction) => {
        const effect = account === null ? 'ignorato' : 'applicato';
        const isNew = await recordEvent(transaction, { id, type, booking_id: null, effect });
        if (isNew && account !== null) await storeAccount(transaction, account, readAt);
      });
    },

    async completeDemo(accountId) {
      const known = await findPayout(db, 'account_id', accountId);
      if (known?.provider !== 'demo' || provider.name !== 'demo') {
        throw new AppError('NON_TROVATO', ownerMessages().payoutAccountNotFound);
      }
      const content = { charges_enabled: true, details_submitted: true, payouts_enabled: true };
      const account = { account_id: accountId, ...content, requirements: [], disabled_reason: null };
      await db.transaction().execute((transaction) => storeAccount(transaction, account, clock.now()));
      return backTo('ritorno');
    },
  };
}

/** Links a newly published struttura to its owner's payment account, if there is one. */
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
