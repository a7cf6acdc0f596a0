import { readQuoted } from '../../../search/rules/split-words.ts';

/** Returns the text of the search box. Omits the place next to quoted words, because quoted words are searched literally. */
export function searchBoxText(testo: string, place: string): string {
  if (testo === '' || place === '' || readQuoted(testo) !== null) return testo || place;
  return `${testo} ${place}`;
}
