import { isAbbreviated } from './abbreviated-name.ts';
import { MEANINGS } from './lexicon.ts';
import type { PlaceIndex } from './place-index.ts';
import type { TypedWord } from './split-words.ts';

const IN_BRACKETS = /\(\s?([a-z]{2})\s?\)/gi;
const AFTER_PROVINCE = /\b(?:province of|province de|provinz) ([a-z]{2})(?![\p{L}\p{N}])/giu;
const BEFORE_PROVINCE = /\b([A-Z]{2}) province(?![\p{L}\p{N}])/gu;
const ABBREVIATION = /^[A-Z]{2}$/;
const CONJUNCTIONS = new Set(['or']);

type Places = Pick<PlaceIndex, 'provinciaOf'>;

/** @example unbracket('Livo (TN)', places) // 'Livo  provincia di TN ' */
export function unbracket(text: string, { provinciaOf }: Places): string {
  const marked = (all: string, sigla: string) =>
    provinciaOf(sigla.toLowerCase()) === null ? all : ` provincia di ${sigla} `;
  return text.replace(IN_BRACKETS, marked).replace(AFTER_PROVINCE, marked).replace(BEFORE_PROVINCE, marked);
}

function isService(word: TypedWord | undefined): boolean {
  return MEANINGS.get(word?.folded ?? '')?.kind === 'servizio';
}

/** Returns whether the abbreviation means something other than a province, as in "Animali SI", "SS. Cosma" and "TV". */
function meansOther(words: readonly TypedWord[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (isService(word) || isService(before) || (before !== undefined && isService(after))) return true;
  if (CONJUNCTIONS.has(word?.folded ?? '') && after !== undefined) return true;
  return isAbbreviated([word?.folded ?? '']) && after !== undefined;
}

/**
 * Inserts "provincia di" before abbreviations of provinces, unless the whole text is in capitals.
 * @example markProvinces(splitWords('casa in SI'), places).map(({ folded }) => folded) // ['casa', 'in', 'provincia', 'di', 'si']
 */
export function markProvinces(words: readonly TypedWord[], { provinciaOf }: Places): TypedWord[] {
  const isAllCapitals = words.length > 1 && words.every(({ typed }) => typed === typed.toUpperCase());
  return words.flatMap((word, at) => {
    const before = words[at - 1]?.folded ?? '';
    const isMarked = before === 'di' || before.startsWith('prov');
    const isProvince = ABBREVIATION.test(word.typed) && provinciaOf(word.folded) !== null;
    if (!isProvince || isAllCapitals || isMarked || meansOther(words, at)) return [word];
    const prefix = ['provincia', 'di'].map((folded) => ({ typed: '', folded }));
    return [...prefix, word];
  });
}
