/** Crockford's base 32: digits and capital letters except I, L, O and U. */
export const CODICE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODICE_LENGTH = 16;

/** Matches an entered code without separators. Must be applied before upper-casing, which turns ſ into S. */
const TYPED = /^[0-9A-Za-z]{16}$/;
const CODICE = /^[0-9A-HJKMNP-TV-Z]{16}$/;
const GROUP = /.{4}(?=.)/g;
const REFERENCE_LENGTH = 8;

/**
 * Parses an entered booking code; `null` if invalid. As in Crockford's base 32, O is read as 0, and I and L are read as 1.
 * @example readCodice('abcd-efgh-jkmn-pqrO') // 'ABCDEFGHJKMNPQR0'
 */
export function readCodice(text: string): string | null {
  const typed = text.replaceAll(/[\s-]/g, '');
  if (!TYPED.test(typed)) return null;
  const signs = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODICE.test(signs) ? signs : null;
}

/** @example formatCodice('ABCDEFGHJKMNPQR0') // 'ABCD-EFGH-JKMN-PQR0' */
export function formatCodice(codice: string): string {
  return codice.replaceAll(GROUP, '$&-');
}

/**
 * Returns the reference of a booking for readers who must not be able to cancel it.
 * @example riferimento('ABCDEFGHJKMNPQR0') // 'ABCD-EFGH'
 */
export function riferimento(codice: string): string {
  return formatCodice(codice.slice(0, REFERENCE_LENGTH));
}
