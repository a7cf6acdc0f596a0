/**
 * A fixed sentence (PRODUCT.md § 8) and what helps beyond it, as one text: each is a line of its own, which
 * `ui/Sentences` draws as an element of its own. What is empty is left out.
 * @example joinSentences("Errore nell'aggiornamento delle foto", 'Riprova.') // "Errore nell'aggiornamento delle foto\nRiprova."
 */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join('\n');
}
