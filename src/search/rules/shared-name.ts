import { LINKS } from './lexicon-words.ts';

/**
 * Returns the first words that all names share, without trailing linking words; '' if there are none.
 * @example sharedName(['Reggio di Calabria', "Reggio nell'Emilia"]) // 'Reggio'
 */
export function sharedName(names: readonly string[]): string {
  const [words = [], ...others] = names.map((name) => name.split(' '));
  const differs = words.findIndex((word, index) => others.some((other) => other[index] !== word));
  const shared = differs < 0 ? words : words.slice(0, differs);
  return shared.slice(0, shared.findLastIndex((word) => !LINKS.has(word)) + 1).join(' ');
}
