import { foldName } from '../../locations/rules/fold-name.ts';

/** Nobody says more in one breath; what is longer was pasted. */
export const MOST_LETTERS = 400;
export const MOST_WORDS = 40;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A word as it was typed and as it is compared: `folded` is '' where no letter is Latin. */
export type TypedWord = { typed: string; folded: string };

/** The first forty; any sign parts words, so a text is never more than words to a database. @example splitWords("all'Aquila") // all, Aquila */
export function splitWords(text: string): TypedWord[] {
  const words = text.slice(0, MOST_LETTERS).normalize('NFC').match(WORD) ?? [];
  return words.slice(0, MOST_WORDS).map((typed) => ({ typed, folded: foldName(typed).replaceAll(' ', '') }));
}

const QUOTED = /^\s*["“„«]([^"“”„«»]*)["“”»]?\s*$/;

/** A text that is one quotation is meant as words, whatever place they name. @example readQuoted('"rose"') // 'rose' */
export function readQuoted(text: string): string | null {
  return QUOTED.exec(text)?.[1] ?? null;
}
