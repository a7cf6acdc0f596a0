const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Removes characters that XML 1.0 forbids even if escaped. @example writableXml('Siena\u0000') // 'Siena' */
export function writableXml(text: string): string {
  return text.replace(UNWRITABLE, '');
}
