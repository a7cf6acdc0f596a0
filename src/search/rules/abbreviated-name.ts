import { LINKS } from './lexicon-words.ts';

const SAINTS = ['san', 'sant', 'santo', 'santa', 'santi', 'sante'];
const SAINT_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['s', SAINTS],
  ['st', SAINTS],
  ['sn', ['san']],
  ['san', SAINTS],
  ['sant', SAINTS],
  ['sta', ['santa']],
  ['sto', ['santo']],
  ['sti', ['santi']],
  ['ss', ['santi', 'sante', 'santissima', 'santissimo']],
]);
const MOST_LETTERS = 4;
const IDENTIFYING_LETTERS = 4;

/** Returns whether the last of several words is a single letter, even one that is also a word, such as "e". */
function endsInInitial(words: readonly string[]): boolean {
  return words.length > 1 && /^[a-z]$/.test(words.at(-1) ?? '');
}

/** @example isAbbreviated(['s', 'agata']) // true */
export function isAbbreviated(words: readonly string[]): boolean {
  const isInitial = (word: string) => /^[a-z]$/.test(word) && !LINKS.has(word);
  return words.some((word) => SAINT_OF.has(word) || isInitial(word) || word === 'cast') || endsInInitial(words);
}

function isContraction(begin: string, end: string, word: string): boolean {
  const isShort = begin.length <= MOST_LETTERS && end.length >= 2 && end.length <= MOST_LETTERS;
  return isShort && word.length > begin.length + end.length && word.startsWith(begin) && word.endsWith(end);
}

/** `part` means that only the first words of the name matched. */
export type AbbreviatedMatch = 'whole' | 'part' | null;

/**
 * Matches words against a name, allowing initials, contractions and an unfinished last word.
 * @example matchAbbreviated(['reggio', 'e'], ['reggio', 'nell', 'emilia']) // 'whole'
 */
export function matchAbbreviated(words: readonly string[], name: readonly string[], at = [0, 0]): AbbreviatedMatch {
  const [i = 0, j = 0] = at;
  if (i === words.length) return name.slice(j).every((word) => LINKS.has(word)) ? 'whole' : 'part';
  const [word = '', target] = [words[i], name[j]];
  if (target === undefined) return null;
  const isLast = i === words.length - 1;
  const isInitial = word.length === 1 && target.startsWith(word) && (isLast || !LINKS.has(word));
  const continues = isLast && word.length >= IDENTIFYING_LETTERS && target.startsWith(word);
  const isSame = word === target || SAINT_OF.get(word)?.includes(target) || isInitial;
  const next =
    (isSame ? matchAbbreviated(words, name, [i + 1, j + 1]) : null) ??
    (isContraction(word, words[i + 1] ?? '', target) ? matchAbbreviated(words, name, [i + 2, j + 1]) : null) ??
    (i > 0 && LINKS.has(target) ? matchAbbreviated(words, name, [i, j + 1]) : null);
  return next ?? (continues ? 'part' : null);
}

/** @example identifiesName(['s', 'g']) // false */
export function identifiesName(words: readonly string[]): boolean {
  return words.some((word) => word.length >= IDENTIFYING_LETTERS && !SAINT_OF.has(word));
}
