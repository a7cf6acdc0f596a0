import { type Cin, parseCin } from './cin.ts';

/** States of the live check of a CIN (PRODUCT.md § 4, "CIN check"). `taken`: it cannot be submitted. */
export type CinCheck =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'available' }
  | { kind: 'taken' }
  | { kind: 'error' };

/**
 * The code to ask the server about while it is being typed, or `null`: nothing is asked and the state is `idle`.
 * PRODUCT.md § 4, "CIN check": it runs from eight characters on. As everywhere, a leading
 * `IT`, blanks and dashes are not counted (ADR 0001): `IT052015` waits for two more.
 * @example cinToCheck('it 052015 c2') // 'IT052015C2'
 */
export function cinToCheck(typed: string): Cin | null {
  return parseCin(typed);
}
