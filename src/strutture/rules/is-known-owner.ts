type OwnedStruttura = { email_confirmed_at: Date | null; approved_at: Date | null };

/**
 * An owner is known once they have confirmed their address, or an administrator has contacted them and published the struttura.
 * Emails to unknown owners contain no text from the form, because anyone may have entered their address.
 * @example isKnownOwner({ email_confirmed_at: null, approved_at: null }) // false
 */
export function isKnownOwner({ email_confirmed_at, approved_at }: OwnedStruttura): boolean {
  return email_confirmed_at !== null || approved_at !== null;
}
