/** One line: no header can follow from typed text. @example cleanHeader('Casa\r\nBcc: tutti@example.it') // 'Casa Bcc: tutti@example.it' */
export function cleanHeader(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
