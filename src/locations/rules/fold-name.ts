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

/** A comune that bears a folded name. `priority`: 1 today's name, 2 its other language or a half, 3 a past one. */
type NamedCitta = { citta_id: number; nome_folded: string; priority: number };

/**
 * Which comuni a person means by a name: the whole name before its halves, and of those who bear it, the ones that
 * bear it with most right. Homonyms (two Samone) stay two; Corvara (PE) wins over Corvara in Badia's German name.
 * @example pickByName(['livo'], [{ citta_id: 13130, nome_folded: 'livo', priority: 1 }]) // [13130]
 */
export function pickByName(forms: readonly string[], candidates: readonly NamedCitta[]): number[] {
  for (const form of forms) {
    const bearing = candidates.filter(({ nome_folded }) => nome_folded === form);
    const best = Math.min(...bearing.map(({ priority }) => priority));
    if (bearing.length > 0) return bearing.filter(({ priority }) => priority === best).map(({ citta_id }) => citta_id);
  }
  return [];
}
