type OwnedStruttura = { email_confirmed_at: Date | null; approved_at: Date | null };

/**
 * An owner is known once the owner has confirmed the address, or an administrator has contacted the owner and published the
 * struttura. Unknown owners receive no text of a form, because anyone may have sent the form with their address.
 * @example isKnownOwner({ email_confirmed_at: null, approved_at: null }) // false
 */
export function isKnownOwner({ email_confirmed_at, approved_at }: OwnedStruttura): boolean {
  return email_confirmed_at !== null || approved_at !== null;
}
