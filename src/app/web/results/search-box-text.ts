import { readQuoted } from '../../../search/rules/split-words.ts';

/** Returns the text of the search box; quoted words are searched literally, so the place is omitted. */
export function searchBoxText(testo: string, place: string): string {
  if (testo === '' || place === '' || readQuoted(testo) !== null) return testo || place;
  return `${testo} ${place}`;
}
