import { asCents, type Cents } from './cents.ts';

const CURRENCY = /^(?:€|euro?)|(?:€|euro?)$/gi;
const NO_CENTS = /,[-–—]$/;
const WITH_COMMA = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{0,2})$/;
/** A final dot before one or two digits is a decimal point, because some keypads have no comma. */
const WITH_DOT = /^(\d+)\.(\d{1,2})$/;
const WHOLE = /^(\d+|\d{1,3}(?:\.\d{3})+)$/;
/** Maximum number of digits before the comma, so that the amount in cents is exact as a JavaScript number. */
const MOST_DIGITS = 12;

/**
 * Parses an amount in Italian notation or with a decimal point.
 * @example parseEuro('1.234,50 €') // 123450
 * @example parseEuro('95.50') // 9550
 * @example parseEuro('€ 120,-') // 12000
 */
export function parseEuro(text: string): Cents | null {
  const bare = text.replace(/\s/g, '').replace(CURRENCY, '').replace(NO_CENTS, '');
  const [, euros = '', cents = ''] = WITH_COMMA.exec(bare) ?? WITH_DOT.exec(bare) ?? WHOLE.exec(bare) ?? [];
  const digits = euros.replaceAll('.', '');
  if (digits === '' || digits.length > MOST_DIGITS) return null;
  return asCents(Number(digits + cents.padEnd(2, '0')));
}
