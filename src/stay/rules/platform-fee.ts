import { type Cents, asCents } from '../../kernel/money/cents.ts';

/** The portal's fee in percent (ADR 0058). */
export const FEE_PERCENT = 3;

/** Returns the portal's fee on a total, rounded to the nearest cent. @example platformFee(32500) // 975 */
export function platformFee(total: Cents): Cents {
  return asCents(Math.round((total * FEE_PERCENT) / 100));
}
