export type Letter = { subject: string; body: string };

/** Minimum and maximum number of digits. The shortest Italian switchboard numbers have 6 digits, and ITU-T E.164 allows at most 15. */
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;
/** Maximum number of digits without a country prefix. A longer number that starts with 39 includes the prefix. */
const LONGEST_NATIONAL = 11;
const ITALY = '39';

/** Matches the phone number in a text. Stops at `;ext=`, letters and invisible characters. */
const PHONE_RUN = /\+?\d[\d\s()./-]*/;

/** Maximum length of an email address (RFC 5321). It also limits the running time of the pattern. */
const MAX_EMAIL = 254;
const EMAIL = /^([A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64})@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)$/;

/** Replaces lone surrogates, on which `encodeURIComponent` throws. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Returns the digits with the country prefix, which defaults to Italy's. @example phoneDigits('0578 / 75 70 12') // '390578757012' */
export function phoneDigits(telefono: string | null): string | null {
  const run = telefono?.match(PHONE_RUN)?.[0] ?? '';
  const written = run.replace(/\D/g, '');
  const international = run.startsWith('+') || written.startsWith('00');
  const digits = written.replace(/^00/, '');
  if (digits.length < MIN_DIGITS) return null;
  const hasPrefix = international || (digits.startsWith(ITALY) && digits.length > LONGEST_NATIONAL);
  const complete = hasPrefix ? digits : ITALY + digits;
  return complete.length > MAX_DIGITS ? null : complete;
}

/**
 * Returns a `tel:` link, or `null` if the text contains no number that can be dialled.
 * @example phoneLink('333 12 34 567') // 'tel:+393331234567'
 */
export function phoneLink(telefono: string | null): string | null {
  const digits = phoneDigits(telefono);
  return digits === null ? null : `tel:+${digits}`;
}

/** Matches Italian landline (0), service (1), toll-free and premium (8) numbers, which cannot receive WhatsApp messages. */
const ITALIAN_LANDLINE = /^39[018]/;

/**
 * Returns a WhatsApp link, or `null` for numbers that cannot receive WhatsApp messages, such as Italian landlines.
 * @example whatsappLink('+39 333 1234567', 'Buongiorno') // 'https://wa.me/393331234567?text=Buongiorno'
 */
export function whatsappLink(telefono: string | null, text = ''): string | null {
  const digits = phoneDigits(telefono);
  if (digits === null || ITALIAN_LANDLINE.test(digits)) return null;
  return `https://wa.me/${digits}${text === '' ? '' : `?text=${encode(text)}`}`;
}

/**
 * Returns a `mailto:` link only for one plain address, to prevent additional recipients and header injection.
 * @example emailLink('anna@example.it', { subject: 'Date', body: 'Ciao' })
 * // 'mailto:anna@example.it?subject=Date&body=Ciao'
 */
export function emailLink(email: string | null, letter?: Letter): string | null {
  const address = email?.trim() ?? '';
  const [, local, domain] = (address.length <= MAX_EMAIL && address.match(EMAIL)) || [];
  if (local === undefined || domain === undefined) return null;
  const to = `mailto:${encode(local).replaceAll('%2B', '+')}@${domain}`;
  if (letter === undefined) return to;
  // Line breaks in the body are encoded as %0D%0A (RFC 6068, section 5).
  const body = letter.body.replace(/\r\n?|\n/g, '\r\n');
  return `${to}?subject=${encode(letter.subject.replace(/\s+/g, ' '))}&body=${encode(body)}`;
}

export function hasContacts({ telefono, email }: { telefono: string | null; email: string | null }): boolean {
  return phoneLink(telefono) !== null || emailLink(email) !== null;
}
