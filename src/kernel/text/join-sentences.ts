/**
 * Joins a fixed sentence (PRODUCT.md § 8) and additional help as separate lines. Empty sentences are omitted. `ui/Sentences`
 * renders each line as a separate element.
 * @example joinSentences("Errore nell'aggiornamento delle foto", 'Riprova.') // "Errore nell'aggiornamento delle foto\nRiprova."
 */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join('\n');
}
