import { isLanguage, type Language } from './language.ts';

type Reader = {
  /** Of the page. */
  own: Language;
  /** What was chosen in this browser before. */
  chosen: Language | null;
  /** What the browser asks for, the best first: "de-AT", "en". */
  preferred: readonly string[];
};

/**
 * The language that a page offers its reader: the one that they chose, else the first of ours that their browser asks for; `null`:
 * they read it already.
 * @example offeredLanguage({ own: 'it', chosen: null, preferred: ['de-AT', 'en'] }) // 'de'
 */
export function offeredLanguage({ own, chosen, preferred }: Reader): Language | null {
  const wanted = chosen ?? preferred.map((each) => each.split('-')[0]).find(isLanguage) ?? null;
  return wanted === own ? null : wanted;
}
