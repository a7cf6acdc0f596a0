import { readQuoted } from '../../../search/rules/split-words.ts';

/**
 * Returns the text of the search box for a list: its words and its place, as typed. Quoted words stand alone, because they are
 * searched literally.
 */
export function searchBoxText(testo: string, place: string): string {
  if (testo === '' || place === '' || readQuoted(testo) !== null) return testo || place;
  return `${testo} ${place}`;
}
