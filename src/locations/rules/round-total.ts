import { formatCount } from '../../kernel/text/format-count.ts';

const ROUNDED_FROM = 1000;

/**
 * Formats a total. Totals of 1,000 or more are shown as two significant digits and `+` (PRODUCT.md § 2).
 * @example roundTotal(1257)
 * // '1.200+'
 */
export function roundTotal(total: number): string {
  if (total < ROUNDED_FROM) return String(total);
  const step = 10 ** (String(total).length - 2);
  return `${formatCount(Math.floor(total / step) * step)}+`;
}
