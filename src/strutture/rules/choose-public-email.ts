/** Hours until the link that confirms a public address expires. */
export const PUBLIC_EMAIL_HOURS = 48;
/** What is known when an owner names the address that guests are to see. `proven`: the address they sign in with. */
export type PublicEmailFacts = { shown: string | null; proven: string; waiting: string | null };

/**
 * What becomes of it: `keep` changes nothing, `apply` shows it at once, because whoever reads there has proved it by signing in,
 * `wait` leaves the one that already waits, and `confirm` asks whoever reads there.
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
