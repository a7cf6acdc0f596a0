/** Invisible characters: direction marks, joiners, variation selectors, soft hyphens, byte order marks, annotations. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** Right-to-left override, which reverses the displayed order of characters: `\u202e12` is displayed as 21. */
const REVERSES = '\u202e';
const WIDE = /[\uff01-\uff5e\ufe50-\ufe6b]/g;
const WIDE_STOPS = /[\u3002\uff61]/g;
const BLANKS = /[\p{Z}\t\u2800]+/gu;
const DASHES = /[\u2010-\u2015\u2212\u207b\u208b]/g;
const APOSTROPHES = /[\u2018\u2019\u02bc\u2032]/g;

const QUOTES: readonly (readonly [string, string])[] = [
  ['<', '>'],
  ['"', '"'],
  ["'", "'"],
  ['«', '»'],
  ['\u201c', '\u201d'],
  ['\u201e', '\u201c'],
  ['(', ')'],
  ['[', ']'],
];
const LAST_STOPS = / ?[.,;:!?\u2026]{1,3}$/;

/** Removes final punctuation and surrounding quotes, because they may belong to the sentence from which the text was copied. */
function unwrap(text: string): string {
  const inner = text.replace(LAST_STOPS, '');
  const isQuoted = QUOTES.some(([open, close]) => inner.length > 1 && inner.startsWith(open) && inner.endsWith(close));
  return isQuoted ? unwrap(inner.slice(1, -1).trim()) : inner;
}

/**
 * Normalises pasted text. Returns `null` if the text contains a right-to-left override or lone surrogates.
 * @example tidyPasted('\u2068«anna＠example.it»\u2069.') // 'anna@example.it'
 */
export function tidyPasted(text: string): string | null {
  if (text.includes(REVERSES) || !text.isWellFormed()) return null;
  const visible = text.replace(INVISIBLE, '').replace(WIDE, (sign) => sign.normalize('NFKC'));
  const plain = visible.replace(WIDE_STOPS, '.').replace(BLANKS, ' ').replace(DASHES, '-').replace(APOSTROPHES, "'");
  return unwrap(plain.trim());
}

export function decodePasted(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
