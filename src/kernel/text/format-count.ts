import { onceByLanguage } from '../languages/by-language.ts';
import { LOCALE } from '../language.ts';

// The formatter is cached, because creating it took a tenth of a results page's rendering time.
const format = onceByLanguage((language) => new Intl.NumberFormat(LOCALE[language], { useGrouping: 'always' }));

/** @example formatDecimal(4.5, 2) // '4,50' */
export function formatDecimal(value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(format().resolvedOptions().locale, options);
}

export function formatCount(count: number): string {
  return format().format(count);
}

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
