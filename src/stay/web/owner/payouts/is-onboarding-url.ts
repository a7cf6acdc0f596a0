const PROVIDER = 'https://connect.stripe.com';

/**
 * Whether an owner may be led there to register for payments: the provider's own page, or the demo's on this site.
 * @example isOnboardingUrl('https://connect.stripe.com/setup/e/acct_1/x', 'https://ospitalia.example') // true
 */
export function isOnboardingUrl(url: string, ownOrigin: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin } = new URL(url);
  return origin === PROVIDER || origin === ownOrigin;
}
