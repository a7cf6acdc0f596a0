import { afterAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { startStripe } from '../../../test/stripe/stand-in.ts';
import { createDemoProvider } from './demo-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPayoutService } from './payout-service.ts';
import { createStripeProvider } from './stripe-provider.ts';

const ANNA = { id: 'a', email: 'anna@example.it' };
const BRUNO = { id: 'b', email: 'bruno@example.it' };
const publicUrl = 'https://ospitalia.example';
const clock = { now: () => new Date() };

const [database, stripe] = await Promise.all([createTestDatabase(), startStripe()]);
afterAll(() => Promise.all([database.close(), stripe.stop()]));

const blank = { stripe_account_id: null, stripe_onboarding_completed: false };
const build = (email: string) => buildStruttura(database.db, { ...blank, proprietario_email: email });
const ofAnna = [await build(ANNA.email), await build(ANNA.email)];
const ofBruno = await build(BRUNO.email);

const withProvider = (provider: PaymentProvider) =>
  createPayoutService({ db: database.db, clock, publicUrl, provider });
const withStripe = () => withProvider(createStripeProvider({ key: 'sk_test_1', apiBase: stripe.origin }));
const withDemo = () => withProvider(createDemoProvider({ db: database.db, clock, publicUrl }));

async function badges(ids: number[]) {
  const rows = await database.db
    .selectFrom('strutture')
    .select(['stripe_onboarding_completed', 'onboarding_by'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => [row.stripe_onboarding_completed, row.onboarding_by]);
}

const ON = [true, 'stripe'];
const OFF = [false, 'stripe'];

const event = (account_id: string) => ({ id: `evt_${crypto.randomUUID()}`, type: 'account.updated', account_id });

async function accountOf(email: string): Promise<string> {
  const row = await database.db
    .selectFrom('payout_accounts')
    .select('account_id')
    .where('proprietario_email', '=', email)
    .executeTakeFirstOrThrow();
  return row.account_id;
}

test('reports no account before onboarding', async () => {
  expect(await withStripe().read(ANNA)).toMatchObject({ stato: 'assente', requirements: [] });
});

test('completes the onboarding of a demo account on the demo page and sets the badge', async () => {
  const payouts = withDemo();
  expect(await payouts.onboard(BRUNO)).toMatch(/^https:\/\/ospitalia\.example\/pagamento-demo\/attivazione\/acct_demo/);
  expect(await payouts.read(BRUNO)).toMatchObject({ stato: 'da_completare', is_demo: true });
  await payouts.completeDemo(await accountOf(BRUNO.email));
  expect(await payouts.read(BRUNO)).toMatchObject({ stato: 'attivo', requirements: [] });
  expect(await badges([ofBruno])).toEqual([ON]);
});

test('keeps the badge state set by an administrator until the provider reports a change', async () => {
  const byHand = { stripe_onboarding_completed: false, onboarding_by: 'admin' } as const;
  await database.db.updateTable('strutture').set(byHand).where('id', '=', ofBruno).execute();
  const account = database.db.updateTable('payout_accounts').where('proprietario_email', '=', BRUNO.email);
  await withDemo().read(BRUNO);
  expect(await badges([ofBruno])).toEqual([[false, 'admin']]);
  await account.set({ charges_enabled: false }).execute();
  await withDemo().completeDemo(await accountOf(BRUNO.email));
  expect(await badges([ofBruno])).toEqual([ON]);
});

test('returns 404 for the completion of a demo account if real payments are enabled or the account is unknown', async () => {
  const id = await accountOf(BRUNO.email);
  await expect(withStripe().completeDemo(id)).rejects.toMatchObject({ codice: 'NON_TROVATO' });
  await expect(withDemo().completeDemo('acct_nobody')).rejects.toMatchObject({ codice: 'NON_TROVATO' });
});

describe('the payout service with Stripe', () => {
  test('opens one account for concurrent requests', async () => {
    const urls = await Promise.all(Array.from({ length: 5 }, () => withStripe().onboard(ANNA)));
    expect(new Set(urls)).toEqual(new Set([`${stripe.origin}/setup/e/${await accountOf(ANNA.email)}`]));
    expect(await withStripe().read(ANNA)).toMatchObject({ stato: 'da_completare', is_demo: false });
  });

  test("sets, clears and restores the badge of all the owner's strutture as the account's state changes", async () => {
    const id = await accountOf(ANNA.email);
    await stripe.finishOnboarding(id);
    await withStripe().processEvent(event(id));
    expect(await badges(ofAnna)).toEqual([ON, ON]);
    await stripe.judgeAccount(id, { charges_enabled: false, requirements: { disabled_reason: 'rejected.fraud' } });
    await withStripe().processEvent(event(id));
    expect(await badges(ofAnna)).toEqual([OFF, OFF]);
    expect(await withStripe().read(ANNA)).toMatchObject({ stato: 'sospeso' });
    await stripe.finishOnboarding(id);
    const old = event(id);
    const recent = event(id);
    await Promise.all([recent, old, recent, old].map((one) => withStripe().processEvent(one)));
    expect(await badges(ofAnna)).toEqual([ON, ON]);
  });

  test('records an event about an unknown account without processing it', async () => {
    const stranger = event('acct_stranger');
    await withStripe().processEvent(stranger);
    const written = database.db.selectFrom('payment_events').select('effect').where('id', '=', stranger.id);
    expect(await written.execute()).toEqual([{ effect: 'ignorato' }]);
    expect(await badges([ofBruno])).toEqual([ON]);
  });

  test('replaces a demo account, and sets no badge until onboarding is completed', async () => {
    await withStripe().onboard(BRUNO);
    expect(await withStripe().read(BRUNO)).toMatchObject({ stato: 'da_completare', is_demo: false });
    expect(await badges([ofBruno])).toEqual([OFF]);
  });

  test('clears the badges when the account is disconnected, and opens a new account when the owner onboards again', async () => {
    const gone = await accountOf(ANNA.email);
    await stripe.closeAccount(gone);
    await withStripe().processEvent({ ...event(gone), type: 'account.application.deauthorized' });
    expect(await badges(ofAnna)).toEqual([OFF, OFF]);
    expect(await withStripe().read(ANNA)).toMatchObject({ stato: 'da_completare' });
    const url = await withStripe().onboard(ANNA);
    const opened = await accountOf(ANNA.email);
    expect([url, opened]).toEqual([`${stripe.origin}/setup/e/${opened}`, expect.not.stringContaining(gone)]);
    await stripe.finishOnboarding(opened);
    await withStripe().processEvent(event(opened));
    expect(await badges(ofAnna)).toEqual([ON, ON]);
  });

  test('shows the last known state and opens no account while Stripe is down', async () => {
    await stripe.trouble('/v1/accounts', '500', '500');
    expect(await withStripe().read(ANNA)).toMatchObject({ stato: 'attivo' });
    const owner = { id: 'c', email: 'carla@example.it' };
    await expect(withStripe().onboard(owner)).rejects.toMatchObject({ codice: 'PAGAMENTO_NON_DISPONIBILE' });
  });
});
