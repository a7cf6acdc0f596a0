import { cleanText } from '../../kernel/clean-text.ts';

/** Patterns for LIKE: of a name that holds the text, and of a CIN that begins with it; `null` where it begins none. */
export type SearchPattern = { name: string; cin: string | null };

export const MAX_SEARCH = 100;

const SEPARATORS = /[ \t\u00a0\u202f\-\u2010-\u2015]/g;
const LETTERS_AND_DIGITS = /^[A-Za-z0-9]+$/;

/** The beginning of a CIN as it is stored, with the `IT` that may be left out; `IT` alone begins all of them. */
function cinPattern(text: string): string | null {
  const code = text.replace(SEPARATORS, '').toUpperCase().replace(/^IT/, '');
  return LETTERS_AND_DIGITS.test(code) ? `IT${code}%` : null;
}

/**
 * What a search of the panel's lists looks for: part of a name or of a town's, or the beginning of a CIN. Wildcards are
 * taken literally, and any apostrophe stands for every other. `null`: no search at all; `'nothing'`: no name holds that.
 * @example searchPattern('dell’orto') // { name: '%dell_orto%', cin: null }
 * @example searchPattern('IT 052015') // { name: '%IT 052015%', cin: 'IT052015%' }
 */
export function searchPattern(typed: string): SearchPattern | 'nothing' | null {
  const text = cleanText(typed);
  if (text === null) return 'nothing';
  if (text === '') return null;
  const literal = text.replace(/[\\%_]/g, String.raw`\$&`).replace(/['’‘`´]/g, '_');
  return { name: `%${literal}%`, cin: cinPattern(text) };
}
