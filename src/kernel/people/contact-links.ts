export type Letter = { subject: string; body: string };

/** Shortest and longest phone number in digits: an Italian switchboard, and the limit of ITU-T E.164. */
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;
/** An Italian national number has at most 11 digits: a longer one that begins with 39 was typed with its prefix. */
const LONGEST_NATIONAL = 11;
const ITALY = '39';

/** The first run of characters that people write phone numbers with; it ends before `;ext=`, letters and hidden marks. */
const PHONE_RUN = /\+?\d[\d\s()./-]*/;

/** RFC 5321's longest address; checked before the pattern, so that no text can make it slow. */
const MAX_EMAIL = 254;
const EMAIL = /^([A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64})@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)$/;

/** Half of an emoji makes `encodeURIComponent` throw: it becomes the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/**
 * The digits of a phone number with its country prefix, Italy's when none was written; `null` when the text holds no
 * number that can be dialled. PRODUCT.md § 2: the messaging link strips non-digits from the phone.
 * @example phoneDigits('0578 / 75 70 12') // '390578757012'
 */
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
 * The address that dials a phone number, or `null` when there is no number to dial (PRODUCT.md § 2).
 * @example phoneLink('333 12 34 567') // 'tel:+393331234567'
 */
export function phoneLink(telefono: string | null): string | null {
  const digits = phoneDigits(telefono);
  return digits === null ? null : `tel:+${digits}`;
}

/** In Italy landlines begin with 0, services with 1, free and premium numbers with 8: none of them gets a WhatsApp message. */
const ITALIAN_LANDLINE = /^39[018]/;

/**
 * The address that opens a WhatsApp message to a phone number, prefilled when a text is given (PRODUCT.md § 2).
 * `null` also for an Italian landline, which no message reaches.
 * @example whatsappLink('+39 333 1234567', 'Buongiorno') // 'https://wa.me/393331234567?text=Buongiorno'
 */
export function whatsappLink(telefono: string | null, text = ''): string | null {
  const digits = phoneDigits(telefono);
  if (digits === null || ITALIAN_LANDLINE.test(digits)) return null;
  return `https://wa.me/${digits}${text === '' ? '' : `?text=${encode(text)}`}`;
}

/**
 * The address that opens an e-mail to exactly one person, prefilled when a letter is given (PRODUCT.md § 2).
 * Anything but one plain address gives `null`: no second recipient, no header can be smuggled in.
 * @example emailLink('anna@example.it', { subject: 'Date', body: 'Ciao' }) // 'mailto:anna@example.it?subject=Date&body=Ciao'
 */
export function emailLink(email: string | null, letter?: Letter): string | null {
  const address = email?.trim() ?? '';
  const [, local, domain] = (address.length <= MAX_EMAIL && address.match(EMAIL)) || [];
  if (local === undefined || domain === undefined) return null;
  const to = `mailto:${encode(local).replaceAll('%2B', '+')}@${domain}`;
  if (letter === undefined) return to;
  // RFC 6068, section 5: line breaks in a body are written %0D%0A.
  const body = letter.body.replace(/\r\n?|\n/g, '\r\n');
  return `${to}?subject=${encode(letter.subject.replace(/\s+/g, ' '))}&body=${encode(body)}`;
}

/**
 * Whether the owner can be called or written to (PRODUCT.md § 2).
 * @example hasContacts({ telefono: 'chiedere in paese', email: 'anna@example.it' }) // true
 */
export function hasContacts({ telefono, email }: { telefono: string | null; email: string | null }): boolean {
  return phoneLink(telefono) !== null || emailLink(email) !== null;
}
