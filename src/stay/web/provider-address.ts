const STRIPE = { checkout: 'https://checkout.stripe.com', onboarding: 'https://connect.stripe.com' };

/**
 * Returns the URL if it belongs to Stripe or the portal, otherwise `null`, because a fraudulent payment page could steal card
 * data.
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
