const NOT_A_LETTER_OR_DIGIT = /[^a-z0-9]+/g;
/** Far above the longest name of a comune, both languages together, in characters. */
const LONGEST = 200;
const BETWEEN_LANGUAGES = /\s*\/\s*|\s+[-–]\s+/;

/**
 * A place's name as it is compared: accents, apostrophes, hyphens, case and blanks make no difference.
 * Characters that no Italian name has (`%`, `_`, NUL) vanish, so a name can never act as a pattern
 * (PRODUCT.md § 7, properties by city).
 * @example foldName("Sant’Agata de' Goti") // 'sant agata de goti'
 */
export function foldName(name: string): string {
  const base = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return base.replace(NOT_A_LETTER_OR_DIGIT, ' ').trim();
}

/**
 * Every folded form under which a name may be looked up: the whole, and either half of a bilingual one. Of a text that is
 * too long to be a name there is none: splitting 60 KB of blanks took six seconds.
 * @example foldedForms('Bolzano/Bozen') // ['bolzano bozen', 'bolzano', 'bozen']
 */
export function foldedForms(name: string): string[] {
  if (name.length > LONGEST) return [];
  const forms = [name, ...name.split(BETWEEN_LANGUAGES)].map(foldName);
  return [...new Set(forms)].filter((form) => form !== '');
}
