import { excerpt } from './excerpt.ts';

const HEADING_EDGE = /<\/?h[2-4]\b[^>]*>/g;
/** Of Unicode's private use area: no blank, so that it survives the joining of blanks, and no letter of any writing. */
const EDGE = '\u{E000}';

/**
 * The beginning of an article as the paragraphs of a mail: the excerpt, with each heading in a paragraph of its own.
 * @example newsletterLead('<h2>Siena</h2><p>Il Palio</p>') // ['Siena', 'Il Palio']
 */
export function newsletterLead(html: string): string[] {
  const pieces = excerpt(html.replace(HEADING_EDGE, (tag) => ` ${EDGE} ${tag}`)).split(EDGE);
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
