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
