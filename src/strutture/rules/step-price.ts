import { formatPrice, toCents, toEuros } from '../../kernel/cents.ts';
import { parseEuro } from '../../kernel/parse-euro.ts';

/** Specification section 5, "Field bounds": "room price min 1, step 5", in euros. */
const STEP = 5;
const LEAST = 1;

/**
 * A room's typed price one step up or down, to the next multiple of 5 €, never below 1 €.
 * @example stepPrice('52,50', 1) // '55 €'
 */
export function stepPrice(typed: string, direction: 1 | -1): string {
  const steps = toEuros(parseEuro(typed) ?? toCents(0)) / STEP;
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return formatPrice(toCents(Math.max(LEAST, next * STEP)));
}
