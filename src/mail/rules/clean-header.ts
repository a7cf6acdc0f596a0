/**
 * A text as one line of a mail's header: control characters, line breaks and blanks in a row become one blank, so that no
 * header can follow from what somebody typed.
 * @example cleanHeader('Casa sul mare\r\nBcc: tutti@example.it') // 'Casa sul mare Bcc: tutti@example.it'
 */
export function cleanHeader(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
