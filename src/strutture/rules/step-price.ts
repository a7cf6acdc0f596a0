import { formatPrice, toCents, toEuros } from '../../kernel/money/cents.ts';
import { parseEuro } from '../../kernel/money/parse-euro.ts';

/** Step of the price buttons, in euros (PRODUCT.md § 5, "Field bounds"). */
const STEP = 5;

export const MIN_PRICE = { room: 1, cleaning: 0 } as const;

/**
 * Moves an entered price up or down to the next multiple of 5 €, never below `least` euros.
 * @example stepPrice('52,50', 1, MIN_PRICE.room) // '55 €'
 */
export function stepPrice(typed: string, direction: 1 | -1, least: number): string {
  const steps = toEuros(parseEuro(typed) ?? toCents(0)) / STEP;
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return formatPrice(toCents(Math.max(least, next * STEP)));
}
