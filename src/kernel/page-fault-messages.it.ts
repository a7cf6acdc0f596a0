/** What an error page says by itself. Apart from `messages.it.ts`, which is the server's and not every visitor's to load. */
export const pageFaultMessages = {
  nonTrovato: 'La pagina che cerchi non esiste.',
  erroreInterno: 'Si è verificato un errore imprevisto. Riprova più tardi.',
  finestraNonCaricata: 'Non riusciamo ad aprire questa finestra. Ricarica la pagina e riprova.',
} as const;
