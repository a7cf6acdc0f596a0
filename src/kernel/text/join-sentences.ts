/**
 * Joins a fixed sentence (PRODUCT.md § 8) and additional help as lines; `ui/Sentences` renders each as its own
 * element. Omits empty sentences.
 * @example joinSentences("Errore nell'aggiornamento delle foto", 'Riprova.') // "Errore nell'aggiornamento delle foto\nRiprova."
 */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join('\n');
}
