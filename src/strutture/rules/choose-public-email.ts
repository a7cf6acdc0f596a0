export const PUBLIC_EMAIL_HOURS = 48;
export type PublicEmailFacts = { shown: string | null; proven: string; waiting: string | null };

/**
 * Decides how to treat a new public address. `apply` needs no confirmation, because the address is removed or is the owner's
 * sign-in address.
 * @example choosePublicEmail('casa@example.it', { shown: 'anna@example.it', proven: 'anna@example.it', waiting: null }) // 'confirm'
 */
export function choosePublicEmail(
  wanted: string | null | undefined,
  { shown, proven, waiting }: PublicEmailFacts,
): 'keep' | 'apply' | 'wait' | 'confirm' {
  if (wanted === undefined || wanted === shown) return 'keep';
  if (wanted === null || wanted === proven) return 'apply';
  return wanted === waiting ? 'wait' : 'confirm';
}
