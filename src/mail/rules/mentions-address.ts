/** What can stand beside an address without being a part of it. */
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
