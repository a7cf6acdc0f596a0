const LINE_END = /\r\n|[\r\u0085\u2028\u2029]/g;
/** Characters that control a terminal or the direction of text. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** Matches text without visible characters, such as the Braille blank or marks without a base character. */
const INVISIBLE = /^[\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Normalises text for storage. Returns '' if nothing is visible, and `null` for NUL or lone surrogates.
 * @example cleanText(' Via dell’Orto\r\n12 ') // 'Via dell’Orto 12'
 */
export function cleanText(text: string, lines: 'one' | 'many' = 'one'): string | null {
  if (text.includes('\0') || !text.isWellFormed()) return null;
  const ended = text.normalize('NFC').replace(LINE_END, '\n').replaceAll('\t', ' ');
  const clean = (lines === 'one' ? ended.replaceAll('\n', ' ') : ended).replace(CONTROLS, '').trim();
  return INVISIBLE.test(clean) ? '' : clean;
}
