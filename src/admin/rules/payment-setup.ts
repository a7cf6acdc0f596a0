type PaymentSetup = {
  is_guaranteed: boolean;
  stripe_onboarding_completed: boolean;
  onboarding_by: 'stripe' | 'admin' | null;
};

export type PaymentSetupState =
  | 'badgeRemoved'
  | 'badgeGiven'
  | 'tickedWithoutAccount'
  | 'active'
  | 'never'
  | 'inactive';

/**
 * Returns the state of an owner's payment setup. Distinguishes states set by an administrator from states set by Stripe.
 * @example paymentSetup({ is_guaranteed: false, stripe_onboarding_completed: false, onboarding_by: null }) // 'never'
 */
export function paymentSetup({
  is_guaranteed,
  stripe_onboarding_completed: isDone,
  onboarding_by,
}: PaymentSetup): PaymentSetupState {
  if (onboarding_by === 'admin') {
    if (!isDone) return 'badgeRemoved';
    return is_guaranteed ? 'badgeGiven' : 'tickedWithoutAccount';
  }
  if (is_guaranteed) return 'active';
  return onboarding_by === null ? 'never' : 'inactive';
}
