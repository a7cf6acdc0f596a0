/** No-reply senders, which a mail must not name as a contact. */
const UNREAD =
  /^(?:non[-_.]?rispondere|no[-_.]?reply|do[-_.]?not[-_.]?reply|nicht[-_.]?antworten|ne[-_.]?pas[-_.]?repondre|mailer-daemon)(?:[-_.+][^@]*)?@/i;

/**
 * The contact address derived from the sender of the portal's mails; `null` if it is a no-reply address.
 * @example contactOf('Ospitalia <ciao@ospitalia.it>') // 'ciao@ospitalia.it'
 * @example contactOf('Ospitalia <non-rispondere@ospitalia.it>') // null
 */
export function contactOf(sender: string): string | null {
  const address = /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
  return UNREAD.test(address) ? null : address;
}

/** One bare address: no list, no line break. @example isRecipient('anna@example.it, altro@example.it') // false */
export function isRecipient(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u.test(address);
}

/** Boundaries of an address in running text. */
const BEFORE = "(?<![a-z0-9._%+'-])";
const AFTER = '(?![a-z0-9-]|\\.[a-z0-9])';

/** Lines of a mail that were broken, and characters that were written as numbers (RFC 2045, "quoted-printable"). */
function decode(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

/**
 * Whether a mail, as it stands in a file, names an address: as who it goes to, or in its text.
 * @example mentionsAddress('To: anna@example.it', 'anna@example.it') // true
 * @example mentionsAddress('To: joanna@example.it', 'anna@example.it') // false
 */
export function mentionsAddress(message: string, email: string): boolean {
  const plain = email.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${BEFORE}${plain}${AFTER}`).test(decode(message).toLowerCase());
}

/** One line: no header can follow from typed text. @example cleanHeader('Casa\r\nBcc: tutti@example.it') // 'Casa Bcc: tutti@example.it' */
export function cleanHeader(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Longer names are cut: some mail servers reject a header of more than 998 bytes. */
const MOST_CHARACTERS = 100;
/** Marks without a shape of their own, such as those of writing direction; the two that join letters and emoji stay. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;

/**
 * A person's or a home's name as it stands before an address: one line, without marks that could reorder what follows, and without
 * the opening of an encoded word (RFC 2047), which a mail program would decode.
 * @example displayName('Müller, Anna\r\n(Büro)\u202E') // 'Müller, Anna (Büro)'
 */
export function displayName(text: string): string {
  const line = cleanHeader(text.toWellFormed().replaceAll(INVISIBLE, '')).replaceAll('=?', '= ?');
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.slice(0, MOST_CHARACTERS).join('').trim();
}
