import { type Cents, toCents, toEuros } from '../../kernel/money/cents.ts';

const WHOLE = /^\d{1,9}$/;
const EUROS = /^\d{1,9}(?:\.\d{1,2})?$/;
/** Largest accepted number, which is below the maximum of PostgreSQL's `integer`. */
const MAX = 999_999_999;

/**
 * Parses a JSON number or a form's digits (PRODUCT.md § 5); returns `null` for anything else.
 * @example readWhole('4') // 4
 */
export function readWhole(value: unknown): number | null {
  const number = typeof value === 'string' && WHOLE.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= MAX ? number : null;
}

/**
 * Parses an amount in euros. Amounts are never rounded, so `19.999` is `null`.
 * @example readEuros('95.50') // 9550 as Cents
 */
export function readEuros(value: unknown): Cents | null {
  const euros = typeof value === 'string' && EUROS.test(value) ? Number(value) : value;
  if (typeof euros !== 'number' || !(euros >= 0 && euros <= MAX)) return null;
  const cents = toCents(euros);
  return toEuros(cents) === euros ? cents : null;
}
