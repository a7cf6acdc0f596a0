import { formatCount } from '../kernel/format-count.ts';

/** What the blog's pages say to readers; what the server answers is in `messages.it.ts`. */
export const blogPageMessages = {
  /** Specification section 2, "Counter". */
  visualizzando: (shown: number, all: number) => `Visualizzando ${formatCount(shown)} di ${formatCount(all)} articoli`,
  nessunoPubblicato: 'Nessun articolo ancora pubblicato',
  nessunoTrovato: 'Nessun articolo trovato',
  leggiDiPiu: 'Leggi di più',
  articoloNonTrovato: 'Articolo non trovato',
  minuti: (minutes: number) => (minutes === 1 ? '1 minuto di lettura' : `${formatCount(minutes)} minuti di lettura`),
  articoli: (count: number) => (count === 1 ? '1 articolo' : `${formatCount(count)} articoli`),
  ritirato: 'Questo articolo c’era e non c’è più.',
  sconosciuto: 'Forse l’indirizzo è cambiato, o l’articolo non è ancora uscito.',
  nonCaricato: 'Non siamo riusciti a caricarlo. Riprova tra poco.',
  /** At each field that is empty, beside the specification's sentence. */
  manca: {
    autore: 'Scrivi il tuo nome.',
    email: 'Scrivi il tuo indirizzo e-mail.',
    contenuto: 'Scrivi il commento.',
  },
  emailMancante: 'Scrivi il tuo indirizzo e-mail.',
  nonRaggiungibile: 'Non riusciamo a raggiungere Ospitalia. Controlla la connessione e riprova.',
  linkIncompleto: 'Il link è incompleto. Aprilo di nuovo dall’e-mail.',
} as const;
