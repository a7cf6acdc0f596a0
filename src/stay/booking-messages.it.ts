import { atClock } from '../kernel/italian-clock.ts';
import { type CalendarDate, formatDayMonthYear } from '../kernel/calendar-date.ts';
import { cartaMancante } from './demo-messages.it.ts';
import { prenotazioniSospese } from './suspended-messages.it.ts';

const traMinuti = (minuti: number) => (minuti === 1 ? 'tra un minuto' : `tra ${minuti} minuti`);

/** The sentences about bookings and payments that the server says. The panel's own are in `messages.it.ts`. */
export const bookingMessages = {
  /** Specification section 8. */
  errorePagamento: 'Errore nella creazione del pagamento',
  pagamentoNonDisponibile: 'Errore nella creazione del pagamento',
  nessunAddebito: 'Nessun addebito è stato effettuato.',
  prenotazioniSospese,
  /** Specification section 5. */
  datiMancanti: 'Seleziona le date e il numero di ospiti',
  dateNonDisponibili: 'Le date selezionate non sono più disponibili. Scegli un altro periodo.',
  cameraNonDisponibile: 'La camera non è più libera in queste date.',
  prezzoCambiato: 'Il prezzo è cambiato. Controlla il nuovo totale e conferma di nuovo.',
  confermaNecessaria:
    'Ora non riusciamo a leggere uno dei calendari di questa casa: il proprietario deve confermare prima dell’addebito. Controlla e chiedi conferma.',
  dateDaConfermare:
    'Per queste date il calendario di questa casa ha una voce che non riusciamo a leggere per intero: il proprietario deve confermare prima dell’addebito. Controlla e chiedi conferma.',
  confermaDelProprietario:
    'Il proprietario di questa casa conferma ogni prenotazione prima dell’addebito. Controlla e chiedi conferma.',
  confermaPerOggi: (hour: number) =>
    `Per un arrivo di oggi${hour === 0 ? '' : `, ${atClock('dalle', `${hour}:00`)} in poi,`} il proprietario conferma prima dell’addebito. Controlla e chiedi conferma.`,
  confermaNonServe:
    'La conferma del proprietario non serve più: paghi subito e le notti sono tue. Controlla e vai al pagamento.',
  inCorso: 'Ancora un istante: riprova tra qualche secondo.',
  chiaveRiusata: 'Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina.',
  chiaveNonValida: 'Questa richiesta non è valida. Ricarica la pagina.',
  nonPagabile: 'Questa casa non accetta pagamenti online.',
  strutturaNonTrovata: 'Struttura non trovata.',
  cameraNonTrovata: 'Scegli una camera di questa casa.',
  cinDiverso: 'La struttura e il CIN non corrispondono.',
  troppiPagamentiAperti: (quanti: number, minuti: number) =>
    `Con questa e-mail ci sono già ${quanti} pagamenti in corso: completane uno o libera le sue date. Altrimenti riprova ${traMinuti(minuti)}.`,
  troppiPagamentiLasciati: (minuti: number) =>
    `Con questa e-mail sono stati aperti troppi pagamenti senza concluderli. Riprova ${traMinuti(minuti)}.`,
  troppiPagamentiDallaRete: (minuti: number) =>
    `Dalla tua rete sono stati aperti troppi pagamenti senza concluderli. Riprova ${traMinuti(minuti)}.`,
  nome: 'Scrivi il tuo nome e cognome.',
  email: 'Scrivi l’indirizzo e-mail per intero, come nome@esempio.it.',
  telefono: 'Scrivi un numero di telefono valido.',
  note: 'Le note possono avere al massimo 1.000 caratteri.',
  totale: 'Il totale indicato non è valido. Ricarica la pagina.',
  politica: 'Le condizioni di cancellazione indicate non sono valide. Ricarica la pagina.',
  terminiCambiati: 'Le condizioni di prenotazione sono cambiate. Ricarica la pagina per leggere quelle nuove.',
  politicaCambiata:
    'Il proprietario ha cambiato le condizioni di cancellazione. Controlla quelle nuove e conferma di nuovo.',
  modalita: 'La modalità indicata non è valida. Ricarica la pagina.',
  rimborso: 'Il rimborso indicato non è valido. Ricarica la pagina.',
  rimborsoCambiato: 'Il rimborso è cambiato. Controlla il nuovo importo e conferma di nuovo.',
  motivo: 'Il messaggio può avere al massimo 1.000 caratteri.',
  /** To who wants their data erased at the very moment at which they pay. */
  prenotazioneInCorso: 'C’è un pagamento o una richiesta in corso: aspetta che si chiuda, poi cancella i tuoi dati.',
  datiCancellati: 'Chi ha prenotato ha fatto cancellare i suoi dati: questo link non vale più.',
  prenotazioneNonTrovata: 'Prenotazione non trovata.',
  pagamentoNonTrovato: 'Pagamento non trovato.',
  carta: cartaMancante,
  cartaRifiutata: 'La carta è stata rifiutata. Prova con un’altra carta.',
  fondiInsufficienti: 'Sulla carta non ci sono fondi sufficienti. Prova con un’altra carta.',
  schedaInesistente: 'Questa scheda non esiste.',
  paginaInesistente: 'Questa pagina non esiste.',
  giaDecisa: 'Alla richiesta è già stata data una risposta.',
  scaduta: 'Il tempo per rispondere è finito: all’ospite non viene addebitato nulla.',
  nonAnnullabile: 'Questa prenotazione non si può più annullare online. Chiama il proprietario.',
  fornitoreSenzaChiavi:
    'Questa prenotazione è stata pagata con un servizio che ora non è collegato: addebiti, rimborsi e cancellazioni non si possono fare online. La prenotazione resta com’è.',
  fornitoreNonRaggiunto:
    'Il servizio di pagamento non risponde: le date restano bloccate. Riprova tra poco, o lascia che si liberino da sole.',
  descrizionePagamento: (stay: { check_in: CalendarDate; check_out: CalendarDate; guests: number }) =>
    `Dal ${formatDayMonthYear(stay.check_in)} al ${formatDayMonthYear(stay.check_out)}, ${stay.guests === 1 ? '1 ospite' : `${stay.guests} ospiti`}`,
  soggiorno: (nome: string) => `Soggiorno: ${nome}`,
  appunto: ({ codice, contatti }: { codice: string; contatti: readonly (string | null)[] }) =>
    [`Codice della prenotazione: ${codice}`, ...contatti.filter((each) => each !== null)].join('\n'),
  nonPiuInAttesa: 'Questo pagamento non è più in corso. Ricarica la pagina.',
} as const;
