import { asCents, type Cents } from './cents.ts';

/** What people write around an amount: the euro, before or after. */
const CURRENCY = /^(?:€|euro?)|(?:€|euro?)$/gi;
const NO_CENTS = /,[-–—]$/;
const WITH_COMMA = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{0,2})$/;
/** A dot before one or two digits is a decimal one: «95.50» is what a keypad without a comma types. */
const WITH_DOT = /^(\d+)\.(\d{1,2})$/;
const WHOLE = /^(\d+|\d{1,3}(?:\.\d{3})+)$/;
/** Beyond this an amount is no longer exact in cents; the bounds of a price are the rules'. */
const MOST_DIGITS = 12;

/**
 * The amount of euros that a text means, written the Italian way or with a dot, or `null` when it means none.
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
