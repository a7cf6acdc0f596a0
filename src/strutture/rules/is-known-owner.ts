type OwnedStruttura = { email_confirmed_at: Date | null; approved_at: Date | null };

/**
 * Returns whether emails to the owner may contain form text. Anyone may have entered an unknown owner's address.
 * @example isKnownOwner({ email_confirmed_at: null, approved_at: null }) // false
 */
export function isKnownOwner({ email_confirmed_at, approved_at }: OwnedStruttura): boolean {
  return email_confirmed_at !== null || approved_at !== null;
}
