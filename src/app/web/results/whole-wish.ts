import { readQuoted } from '../../../search/rules/split-words.ts';

/**
 * What the box says of a list: the words that are looked for and where, as they would be typed. Words in quotes mean nothing else, and
 * stand alone.
 * @example wholeWish('trullo', 'Firenze') // 'trullo Firenze'
 */
export function wholeWish(testo: string, place: string): string {
  if (testo === '' || place === '' || readQuoted(testo) !== null) return testo || place;
  return `${testo} ${place}`;
}
