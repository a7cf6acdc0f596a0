/**
 * What an error page, or a part of a page that is missing, says by itself; the others of `messages.it.ts` are the server's, and not
 * every visitor's to load.
 */
export const pageFaultMessages = {
  nonTrovato: 'La pagina che cerchi non esiste.',
  erroreInterno: 'Si è verificato un errore imprevisto. Riprova più tardi.',
  finestraNonCaricata: 'Non riusciamo ad aprire questa finestra. Ricarica la pagina e riprova.',
} as const;
