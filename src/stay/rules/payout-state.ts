export type AccountStatus = {
  charges_enabled: boolean;
  details_submitted: boolean;
  disabled_reason: string | null;
};

/** Values of `disabled_reason` for an account that is disabled only until the provider's review is complete. */
const REVIEW_REASONS = ['requirements.pending_verification', 'under_review'];

/** Returns whether the account can receive payments, as required for the badge "Sicura" of the owner's homes (SECURITY.md T13). */
export function isAccountActive({
  charges_enabled,
  details_submitted,
}: Pick<AccountStatus, 'charges_enabled' | 'details_submitted'>): boolean {
  return charges_enabled && details_submitted;
}

/** @example payoutState({ charges_enabled: false, details_submitted: false, disabled_reason: null }) // 'da_completare' */
export function payoutState(account: AccountStatus): 'da_completare' | 'in_verifica' | 'attivo' | 'sospeso' {
  if (isAccountActive(account)) return 'attivo';
  if (!account.details_submitted) return 'da_completare';
  return account.disabled_reason === null || REVIEW_REASONS.includes(account.disabled_reason)
    ? 'in_verifica'
    : 'sospeso';
}
