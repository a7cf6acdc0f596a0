/**
 * The paragraphs of a text that a person typed: every line break begins a new one, empty lines are left out.
 * @example splitParagraphs('Casale in pietra.\n\nLa sera si accende il camino.').length // 2
 */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
