/** Crockford's base 32: no I, L, O and U, so that nobody misreads a code on paper or on the phone. */
export const CODICE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODICE_LENGTH = 16;

/** Looked at before upper-casing, which makes an S of ſ. */
const TYPED = /^[0-9A-Za-z]{16}$/;
const CODICE = /^[0-9A-HJKMNP-TV-Z]{16}$/;
const GROUP = /.{4}(?=.)/g;
const REFERENCE_LENGTH = 8;

/**
 * A booking's code as a person types it: in any case, with dashes and blanks, and with the letters that Crockford reads as digits.
 * `null`: it is none.
 * @example readCodice('abcd-efgh-jkmn-pqrO') // 'ABCDEFGHJKMNPQR0'
 */
export function readCodice(text: string): string | null {
  const typed = text.replaceAll(/[\s-]/g, '');
  if (!TYPED.test(typed)) return null;
  const signs = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODICE.test(signs) ? signs : null;
}

/** A code to be read and typed. @example formatCodice('ABCDEFGHJKMNPQR0') // 'ABCD-EFGH-JKMN-PQR0' */
export function formatCodice(codice: string): string {
  return codice.replaceAll(GROUP, '$&-');
}

/** What names a booking to who may not cancel it for its guest. @example riferimento('ABCDEFGHJKMNPQR0') // 'ABCD-EFGH' */
export function riferimento(codice: string): string {
  return formatCodice(codice.slice(0, REFERENCE_LENGTH));
}
