/** Where Stripe's own page of payment is. */
const STRIPE = 'https://checkout.stripe.com';

/**
 * The address of a page of payment as the browser may go there: Stripe's, or one of the portal's own. Anything else is `null`: whoever
 * could write such an address into an answer must not choose where a guest types a card.
 * @example readCheckoutAddress('https://example.it/paga', 'https://ospitalia.it') // null
 */
export function readCheckoutAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === STRIPE || url.origin === origin ? url.href : null;
}
