import { foldName } from '../../locations/rules/fold-name.ts';

/** Maximum length of a text in characters. Longer texts are truncated. */
export const MOST_LETTERS = 400;
export const MOST_WORDS = 40;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Matches the end of a clause, but not a full stop, because it may belong to an abbreviation. */
const CLAUSE_END = /^\s?[,;:!?]|^\s?\r?\n/;

/** `folded` is '' if the word has no Latin letters. */
export type TypedWord = { typed: string; folded: string; endsClause?: true };

function parted(word: string): string {
  return word.replaceAll(/œ/gi, 'oe').replaceAll(/æ/gi, 'ae');
}

/**
 * Splits a text into at most forty words. Drops punctuation, so no query syntax reaches the database.
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
 * Returns the quoted words, or `null`. Quoted words are searched as text even if they name a place.
 * @example readQuoted('"rose"') // 'rose'
 */
export function readQuoted(text: string): string | null {
  return QUOTED.exec(text)?.[1] ?? null;
}

export type QueryTerm = { word: string; instead: readonly string[] };

/** Quotes a word for a tsquery. `splitWords` returns only letters and digits, so this is a second barrier against query syntax. */
function quote(word: string): string {
  return `'${word.replaceAll('\\', '').replaceAll("'", '')}'`;
}

/** @example tsqueryText([{ word: 'picsina', instead: ['piscina', 'piscine'] }]) // "('piscina' | 'piscine')" */
export function tsqueryText(words: readonly QueryTerm[]): string {
  return words
    .map(({ word, instead }) => `(${(instead.length > 0 ? instead : [word]).map(quote).join(' | ')})`)
    .join(' & ');
}
