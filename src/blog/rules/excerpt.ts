import { plainText } from './plain-text.ts';

/** Characters of an excerpt, including the `…` (PRODUCT.md § 9). */
export const EXCERPT_LENGTH = 200;

/** Nobody reads on from a cell or a caption to the next line. */
const ASIDE = /<(table|figcaption)\b[\s\S]*?<\/\1>/g;
/** What a sentence does not stop with before `…`. */
const LOOSE_END = /[\s,;:.–—-]+$/u;

/**
 * The beginning of an article as plain text: at most 200 characters, whole words unless one is longer than half of that, and `…`
 * where something follows; tables and captions aside, unless there is nothing else. No character that a person sees is cut in two.
 * @example excerpt('<p>Poche <em>parole</em>.</p>') // 'Poche parole.'
 */
export function excerpt(html: string): string {
  const text = plainText(html.replace(ASIDE, ' ')) || plainText(html);
  if (text.length <= EXCERPT_LENGTH) return text;
  const room = EXCERPT_LENGTH - 1;
  // A word that ends where the room ends is whole: its blank is the next character.
  const blank = text.lastIndexOf(' ', room);
  if (blank > EXCERPT_LENGTH / 2) return `${text.slice(0, blank).replace(LOOSE_END, '')}…`;
  let cut = 0;
  for (const { index, segment } of new Intl.Segmenter('it').segment(text.slice(0, 2 * EXCERPT_LENGTH))) {
    if (index + segment.length > room) break;
    cut = index + segment.length;
  }
  return `${text.slice(0, cut).replace(LOOSE_END, '')}…`;
}

const HEADING_EDGE = /<\/?h[2-4]\b[^>]*>/g;
/** A private-use character: not a blank, so collapsing blanks keeps it, and not a letter of any script. */
const EDGE = '\u{E000}';

/**
 * The beginning of an article as the paragraphs of a mail: the excerpt, with each heading in a paragraph of its own.
 * @example newsletterLead('<h2>Siena</h2><p>Il Palio</p>') // ['Siena', 'Il Palio']
 */
export function newsletterLead(html: string): string[] {
  const pieces = excerpt(html.replace(HEADING_EDGE, (tag) => ` ${EDGE} ${tag}`)).split(EDGE);
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
