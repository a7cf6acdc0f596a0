import { foldName } from '../../locations/rules/fold-name.ts';

/** Nobody says more in one breath; what is longer was pasted. */
export const MOST_LETTERS = 400;
export const MOST_WORDS = 40;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A comma or the like after a word: "hotel no, casa sì" denies the hotel. A full stop may abbreviate. */
const CLAUSE_END = /^\s?[,;:!?]|^\s?\r?\n/;

/** A word as it was typed and as it is compared: `folded` is '' where no letter is Latin. */
export type TypedWord = { typed: string; folded: string; endsClause?: true };

/** "Sœur" as "soeur". */
function parted(word: string): string {
  return word.replaceAll(/œ/gi, 'oe').replaceAll(/æ/gi, 'ae');
}

/** The first forty; any sign parts words, so a text is never more than words to a database. @example splitWords("all'Aquila") // all, Aquila */
export function splitWords(text: string): TypedWord[] {
  const read = text.slice(0, MOST_LETTERS).normalize('NFC');
  return [...read.matchAll(WORD)].slice(0, MOST_WORDS).map(({ 0: typed, index }) => {
    const word = { typed, folded: foldName(parted(typed)).replaceAll(' ', '') };
    const next = read.slice(index + typed.length, index + typed.length + 3);
    return CLAUSE_END.test(next) ? { ...word, endsClause: true as const } : word;
  });
}

/** Copies the clause end of the last typed word to the words that replace it. */
export function withClauseEnd(replaced: readonly TypedWord[], typed: readonly TypedWord[]): TypedWord[] {
  return replaced.map((word, index) =>
    index === replaced.length - 1 && typed.at(-1)?.endsClause ? { ...word, endsClause: true } : word,
  );
}

/** The indices of the words that end a clause. */
export function clauseEnds(words: readonly TypedWord[]): ReadonlySet<number> {
  return new Set(words.flatMap(({ endsClause }, index) => (endsClause ? [index] : [])));
}

const QUOTED = /^\s*["“„«]([^"“”„«»]*)["“”»]?\s*$/;

/** A text that is one quotation is meant as words, whatever place they name. @example readQuoted('"rose"') // 'rose' */
export function readQuoted(text: string): string | null {
  return QUOTED.exec(text)?.[1] ?? null;
}

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
