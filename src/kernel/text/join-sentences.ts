/**
 * Joins a fixed sentence (PRODUCT.md § 8) and its help text with line breaks. `ui/Sentences` renders each line separately. Empty
 * sentences are omitted.
 * @example joinSentences("Errore nell'aggiornamento delle foto", 'Riprova.') // "Errore nell'aggiornamento delle foto\nRiprova."
 */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join('\n');
}
