import { Stripe } from 'stripe';
import type { Db } from '../../src/app/server/database.ts';
import { createStripeProvider } from '../../src/stay/server/stripe-provider.ts';
import { buildStruttura, cinOf } from '../build-struttura.ts';
import type { StripeStandIn } from './stand-in.ts';

const KEY = 'sk_test_1';
const SECRETS = { platform: 'whsec_one', connect: 'whsec_two' };
const { webhooks } = new Stripe(KEY);

export const stripeEnv = ({ origin }: Pick<StripeStandIn, 'origin'>) => ({
  STRIPE_SECRET_KEY: KEY,
  STRIPE_WEBHOOK_SECRET: SECRETS.platform,
  STRIPE_CONNECT_WEBHOOK_SECRET: SECRETS.connect,
  STRIPE_API_BASE: origin,
});

export const signed = (payload: string, by: keyof typeof SECRETS = 'platform') => ({
  'Content-Type': 'application/json',
  'Stripe-Signature': webhooks.generateTestHeaderString({ payload, secret: SECRETS[by] }),
});

export const hooksAt = (origin: string) => [
  { url: `${origin}/api/payments/webhook`, secret: SECRETS.platform },
  { url: `${origin}/api/payments/webhook/connect`, secret: SECRETS.connect, connect: true },
];

export const providerAt = ({ origin }: StripeStandIn) => createStripeProvider({ key: KEY, apiBase: origin });

export async function buildStripeHome(db: Db, stripe: StripeStandIn, email: string) {
  const { account_id } = await providerAt(stripe).openAccount({ email, key: `conto:${email}` });
  await stripe.finishOnboarding(account_id);
  const active = { provider: 'stripe', charges_enabled: true, details_submitted: true } as const;
  const owner = { proprietario_email: email };
  await db
    .insertInto('payout_accounts')
    .values({ ...owner, ...active, account_id })
    .execute();
  const struttura_id = await buildStruttura(db, { ...owner, stripe_account_id: account_id });
  return { struttura_id, cin: await cinOf(db, struttura_id), account_id };
}
