const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** Returns whether a string is a valid `Idempotency-Key`: visible ASCII, at most 255 characters. @example isPaymentKey('a b') // false */
export function isPaymentKey(text: string): boolean {
  return VISIBLE_ASCII.test(text);
}

/**
 * Requests to the provider that have an idempotency key. The key of `rimborso` contains the refund's id; all others contain the
 * booking's id.
 */
export type PaymentRequest = 'checkout' | 'capture' | 'annulla' | 'rimborso';

/** @example paymentKey('rimborso', '0197…') // 'rimborso:0197…' */
export function paymentKey(request: PaymentRequest, id: string): string {
  return `${request}:${id}`;
}
