/**
 * The badge "Sicura" requires a Stripe account and completed onboarding (PRODUCT.md § 4, "Guaranteed state").
 * @example isGuaranteed({ stripe_account_id: 'acct_1', stripe_onboarding_completed: false }) // false
 */
export function isGuaranteed(struttura: {
  stripe_account_id: string | null;
  stripe_onboarding_completed: boolean;
}): boolean {
  return Boolean(struttura.stripe_account_id) && struttura.stripe_onboarding_completed;
}
