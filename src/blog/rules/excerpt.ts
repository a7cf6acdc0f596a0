import { plainText } from './plain-text.ts';

/** Maximum length of an excerpt, including the `…` (PRODUCT.md § 9). */
export const EXCERPT_LENGTH = 200;

const TABLE_OR_CAPTION = /<(table|figcaption)\b[\s\S]*?<\/\1>/g;
const TRAILING_PUNCTUATION = /[\s,;:.–—-]+$/u;

/**
 * Returns the beginning of an article's text, cut after a whole word and without tables and captions.
 * @example excerpt('<p>Poche <em>parole</em>.</p>') // 'Poche parole.'
 */
export function excerpt(html: string): string {
  const text = plainText(html.replace(TABLE_OR_CAPTION, ' ')) || plainText(html);
  if (text.length <= EXCERPT_LENGTH) return text;
  const room = EXCERPT_LENGTH - 1;
  // Includes the index `room` in the search, because the space after a word that ends at the limit has this index.
  const blank = text.lastIndexOf(' ', room);
  if (blank > EXCERPT_LENGTH / 2) return `${text.slice(0, blank).replace(TRAILING_PUNCTUATION, '')}…`;
  let cut = 0;
  for (const { index, segment } of new Intl.Segmenter('it').segment(text.slice(0, 2 * EXCERPT_LENGTH))) {
    if (index + segment.length > room) break;
    cut = index + segment.length;
  }
  return `${text.slice(0, cut).replace(TRAILING_PUNCTUATION, '')}…`;
}

const HEADING_EDGE = /<\/?h[2-4]\b[^>]*>/g;
/** Marks the edges of headings. A private-use character survives the collapsing of whitespace. */
const EDGE = '\u{E000}';

/**
 * Returns the excerpt in paragraphs. Each heading is a separate paragraph.
 * @example newsletterLead('<h2>Siena</h2><p>Il Palio</p>') // ['Siena', 'Il Palio']
 */
export function newsletterLead(html: string): string[] {
  const pieces = excerpt(html.replace(HEADING_EDGE, (tag) => ` ${EDGE} ${tag}`)).split(EDGE);
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
