import type { LoginLimitName } from './login-limits.ts';

/** Who tries to sign in, as far as the rate limit asks: `holder` of a valid code is no known browser, yet hardly a guesser. */
export type AttemptSource = 'known' | 'holder' | 'stranger';

const LIMITS: Record<AttemptSource, readonly LoginLimitName[]> = {
  known: ['known'],
  holder: ['pair', 'address'],
  stranger: ['pair', 'address', 'account', 'strangers'],
};

/**
 * Which limits a try is counted by (SECURITY.md T02, T03: OWASP's "device cookies"). What others do counts against no known
 * browser, not even what they do from the same network address; nor, but for the address, against whoever has a code.
 * @example limitsOfAttempt('known') // ['known']
 */
export function limitsOfAttempt(trier: AttemptSource): readonly LoginLimitName[] {
  return LIMITS[trier];
}
