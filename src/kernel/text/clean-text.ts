/** Line and paragraph ends of every kind. */
const LINE_END = /\r\n|[\r\u0085\u2028\u2029]/g;
/** What controls a terminal, or turns the direction of the text around it. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** Nothing to see: blanks, marks without a letter, characters that are drawn as nothing (the Braille blank is one). */
const INVISIBLE = /^[\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * A text as it is kept: composed (NFC), without control characters and outer blanks. `one` line has no line ends, `many`
 * may. A text of which nothing can be seen is empty. `null`: no text at all, for it holds NUL or half of a character.
 * @example cleanText(' Via dell’Orto\r\n12 ') // 'Via dell’Orto 12'
 */
export function cleanText(text: string, lines: 'one' | 'many' = 'one'): string | null {
  if (text.includes('\0') || !text.isWellFormed()) return null;
  const ended = text.normalize('NFC').replace(LINE_END, '\n').replaceAll('\t', ' ');
  const clean = (lines === 'one' ? ended.replaceAll('\n', ' ') : ended).replace(CONTROLS, '').trim();
  return INVISIBLE.test(clean) ? '' : clean;
}
