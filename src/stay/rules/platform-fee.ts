import { type Cents, asCents } from '../../kernel/money/cents.ts';

/** Of each hundred euros, what stays with the portal (ADR 0058). */
export const FEE_PERCENT = 3;

/**
 * Of a total, what stays with the portal, to the nearest cent; the owner receives the rest.
 * @example platformFee(32500) // 975
 */
export function platformFee(total: Cents): Cents {
  return asCents(Math.round((total * FEE_PERCENT) / 100));
}
