const STRIPE = { checkout: 'https://checkout.stripe.com', onboarding: 'https://connect.stripe.com' };

/**
 * Returns a provider's URL if it belongs to Stripe or to the portal itself; otherwise `null`. An attacker who could inject a URL
 * into a response must not be able to choose the page on which a guest enters card data or an owner enters an IBAN.
 * @example readProviderAddress('https://example.it/paga', 'https://ospitalia.it', 'checkout') // null
 */
export function readProviderAddress(address: string, origin: string, page: keyof typeof STRIPE): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === STRIPE[page] || url.origin === origin ? url.href : null;
}

export function goTo(address: string, page: keyof typeof STRIPE = 'checkout'): boolean {
  const allowed = readProviderAddress(address, window.location.origin, page);
  if (allowed !== null) window.location.assign(allowed);
  return allowed !== null;
}
