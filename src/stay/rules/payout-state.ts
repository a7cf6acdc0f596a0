/** What a payment provider says of an owner's account. */
export type AccountWord = {
  charges_enabled: boolean;
  details_submitted: boolean;
  disabled_reason: string | null;
};

/** Reasons for which nothing is wrong: the provider looks at what it was told. */
const LOOKING = ['requirements.pending_verification', 'under_review'];

/** Whether guests can pay to an account: the badge of its owner's strutture (PRODUCT.md § 4, SECURITY.md T13). */
export function isAccountActive({
  charges_enabled,
  details_submitted,
}: Pick<AccountWord, 'charges_enabled' | 'details_submitted'>): boolean {
  return charges_enabled && details_submitted;
}

/**
 * What an owner's account is at, in one word.
 * @example payoutState({ charges_enabled: false, details_submitted: false, disabled_reason: null }) // 'da_completare'
 */
export function payoutState(account: AccountWord): 'da_completare' | 'in_verifica' | 'attivo' | 'sospeso' {
  if (isAccountActive(account)) return 'attivo';
  if (!account.details_submitted) return 'da_completare';
  return account.disabled_reason === null || LOOKING.includes(account.disabled_reason) ? 'in_verifica' : 'sospeso';
}
