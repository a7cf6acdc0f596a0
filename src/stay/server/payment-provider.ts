import type { Cents } from '../../kernel/money/cents.ts';

/** What a checkout is opened with. `key` makes a repeated request the same one: a provider never opens two for one key. */
export type CheckoutRequest = {
  key: string;
  booking_id: string;
  account_id: string;
  amount_cents: Cents;
  /** Of the amount, what stays with the portal. */
  fee_cents: Cents;
  /** `manual`: the card is only authorised until `capture`. */
  capture: 'automatic' | 'manual';
  nome: string;
  descrizione: string;
  guest_email: string;
  expires_at: Date;
  success_url: string;
  cancel_url: string;
};

/** What a payment is at. `authorised`: to be captured or cancelled; `none`: nobody has paid. */
export type PaymentState = 'none' | 'authorised' | 'paid' | 'cancelled';

/** A checkout as its provider tells it. `booking_id`: what it was opened for, `null` where it says nothing of ours. */
export type CheckoutState = {
  session_id: string;
  status: 'open' | 'complete' | 'expired';
  payment: PaymentState;
  payment_id: string | null;
  amount_cents: Cents;
  currency: string;
  booking_id: string | null;
  refunded_cents: Cents;
  url: string | null;
};

/** A refund on its way, at its end, or turned back by a bank. */
export type RefundOutcome = 'pending' | 'done' | 'failed';

/** Why nobody can pay to an account that is not there any more. */
export const ACCOUNT_GONE = 'account_gone';

export type ProviderAccount = {
  account_id: string;
  charges_enabled: boolean;
  details_submitted: boolean;
  payouts_enabled: boolean;
  requirements: string[];
  disabled_reason: string | null;
};

/**
 * Why a provider did not do what it was asked. `refused`: it will never do it, nothing happened; `unknown`: it may have happened, and
 * the same key is to be asked again; `no_keys`: this portal cannot ask it any more.
 */
export class ProviderError extends Error {
  readonly kind: 'refused' | 'unknown' | 'no_keys';

  constructor(kind: ProviderError['kind'], message: string) {
    super(message);
    this.name = 'ProviderError';
    this.kind = kind;
  }
}

/** Card payments. Every method may throw a `ProviderError`; those with a `key` may be repeated with it at will. */
export type PaymentProvider = {
  name: 'demo' | 'stripe';
  openCheckout(request: CheckoutRequest): Promise<CheckoutState>;
  readCheckout(sessionId: string): Promise<CheckoutState>;
  /** Ends an open one, which cannot be paid from then on; answers what it is at: somebody may just have paid. */
  expireCheckout(sessionId: string): Promise<CheckoutState>;
  capture(paymentId: string, key: string): Promise<void>;
  cancelPayment(paymentId: string, key: string): Promise<void>;
  /** Pays back, from the owner's account and the portal's fee in proportion. Gives the refund's id. */
  refund(
    paymentId: string,
    refund: { amount_cents: Cents; key: string },
  ): Promise<{ refund_id: string; is_done: boolean }>;
  /** The refund that was asked for with a key, however long ago; `null`: none was made. */
  findRefund(paymentId: string, key: string): Promise<{ refund_id: string; is_done: boolean } | null>;
  readRefund(refundId: string): Promise<RefundOutcome>;
  openAccount(owner: { email: string; key: string }): Promise<ProviderAccount>;
  /** Of an account that is no longer there, or no longer ours: that nobody can pay to it. */
  readAccount(accountId: string): Promise<ProviderAccount>;
  onboardingUrl(accountId: string, back: { return_url: string; refresh_url: string }): Promise<string>;
};
