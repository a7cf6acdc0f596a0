const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** Returns whether a string is a valid `Idempotency-Key`: visible ASCII, at most 255 characters. @example isPaymentKey('a b') // false */
export function isPaymentKey(text: string): boolean {
  return VISIBLE_ASCII.test(text);
}

/**
 * Provider requests that are sent with an idempotency key. The key for `rimborso` contains the refund's ID; the other keys
 * contain the booking's ID.
 */
export type PaymentRequest = 'checkout' | 'capture' | 'annulla' | 'rimborso';

/** @example paymentKey('rimborso', '0197…') // 'rimborso:0197…' */
export function paymentKey(request: PaymentRequest, id: string): string {
  return `${request}:${id}`;
}
