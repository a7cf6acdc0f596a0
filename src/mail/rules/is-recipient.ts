/**
 * Whether a text is the bare address of one person: no name, no list, no line break. Who may be written to is decided
 * by whoever writes; this keeps one mail from becoming two.
 * @example isRecipient('anna@example.it') // true
 * @example isRecipient('anna@example.it, altro@example.it') // false
 */
export function isRecipient(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u.test(address);
}
