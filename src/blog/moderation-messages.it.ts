import { formatCount } from '../kernel/format-count.ts';

/** What the panel's calls about comments, readers and subscribers answer. */
export const moderationMessages = {
  articoloNonTrovato: 'Articolo non trovato',
  commentoNonTrovato: 'Commento non trovato',
  statoNonValido: 'Un commento si approva o si rifiuta.',
  giornoInesistente: 'Questo giorno non esiste.',
  finestraRovesciata: 'L’ultimo giorno viene prima del primo.',
  finestraLunga: 'Puoi guardare al massimo 366 giorni.',
  approvato: 'Commento approvato.',
  rifiutato: 'Commento rifiutato.',
  eliminato: 'Commento eliminato.',
  nonPubblicato: 'Prima di mandarlo agli iscritti pubblica l’articolo.',
  giaInviato: 'L’articolo è già stato mandato agli iscritti.',
  nessunIscritto: 'Non c’è ancora nessun iscritto confermato.',
  inviato: (count: number) =>
    count === 1 ? 'L’articolo parte per 1 iscritto.' : `L’articolo parte per ${formatCount(count)} iscritti.`,
} as const;
