import { onceByLanguage } from '../languages/by-language.ts';
import { LOCALE } from '../language.ts';

// Made once: a formatter for each number took a tenth of the time of a results page.
const format = onceByLanguage((language) => new Intl.NumberFormat(LOCALE[language], { useGrouping: 'always' }));

/** A count as the current language writes it. @example formatCount(1234) // '1.234' */
export function formatCount(count: number): string {
  return format().format(count);
}

const ROUNDED_FROM = 1000;

/** Exact below 1,000, else its first two digits and `+` (PRODUCT.md § 2). @example roundTotal(1257) // '1.200+' */
export function roundTotal(total: number): string {
  if (total < ROUNDED_FROM) return String(total);
  const step = 10 ** (String(total).length - 2);
  return `${formatCount(Math.floor(total / step) * step)}+`;
}
