/** Up to its third digit, a number says where it is from. */
const BEGINNING = /^\D*(?:\d\D*){2}\d/;
/** Its last digits tell two numbers of one person apart. */
const ENDING = 2;
/** A number of fewer digits would be all but told by those. */
const SHORTEST = 8;

/**
 * A phone number as the register of actions keeps it, which is never erased: its country or area, and how it ends. What
 * hides too little, because it is short, hides all. No number stays none.
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
 * An e-mail address as the register of actions keeps it: its first character and its domain. What is no address hides
 * all. No address stays none.
 * @example maskEmail('anna@example.it') // 'a…@example.it'
 */
export function maskEmail(email: string | null): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '…' : `${first}…${email.slice(at)}`;
}
