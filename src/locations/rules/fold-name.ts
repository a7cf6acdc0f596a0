const NOT_A_LETTER_OR_DIGIT = /[^a-z0-9]+/g;
/** Maximum length of a name in characters. Even bilingual names of comuni are much shorter. */
const MAX_LENGTH = 200;
const BETWEEN_LANGUAGES = /\s*\/\s*|\s+[-–]\s+/;

/**
 * Normalises a name for comparisons. Removes `%`, `_` and NUL, so that the result cannot act as a `like` pattern.
 * @example foldName("Sant’Agata de' Goti") // 'sant agata de goti'
 */
export function foldName(name: string): string {
  const base = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return base.replace(NOT_A_LETTER_OR_DIGIT, ' ').trim();
}

/**
 * Returns a name's folded forms. Returns none for long input, because splitting 60 KB of spaces took six seconds.
 * @example foldedForms('Bolzano/Bozen') // ['bolzano bozen', 'bolzano', 'bozen']
 */
export function foldedForms(name: string): string[] {
  if (name.length > MAX_LENGTH) return [];
  const forms = [name, ...name.split(BETWEEN_LANGUAGES)].map(foldName);
  return [...new Set(forms)].filter((form) => form !== '');
}

/** `priority` is 1 for current names, 2 for second official names and halves of bilingual names, and 3 for former names. */
type NamedCitta = { citta_id: number; nome_folded: string; priority: number };

/**
 * Returns the IDs of the comuni with a name. A match of the whole name takes precedence over a match of one half.
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
