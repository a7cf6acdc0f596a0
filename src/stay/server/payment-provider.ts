import type { Cents } from '../../kernel/money/cents.ts';

export type CheckoutRequest = {
  key: string;
  booking_id: string;
  account_id: string;
  amount_cents: Cents;
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

export type PaymentState = 'none' | 'authorised' | 'paid' | 'cancelled';

/** `booking_id`: `null` if the checkout does not contain an id written by the portal. */
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

export type RefundOutcome = 'pending' | 'done' | 'failed';

export const ACCOUNT_GONE = 'account_gone';

export type ProviderAccount = {
  account_id: string;
  charges_enabled: boolean;
  details_submitted: boolean;
  payouts_enabled: boolean;
  requirements: string[];
  disabled_reason: string | null;
};

/** `refused`: the call can never succeed; `unknown`: it may have succeeded and may be retried only with the same key. */
export class ProviderError extends Error {
  readonly kind: 'refused' | 'unknown' | 'no_keys';

  constructor(kind: ProviderError['kind'], message: string) {
    super(message);
    this.name = 'ProviderError';
    this.kind = kind;
  }
}

/** Card payments. Every method may throw a `ProviderError`. Methods with a `key` are idempotent. */
export type PaymentProvider = {
  name: 'demo' | 'stripe';
  openCheckout(request: CheckoutRequest): Promise<CheckoutState>;
  readCheckout(sessionId: string): Promise<CheckoutState>;
  /** Expires an open checkout. Returns its state, because the guest may have paid just before. */
  expireCheckout(sessionId: string): Promise<CheckoutState>;
  capture(paymentId: string, key: string): Promise<void>;
  cancelPayment(paymentId: string, key: string): Promise<void>;
  /** The refund is deducted proportionally from the owner's account and the portal's fee. */
  refund(
    paymentId: string,
    refund: { amount_cents: Cents; key: string },
  ): Promise<{ refund_id: string; is_done: boolean }>;
  /** Finds a refund of any age; `null` if none was requested with this key. */
  findRefund(paymentId: string, key: string): Promise<{ refund_id: string; is_done: boolean } | null>;
  readRefund(refundId: string): Promise<RefundOutcome>;
  openAccount(owner: { email: string; key: string }): Promise<ProviderAccount>;
  /** An account that was deleted or disconnected is reported as unable to receive payments. */
  readAccount(accountId: string): Promise<ProviderAccount>;
  onboardingUrl(accountId: string, back: { return_url: string; refresh_url: string }): Promise<string>;
};
