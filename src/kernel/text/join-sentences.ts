/**
 * Joins sentences with line breaks, because `ui/Sentences` renders each line separately.
 * @example joinSentences("Errore nell'aggiornamento delle foto", 'Riprova.') // "Errore nell'aggiornamento delle foto\nRiprova."
 */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join('\n');
}
