import { readQuoted } from '../../../search/rules/split-words.ts';

/**
 * Returns the text of the search box for a list: its words followed by its place, as typed. For quoted words it returns only the
 * words, because they are searched literally.
 */
export function searchBoxText(testo: string, place: string): string {
  if (testo === '' || place === '' || readQuoted(testo) !== null) return testo || place;
  return `${testo} ${place}`;
}
