/** Matches everything up to the third digit. The first three digits show the country or area. */
const BEGINNING = /^\D*(?:\d\D*){2}\d/;
/** Two digits are enough to distinguish two numbers of the same person. */
const ENDING = 2;
const SHORTEST = 8;

/**
 * Masks a phone number for the audit log, which is never erased. Preserves the first and last digits, and masks short numbers
 * completely. Returns `null` for `null`.
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
 * Masks an email address for the audit log. Preserves the first character and the domain, and masks invalid addresses completely.
 * Returns `null` for `null`.
 * @example maskEmail('anna@example.it') // 'a…@example.it'
 */
export function maskEmail(email: string | null): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '…' : `${first}…${email.slice(at)}`;
}
