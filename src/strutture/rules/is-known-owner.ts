type OwnedStruttura = { email_confirmed_at: Date | null; approved_at: Date | null };

/**
 * Whether the owner of a struttura is known: they have proved their address, or an administrator who reached them otherwise has
 * published it. To anybody else goes no word of a form, which a stranger may have sent with their address.
 * @example isKnownOwner({ email_confirmed_at: null, approved_at: null }) // false
 */
export function isKnownOwner({ email_confirmed_at, approved_at }: OwnedStruttura): boolean {
  return email_confirmed_at !== null || approved_at !== null;
}
