const NOT_A_LETTER_OR_DIGIT = /[^a-z0-9]+/g;
/** Maximum length of a name in characters. Even bilingual names of comuni are much shorter. */
const MAX_LENGTH = 200;
const BETWEEN_LANGUAGES = /\s*\/\s*|\s+[-–]\s+/;

/**
 * Normalises a name for comparisons. Ignores accents, apostrophes, hyphens, case and repeated spaces. Removes characters such as
 * `%`, `_` and NUL, so that a name cannot act as a pattern (PRODUCT.md § 7, properties by city).
 * @example foldName("Sant’Agata de' Goti") // 'sant agata de goti'
 */
export function foldName(name: string): string {
  const base = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return base.replace(NOT_A_LETTER_OR_DIGIT, ' ').trim();
}

/**
 * Returns the folded forms of the whole name and of both halves of a bilingual name. Returns an empty list if the input is too
 * long, because splitting 60 KB of spaces took six seconds.
 * @example foldedForms('Bolzano/Bozen') // ['bolzano bozen', 'bolzano', 'bozen']
 */
export function foldedForms(name: string): string[] {
  if (name.length > MAX_LENGTH) return [];
  const forms = [name, ...name.split(BETWEEN_LANGUAGES)].map(foldName);
  return [...new Set(forms)].filter((form) => form !== '');
}

/** `priority` is 1 for the current name, 2 for the name in the other language or one half of a bilingual name, and 3 for a former name. */
type NamedCitta = { citta_id: number; nome_folded: string; priority: number };

/**
 * Returns the comuni that a name refers to. A match of the whole name ranks before a match of one half; among equal matches, the
 * lowest `priority` ranks first. If several comuni share the name (two are called Samone), all of them match. Corvara (PE) ranks
 * before Corvara in Badia, whose German name is also Corvara.
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
