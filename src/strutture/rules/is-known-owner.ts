type OwnedStruttura = { email_confirmed_at: Date | null; approved_at: Date | null };

/**
 * Returns whether emails to the owner can contain form text. Before a confirmation or an approval, the address could be that of
 * a stranger.
 * @example isKnownOwner({ email_confirmed_at: null, approved_at: null }) // false
 */
export function isKnownOwner({ email_confirmed_at, approved_at }: OwnedStruttura): boolean {
  return email_confirmed_at !== null || approved_at !== null;
}
