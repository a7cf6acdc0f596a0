/** Matches the first three digits of a number, which show the country or area. */
const BEGINNING = /^\D*(?:\d\D*){2}\d/;
/** Number of final digits that remain visible. Two are enough to distinguish two numbers of the same person. */
const ENDING = 2;
const SHORTEST = 8;

/**
 * Masks a phone number for the audit log, which is never erased. Masks short numbers completely.
 * @example maskPhone('+39 333 555 0101') // '+39 3…01'
 * @example maskPhone('118') // '…'
 */
export function maskPhone(phone: string | null): string | null {
  if (phone === null) return null;
  const digits = phone.match(/\d/g) ?? [];
  if (digits.length < SHORTEST) return '…';
  return `${BEGINNING.exec(phone)?.[0] ?? ''}…${digits.slice(-ENDING).join('')}`;
}

/**
 * Masks an email address for the audit log. Masks invalid addresses completely.
 * @example maskEmail('anna@example.it') // 'a…@example.it'
 */
export function maskEmail(email: string | null): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '…' : `${first}…${email.slice(at)}`;
}
