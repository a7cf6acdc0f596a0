import { hash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { asCents, type Cents } from '../../kernel/money/cents.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import { paths } from '../../kernel/pages/paths.ts';
import type { StayDb } from './booking-repository.ts';
import {
  type DemoCheckoutRow,
  findDemoAccount,
  findDemoRefund,
  insertDemoRefund,
  lockDemoCheckout,
  openDemoCheckout,
  updateDemoCheckout,
} from './demo-repository.ts';
import {
  type CheckoutRequest,
  type CheckoutState,
  type PaymentProvider,
  type PaymentState,
  type ProviderAccount,
  ProviderError,
} from './payment-provider.ts';

type DemoDependencies = { db: StayDb; clock: Clock; publicUrl: string };

const ID_BYTES = 12;
const WANTED = ['business_type', 'external_account'];

function idOf(prefix: string): string {
  return `${prefix}_demo_${randomBytes(ID_BYTES).toString('hex')}`;
}

function signOf(key: string): string {
  return hash('sha256', key).slice(0, 2 * ID_BYTES);
}

const PAYMENT_STATES: Record<NonNullable<DemoCheckoutRow['payment_status']>, PaymentState> = {
  requires_capture: 'authorised',
  succeeded: 'paid',
  canceled: 'cancelled',
};

function stateOf(row: DemoCheckoutRow, publicUrl: string): CheckoutState {
  return {
    session_id: row.id,
    status: row.status,
    payment: row.payment_status === null ? 'none' : PAYMENT_STATES[row.payment_status],
    payment_id: row.payment_id,
    amount_cents: asCents(row.amount_cents),
    currency: 'eur',
    booking_id: row.booking_id,
    refunded_cents: asCents(row.refunded_cents),
    url: row.status === 'open' ? `${publicUrl}${paths.pagamentoDemo}/${row.id}` : null,
  };
}

function refuse(message: string): never {
  throw new ProviderError('refused', message);
}

async function lockSession({ clock }: DemoDependencies, transaction: StayDb, id: string): Promise<DemoCheckoutRow> {
  const row = (await lockDemoCheckout(transaction, 'id', id)) ?? refuse(`no checkout ${id}`);
  if (row.status !== 'open' || row.expires_at > clock.now()) return row;
  await updateDemoCheckout(transaction, id, { status: 'expired' });
  return { ...row, status: 'expired' };
}

type PaymentStatus = NonNullable<DemoCheckoutRow['payment_status']>;

async function endPayment({ db }: DemoDependencies, paymentId: string, payment_status: PaymentStatus): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = (await lockDemoCheckout(transaction, 'payment_id', paymentId)) ?? refuse(`no payment ${paymentId}`);
    if (row.payment_status === payment_status) return;
    if (row.payment_status !== 'requires_capture') refuse(`payment ${paymentId} is ${row.payment_status}`);
    await updateDemoCheckout(transaction, row.id, { payment_status });
  });
}

function doneRefund(key: string): { refund_id: string; is_done: boolean } {
  return { refund_id: `re_demo_${signOf(key)}`, is_done: true };
}

async function payBack({ db }: DemoDependencies, paymentId: string, refund: { amount_cents: Cents; key: string }) {
  const { amount_cents, key } = refund;
  const done = doneRefund(key);
  return db.transaction().execute(async (transaction) => {
    const row = (await lockDemoCheckout(transaction, 'payment_id', paymentId)) ?? refuse(`no payment ${paymentId}`);
    const known = await findDemoRefund(transaction, key);
    if (known !== undefined)
      return known.amount_cents === amount_cents ? done : refuse('the key was used for another request');
    const refunded_cents = row.refunded_cents + amount_cents;
    if (row.payment_status !== 'succeeded' || refunded_cents > row.amount_cents)
      refuse('the refund exceeds the payment');
    await insertDemoRefund(transaction, { idempotency_key: key, checkout_id: row.id, amount_cents });
    await updateDemoCheckout(transaction, row.id, { refunded_cents });
    return done;
  });
}

export function readDemoCheckout(
  deps: DemoDependencies,
  id: string,
): Promise<{ state: CheckoutState; expires_at: Date } | null> {
  return deps.db.transaction().execute(async (transaction) => {
    if ((await lockDemoCheckout(transaction, 'id', id)) === undefined) return null;
    const row = await lockSession(deps, transaction, id);
    return { state: stateOf(row, deps.publicUrl), expires_at: row.expires_at };
  });
}

export function payDemoCheckout(deps: DemoDependencies, id: string): Promise<CheckoutState> {
  return deps.db.transaction().execute(async (transaction) => {
    const row = await lockSession(deps, transaction, id);
    if (row.status !== 'open') return stateOf(row, deps.publicUrl);
    const payment_status: PaymentStatus = row.capture === 'manual' ? 'requires_capture' : 'succeeded';
    const change = { status: 'complete', payment_id: idOf('pi'), payment_status } as const;
    await updateDemoCheckout(transaction, id, change);
    return stateOf({ ...row, ...change }, deps.publicUrl);
  });
}

function blankAccount(account_id: string): ProviderAccount {
  const nothing = { charges_enabled: false, details_submitted: false, payouts_enabled: false };
  return { account_id, ...nothing, requirements: WANTED, disabled_reason: null };
}

function checkouts(deps: DemoDependencies) {
  const { db, publicUrl } = deps;
  return {
    async openCheckout(request: CheckoutRequest): Promise<CheckoutState> {
      const serialised = JSON.stringify(request);
      const { booking_id, capture, amount_cents, expires_at } = request;
      const checkout = { id: idOf('cs'), booking_id, capture, amount_cents, expires_at, request: serialised };
      const row = await openDemoCheckout(db, checkout);
      if (!isDeepStrictEqual(row.request, JSON.parse(serialised))) refuse('the key was used for another request');
      return stateOf(row, publicUrl);
    },
    readCheckout: (id: string) =>
      db.transaction().execute(async (open) => stateOf(await lockSession(deps, open, id), publicUrl)),
    expireCheckout: (id: string) =>
      db.transaction().execute(async (transaction) => {
        const row = await lockSession(deps, transaction, id);
        const status = row.status === 'open' ? 'expired' : row.status;
        await updateDemoCheckout(transaction, id, { status });
        return stateOf({ ...row, status }, publicUrl);
      }),
  };
}

export function createDemoProvider(deps: DemoDependencies): PaymentProvider {
  return {
    name: 'demo',
    ...checkouts(deps),
    capture: (paymentId) => endPayment(deps, paymentId, 'succeeded'),
    cancelPayment: (paymentId) => endPayment(deps, paymentId, 'canceled'),
    refund: (paymentId, refund) => payBack(deps, paymentId, refund),
    findRefund: async (_, key) => ((await findDemoRefund(deps.db, key)) === undefined ? null : doneRefund(key)),
    readRefund: async () => 'done',
    openAccount: async ({ key }) => blankAccount(`acct_demo_${signOf(key)}`),
    readAccount: async (id) => (await findDemoAccount(deps.db, id)) ?? blankAccount(id),
    onboardingUrl: async (id) => `${deps.publicUrl}${paths.attivazioneDemo}/${id}`,
  };
}
