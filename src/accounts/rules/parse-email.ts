/** The longest address that SMTP can carry (RFC 5321), and the longest part before the @. */
const MAX_LENGTH = 254;
const MAX_LOCAL = 64;

/**
 * What the mail world really uses, and nothing that could be read as two addresses, a name or a header: dots between
 * the words of the local part, labels of at most 63 letters, digits and inner hyphens, a top level of letters. ASCII
 * only, before lower-casing (the Kelvin sign is no k); a domain with accents is written in its `xn--` form.
 */
const EMAIL =
  /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*(?<!')@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/**
 * The one form of an e-mail address that is stored and compared, or `null` for what is none. Outer blanks are dropped,
 * capitals become small: who writes `Anna@` is who reads `anna@`. Of a control character the whole value is refused.
 * @example parseEmail(' Anna.Rossi@Example.IT ') // 'anna.rossi@example.it'
 * @example parseEmail('anna@example.it, altro@example.it') // null
 */
export function parseEmail(value: unknown): string | null {
  if (typeof value !== 'string' || /\p{Cc}/u.test(value)) return null;
  const address = value.trim();
  if (address.length > MAX_LENGTH || address.indexOf('@') > MAX_LOCAL || !EMAIL.test(address)) return null;
  return address.toLowerCase();
}
