import { formatCount } from '../../kernel/format-count.ts';

const ROUNDED_FROM = 1000;

/**
 * A figure of the home page: exact while small, from 1,000 rounded down to its first two digits and marked with `+`
 * (the specification's own example is "1000+", written here with its point; section 2, Home, summary strip).
 * @example roundTotal(1257) // '1.200+'
 */
export function roundTotal(total: number): string {
  if (total < ROUNDED_FROM) return String(total);
  const step = 10 ** (String(total).length - 2);
  return `${formatCount(Math.floor(total / step) * step)}+`;
}
