import { splitWords } from './split-words.ts';

const QUOTATION = /["“„«]([^"“”„«»]*)["“”»]/g;
const BETWEEN_WORDS = '[^\\p{L}\\p{N}]{1,5}';

/** Returns the folded words in quotes, which are searched as typed. @example quotedWords('b&b "Ricione"') // Set { 'ricione' } */
export function quotedWords(text: string): ReadonlySet<string> {
  const quotations = [...text.matchAll(QUOTATION)].map(([, inside = '']) => inside);
  return new Set(quotations.flatMap(splitWords).map(({ folded }) => folded));
}

/**
 * Puts the phrases in quotes, so that they are searched as typed.
 * @example quoteWords('b&b a Ricione', ['Ricione']) // 'b&b a "Ricione"'
 */
export function quoteWords(text: string, phrases: readonly string[]): string {
  return phrases.reduce((quoted, phrase) => {
    const words = splitWords(phrase).map(({ typed }) => typed);
    const wanted = new RegExp(`(?<![\\p{L}\\p{N}"])${words.join(BETWEEN_WORDS)}(?![\\p{L}\\p{N}"])`, 'u');
    return quoted.replace(wanted, (found) => `"${found}"`);
  }, text.normalize('NFC'));
}
