const UNREAD =
  /^(?:non[-_.]?rispondere|no[-_.]?reply|do[-_.]?not[-_.]?reply|nicht[-_.]?antworten|ne[-_.]?pas[-_.]?repondre|mailer-daemon)(?:[-_.+][^@]*)?@/i;

/**
 * Returns the contact address of the emails' sender, or `null` if it is a no-reply address.
 * @example contactOf('Ospitalia <ciao@ospitalia.it>') // 'ciao@ospitalia.it'
 * @example contactOf('Ospitalia <non-rispondere@ospitalia.it>') // null
 */
export function contactOf(sender: string): string | null {
  const address = /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
  return UNREAD.test(address) ? null : address;
}

/**
 * Returns whether a text is one bare address. Rejects lists and line breaks.
 * @example isRecipient('anna@example.it, altro@example.it')
 * // false
 */
export function isRecipient(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u.test(address);
}

const BEFORE = "(?<![a-z0-9._%+'-])";
const AFTER = '(?![a-z0-9-]|\\.[a-z0-9])';

function decode(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

/**
 * Returns whether a raw email contains an address, either as the recipient or in the text.
 * @example mentionsAddress('To: anna@example.it', 'anna@example.it') // true
 * @example mentionsAddress('To: joanna@example.it', 'anna@example.it') // false
 */
export function mentionsAddress(message: string, email: string): boolean {
  const plain = email.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${BEFORE}${plain}${AFTER}`).test(decode(message).toLowerCase());
}

/**
 * Replaces line breaks and runs of white space with one space. This prevents header injection.
 * @example cleanHeader('Casa\r\nBcc: tutti@example.it') // 'Casa Bcc: tutti@example.it'
 */
export function cleanHeader(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Maximum length of a display name. Longer names are truncated, because some mail servers reject headers of more than 998 bytes. */
const MOST_CHARACTERS = 100;
/** Invisible format characters, such as direction marks, except the two joiners that letters and emoji need. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;

/**
 * Returns a one-line display name. Removes direction marks and splits encoded words (RFC 2047), because both could change what
 * email clients show.
 * @example displayName('Müller, Anna\r\n(Büro)\u202E') // 'Müller, Anna (Büro)'
 */
export function displayName(text: string): string {
  const line = cleanHeader(text.toWellFormed().replaceAll(INVISIBLE, '')).replaceAll('=?', '= ?');
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.slice(0, MOST_CHARACTERS).join('').trim();
}
