const STRIPE = { checkout: 'https://checkout.stripe.com', onboarding: 'https://connect.stripe.com' };

/**
 * The address of a provider's page as the browser may go there: Stripe's, or one of the portal's own. Anything else is `null`: whoever
 * could write such an address into an answer must not choose where a guest types a card, or an owner an IBAN.
 * @example readProviderAddress('https://example.it/paga', 'https://ospitalia.it', 'checkout') // null
 */
export function readProviderAddress(address: string, origin: string, page: keyof typeof STRIPE): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === STRIPE[page] || url.origin === origin ? url.href : null;
}

/** Leaves the page for a provider's page, or for one of our own; `false`: it is neither, and the page stays. */
export function goTo(address: string, page: keyof typeof STRIPE = 'checkout'): boolean {
  const allowed = readProviderAddress(address, window.location.origin, page);
  if (allowed !== null) window.location.assign(allowed);
  return allowed !== null;
}
