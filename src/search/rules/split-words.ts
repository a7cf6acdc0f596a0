import { foldName } from '../../locations/rules/fold-name.ts';

/** Texts longer than this were pasted rather than typed. */
export const MOST_LETTERS = 400;
export const MOST_WORDS = 40;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/**
 * Punctuation that ends a clause, as in "hotel no, casa sì", which excludes only hotels. A full stop does not count, because it
 * may belong to an abbreviation.
 */
const CLAUSE_END = /^\s?[,;:!?]|^\s?\r?\n/;

/** A word as typed and as folded for comparisons. `folded` is '' if the word has no Latin letters. */
export type TypedWord = { typed: string; folded: string; endsClause?: true };

function parted(word: string): string {
  return word.replaceAll(/œ/gi, 'oe').replaceAll(/æ/gi, 'ae');
}

/**
 * Returns the first forty words. All characters other than letters and digits separate words, so that no query syntax reaches the
 * database.
 * @example splitWords("all'Aquila") // all, Aquila
 */
export function splitWords(text: string): TypedWord[] {
  const read = text.slice(0, MOST_LETTERS).normalize('NFC');
  return [...read.matchAll(WORD)].slice(0, MOST_WORDS).map(({ 0: typed, index }) => {
    const word = { typed, folded: foldName(parted(typed)).replaceAll(' ', '') };
    const next = read.slice(index + typed.length, index + typed.length + 3);
    return CLAUSE_END.test(next) ? { ...word, endsClause: true as const } : word;
  });
}

/** Copies the clause end of the last typed word to the words that replace the typed ones. */
export function withClauseEnd(replaced: readonly TypedWord[], typed: readonly TypedWord[]): TypedWord[] {
  return replaced.map((word, index) =>
    index === replaced.length - 1 && typed.at(-1)?.endsClause ? { ...word, endsClause: true } : word,
  );
}

export function clauseEnds(words: readonly TypedWord[]): ReadonlySet<number> {
  return new Set(words.flatMap(({ endsClause }, index) => (endsClause ? [index] : [])));
}

const QUOTED = /^\s*["“„«]([^"“”„«»]*)["“”»]?\s*$/;

/**
 * Returns the text without its quotes if all of it is in quotes, or `null` otherwise. Words in quotes are searched as
 * text even if they name a place.
 * @example readQuoted('"rose"') // 'rose'
 */
export function readQuoted(text: string): string | null {
  return QUOTED.exec(text)?.[1] ?? null;
}

export type QueryTerm = { word: string; instead: readonly string[] };

/**
 * Puts a word in quotes. `splitWords` already returns only letters and digits; quotes and backslashes are removed here in case
 * that changes.
 */
function quote(word: string): string {
  return `'${word.replaceAll('\\', '').replaceAll("'", '')}'`;
}

/** @example tsqueryText([{ word: 'picsina', instead: ['piscina', 'piscine'] }]) // "('piscina' | 'piscine')" */
export function tsqueryText(words: readonly QueryTerm[]): string {
  return words
    .map(({ word, instead }) => `(${(instead.length > 0 ? instead : [word]).map(quote).join(' | ')})`)
    .join(' & ');
}
