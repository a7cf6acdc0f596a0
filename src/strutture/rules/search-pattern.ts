import { cleanText } from '../../kernel/text/clean-text.ts';
import { parsePhone } from '../../kernel/people/parse-phone.ts';

/** LIKE patterns by field; `null` if the field is not searched. */
export type SearchPattern = { name: string; cin: string | null; email: string | null; phone: string | null };

export const MAX_SEARCH = 100;

const SEPARATORS = /[ \t\u00a0\u202f\-\u2010-\u2015]/g;
const LETTERS_AND_DIGITS = /^[A-Za-z0-9]+$/;

/**
 * Returns the LIKE pattern for the beginning of a CIN, in which `IT` is optional. Returns `null` for `IT` alone, because it would
 * match all codes.
 */
function cinPattern(text: string): string | null {
  const code = text.replace(SEPARATORS, '').toUpperCase().replace(/^IT/, '');
  return LETTERS_AND_DIGITS.test(code) ? `IT${code}%` : null;
}

/** Minimum length of a search for an email address. Shorter texts, such as `it` or `@`, match most addresses. */
const MIN_EMAIL = 3;
/** Matches an address between the delimiters that email clients write: `Anna <anna@example.it>`, `mailto:anna@example.it`. */
const ADDRESS = /[^\s<>,;:"()[\]]+@[^\s<>,;:"()[\]]*/;
const MIN_DIGITS = 4;
const PHONE_SIGNS = /^\+?[\d ()./\-\u00a0\u202f\u2010-\u2015]+$/;
/** Minimum number of digits at which a leading `39` without `+` or `00` is taken for Italy's country code. */
const WITH_PREFIX = 11;
/** Minimum number of digits at which a leading zero is treated as a trunk prefix, which is omitted after country codes. */
const WITH_TRUNK_ZERO = 8;

/** Returns the LIKE pattern for a phone number, without the prefixes that the stored number can lack: `+39`, `00` and a trunk zero. */
function phonePattern(text: string): string | null {
  const written = parsePhone(text) ?? text;
  if (!PHONE_SIGNS.test(written)) return null;
  const all = written.replace('(0)', '').replace(/\D/g, '');
  const digits = all.replace(/^00/, '');
  const isInternational = written.startsWith('+') || digits !== all || digits.length >= WITH_PREFIX;
  const national = isInternational ? digits.replace(/^39/, '') : digits;
  const sought = national.length >= WITH_TRUNK_ZERO ? national.replace(/^0/, '') : national;
  return sought.length < MIN_DIGITS ? null : `%${sought}%`;
}

function holding(text: string): string {
  const literal = text.replace(/[\\%_]/g, String.raw`\$&`).replace(/['’‘`´]/g, '_');
  return `%${literal.replace(/ {2,}/g, ' ')}%`;
}

/**
 * Parses a search query for the administrators' lists. Returns `null` for an empty query, and `'nothing'` for text with invalid
 * characters, which no stored name contains.
 * @example searchPattern('dell’orto') // { name: '%dell_orto%', cin: null, email: '%dell_orto%', phone: null }
 * @example searchPattern('+39 0578') // { name: '%+39 0578%', cin: null, email: null, phone: '%0578%' }
 */
export function searchPattern(typed: string): SearchPattern | 'nothing' | null {
  const text = cleanText(typed);
  if (text === null) return 'nothing';
  if (text === '') return null;
  const address = ADDRESS.exec(text)?.[0] ?? (/\s/.test(text) ? '' : text);
  const email = address.length >= MIN_EMAIL ? holding(address) : null;
  return { name: holding(text), cin: cinPattern(text), email, phone: phonePattern(text) };
}
