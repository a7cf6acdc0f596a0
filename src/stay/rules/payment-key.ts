const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** Whether a text can be an `Idempotency-Key`: visible ASCII, 255 signs at most. @example isPaymentKey('a b') // false */
export function isPaymentKey(text: string): boolean {
  return VISIBLE_ASCII.test(text);
}

/** What a booking's request to the payment provider is about; a refund's has an id of its own. */
export type PaymentRequest = 'checkout' | 'capture' | 'annulla' | 'rimborso';

/**
 * The key under which the provider is asked for something once, however often it is asked.
 * @example paymentKey('rimborso', '0197…') // 'rimborso:0197…'
 */
export function paymentKey(request: PaymentRequest, id: string): string {
  return `${request}:${id}`;
}
