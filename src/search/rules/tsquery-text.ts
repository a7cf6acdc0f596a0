/** A word that is looked for, with those that are looked for in its place; none: itself. */
export type QueryTerm = { word: string; instead: readonly string[] };

/** Letters and digits are all that `splitWords` leaves; quotes hold even if one day it left more. */
function quote(word: string): string {
  return `'${word.replaceAll('\\', '').replaceAll("'", '')}'`;
}

/** @example tsqueryText([{ word: 'picsina', instead: ['piscina', 'piscine'] }]) // "('piscina' | 'piscine')" */
export function tsqueryText(words: readonly QueryTerm[]): string {
  return words
    .map(({ word, instead }) => `(${(instead.length > 0 ? instead : [word]).map(quote).join(' | ')})`)
    .join(' & ');
}
