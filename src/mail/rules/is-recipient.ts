/** One bare address: no list, no line break. @example isRecipient('anna@example.it, altro@example.it') // false */
export function isRecipient(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u.test(address);
}
