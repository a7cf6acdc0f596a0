import { isAbbreviated } from './abbreviated-name.ts';
import { MEANINGS } from './lexicon.ts';
import type { PlaceIndex } from './place-index.ts';
import type { TypedWord } from './split-words.ts';

const IN_BRACKETS = /\(\s?([a-z]{2})\s?\)/gi;
/** In small letters, too, and whatever the language: "provinz si", "province of le". */
const AFTER_PROVINCE = /\b(?:province of|province de|provinz) ([a-z]{2})(?![\p{L}\p{N}])/giu;
const BEFORE_PROVINCE = /\b([A-Z]{2}) province(?![\p{L}\p{N}])/gu;
const ABBREVIATION = /^[A-Z]{2}$/;
/** What is a conjunction in capitals: "Rome OR Florence". */
const CONJUNCTIONS = new Set(['or']);

type Places = Pick<PlaceIndex, 'provinciaOf'>;

/** A text that says of abbreviations in brackets that they are provinces. @example unbracket('Livo (TN)', places) // 'Livo  provincia di TN ' */
export function unbracket(text: string, { provinciaOf }: Places): string {
  const said = (all: string, sigla: string) =>
    provinciaOf(sigla.toLowerCase()) === null ? all : ` provincia di ${sigla} `;
  return text.replace(IN_BRACKETS, said).replace(AFTER_PROVINCE, said).replace(BEFORE_PROVINCE, said);
}

function isService(word: TypedWord | undefined): boolean {
  return MEANINGS.get(word?.folded ?? '')?.kind === 'servizio';
}

/** "Animali SI", "SS. Cosma", "TV". */
function meansOther(words: readonly TypedWord[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (isService(word) || isService(before) || (before !== undefined && isService(after))) return true;
  if (CONJUNCTIONS.has(word?.folded ?? '') && after !== undefined) return true;
  return isAbbreviated([word?.folded ?? '']) && after !== undefined;
}

/**
 * Words that say of a province's abbreviation in capitals that it is one, where not all of them are written so: "SI", "casa in SI". In small
 * letters it is a word, unless it follows a comune (`parse-place.ts`).
 * @example sayProvinces(splitWords('casa in SI'), places).map(({ folded }) => folded) // ['casa', 'in', 'provincia', 'di', 'si']
 */
export function sayProvinces(words: readonly TypedWord[], { provinciaOf }: Places): TypedWord[] {
  const isShouted = words.length > 1 && words.every(({ typed }) => typed === typed.toUpperCase());
  return words.flatMap((word, at) => {
    const before = words[at - 1]?.folded ?? '';
    const isSaid = before === 'di' || before.startsWith('prov');
    const isProvince = ABBREVIATION.test(word.typed) && provinciaOf(word.folded) !== null;
    if (!isProvince || isShouted || isSaid || meansOther(words, at)) return [word];
    const said = ['provincia', 'di'].map((folded) => ({ typed: '', folded }));
    return [...said, word];
  });
}
