import { onceByLanguage } from '../languages/by-language.ts';
import { LOCALE } from '../language.ts';

// Made once: a formatter for each number took a tenth of the time of a results page.
const format = onceByLanguage((language) => new Intl.NumberFormat(LOCALE[language], { useGrouping: 'always' }));

/** A count as the current language writes it. @example formatCount(1234) // '1.234' */
export function formatCount(count: number): string {
  return format().format(count);
}
