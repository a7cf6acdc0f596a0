import { formatCount } from '../kernel/format-count.ts';
import { type CalendarDate, formatShortDate } from '../kernel/calendar-date.ts';
import { type Cents, formatEuro } from '../kernel/cents.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { BookingTab } from './rules/booking-tab.ts';
import type { BookingStatus, CancelledBy } from './rules/booking.ts';
import { type ExpiredAs, expiredAs } from './rules/expired-as.ts';
import { isTakenBack } from './rules/is-taken-back.ts';
import { FEE_PERCENT } from './rules/platform-fee.ts';

const schede: Record<BookingTab, string> = {
  da_rispondere: 'Da rispondere',
  in_arrivo: 'In arrivo',
  passate: 'Passate',
  chiuse: 'Chiuse',
};

const vuote: Record<BookingTab, { title: string; text: string }> = {
  da_rispondere: {
    title: 'Hai risposto a tutti',
    text: 'Quando qualcuno chiede conferma lo trovi qui, e te lo scriviamo subito.',
  },
  in_arrivo: {
    title: 'Nessun arrivo in programma',
    text: 'Qui trovi chi sta per arrivare: le notti sono già sue, anche nel calendario.',
  },
  passate: { title: 'Nessun soggiorno passato', text: 'Qui restano i soggiorni finiti, con ospiti e importi.' },
  chiuse: {
    title: 'Niente di chiuso',
    text: 'Qui restano le richieste rifiutate, ritirate o scadute e le prenotazioni annullate.',
  },
};

const stati: Record<BookingStatus, string> = {
  in_attesa_pagamento: 'Pagamento in corso',
  richiesta: 'Da rispondere',
  confermata: 'Confermata',
  scaduta: 'Scaduta',
  rifiutata: 'Rifiutata',
  annullata: 'Annullata',
};

const annullataDa: Record<CancelledBy, string> = {
  ospite: 'Annullata dall’ospite',
  proprietario: 'Annullata da te',
  redazione: 'Annullata dalla redazione di Ospitalia',
  banca: 'Annullata: il pagamento è stato stornato',
};

const rimborsati = (amount: Cents) => `${formatEuro(amount)} rimborsati all’ospite.`;
const NON_ADDEBITATA = 'All’ospite non è stato addebitato nulla.';

/** A booking that expired: its state in lists, and the last step of its way. */
const scadute: Record<ExpiredAs, { stato: string; title: string; text: (refunded: Cents) => string }> = {
  uncharged: { stato: stati.scaduta, title: 'Scaduta senza risposta', text: () => NON_ADDEBITATA },
  late_refunded: {
    stato: 'Pagata tardi e rimborsata',
    title: 'Pagata troppo tardi',
    text: (refunded) => `Il pagamento è arrivato quando le notti non erano più riservate: ${rimborsati(refunded)}`,
  },
  late_owed: {
    stato: 'Pagata tardi, da rimborsare',
    title: 'Pagata troppo tardi',
    text: () =>
      'Il pagamento è arrivato quando le notti non erano più riservate. Il rimborso all’ospite non è ancora riuscito: ce ne occupiamo noi.',
  },
  refunded: { stato: 'Scaduta e rimborsata', title: 'Scaduta e rimborsata', text: rimborsati },
  in_review: {
    stato: 'In verifica',
    title: 'Pagamento in verifica',
    text: () => 'Il pagamento non è andato come concordato: lo controlliamo noi. Le notti non sono dell’ospite.',
  },
};

/** The state of a booking, and the end of one that was taken back: a request that was never charged is not a cancelled stay. */
type EndedBooking = {
  status: BookingStatus;
  cancelled_by: CancelledBy | null;
  is_charged: boolean;
  is_late: boolean;
  refunded_cents: number;
};

function stato(booking: EndedBooking): string {
  const { status } = booking;
  if (status === 'annullata' && isTakenBack(booking)) return 'Ritirata';
  return status === 'scaduta' ? scadute[expiredAs(booking)].stato : stati[status];
}

function fine(booking: EndedBooking): string {
  if (isTakenBack(booking)) return 'Ritirata dall’ospite';
  if (booking.cancelled_by === 'banca' && !booking.is_charged)
    return 'Annullata: il pagamento non è andato a buon fine';
  return annullataDa[booking.cancelled_by ?? 'redazione'];
}

export const ownerBookingMessages = {
  titolo: 'Prenotazioni',
  schede,
  vuote,
  stato,
  fine,
  eliminata: (nome: string) => `${nome} (eliminata)`,
  paginaVuota: 'In questa pagina non c’è più nulla.',
  prova: 'È una prenotazione di prova: nessun addebito.',
  soggiorno: (check_in: CalendarDate, check_out: CalendarDate) =>
    `${formatShortDate(check_in)} – ${formatShortDate(check_out)}`,
  rispondiEntro: (instant: string) => `Rispondi entro ${formatMoment(instant)}`,
  senzaRisposta:
    'Se non rispondi, la richiesta scade da sola: all’ospite non viene addebitato nulla e le notti tornano libere.',
  contestata:
    'L’ospite ha contestato il pagamento alla sua banca. Finché la banca non decide, di solito in qualche settimana, l’importo può restare bloccato. Se hai messaggi o ricevute del soggiorno, tienili da parte.',
  commissione: `Commissione di Ospitalia (${FEE_PERCENT}\u00a0%)`,
  costiEsclusi: 'Prima dei costi del servizio di pagamento.',
  costiEsclusiNellElenco: 'Quello che ricevi e quello che ti resta sono prima dei costi del servizio di pagamento.',
  ricevi: (cents: Cents) => `ricevi ${formatEuro(cents)}`,
  tiResta: (cents: Cents) => (cents === 0 ? 'non ti resta nulla' : `ti restano ${formatEuro(cents)}`),
  quandoAccetti: 'L’addebito avviene quando accetti.',
  nonAddebitata: NON_ADDEBITATA,
  indietro: 'Torna indietro',
  motivo: 'Messaggio per l’ospite',
  motivoHint: 'Glielo mandiamo per e-mail con la notizia.',
  accetta: {
    bottone: 'Accetta',
    domanda: (guest: string, total: Cents) =>
      `Vuoi accettare la richiesta di ${guest}? Addebitiamo ${formatEuro(total)} sulla sua carta e le notti sono sue.`,
    fatto: (guest: string) => `Richiesta accettata: la prenotazione di ${guest} è confermata.`,
  },
  rifiuta: {
    bottone: 'Rifiuta',
    domanda: (guest: string, total: Cents) =>
      `Vuoi rifiutare la richiesta di ${guest}? I ${formatEuro(total)} non vengono addebitati e le notti tornano libere. Il rifiuto è definitivo.`,
    fatto: (guest: string) => `Richiesta rifiutata: a ${guest} non viene addebitato nulla.`,
  },
  /** Of a request that was paid already. */
  giaPagata: {
    senzaRisposta:
      'Se non rispondi, la richiesta scade da sola: rimborsiamo tutto all’ospite e le notti tornano libere.',
    accetta: {
      domanda: (guest: string, total: Cents) =>
        `Vuoi accettare la richiesta di ${guest}? Ha già pagato ${formatEuro(total)}: se accetti, le notti sono sue.`,
      fatto: (guest: string) => `Richiesta accettata: la prenotazione di ${guest} è confermata.`,
    },
    rifiuta: {
      domanda: (guest: string, total: Cents) =>
        `Vuoi rifiutare la richiesta di ${guest}? Rimborsiamo all’ospite tutti i ${formatEuro(total)} e le notti tornano libere. Il rifiuto è definitivo.`,
      fatto: (guest: string) => `Richiesta rifiutata: rimborsiamo tutto a ${guest}.`,
    },
  },
  annulla: {
    bottone: 'Annulla la prenotazione',
    domanda: (guest: string, total: Cents) =>
      `Vuoi annullare la prenotazione di ${guest}? Rimborsiamo all’ospite tutti i ${formatEuro(total)}, a te non resta nulla e le notti tornano libere. La cancellazione è definitiva.`,
    fatto: (guest: string) => `Prenotazione annullata: rimborsiamo tutto a ${guest}.`,
  },
  passi: {
    richiesta: 'Richiesta ricevuta',
    prenotata: 'Prenotata e pagata',
    pagata: (instant: string) => `Pagata ${formatMoment(instant)}.`,
    attende: 'Aspetta la tua risposta',
    attendeFino: (instant: string) => `Fino a ${formatMoment(instant)}.`,
    confermata: 'Confermata',
    seAccetti: 'Appena accetti.',
    nottiOspite: 'Le notti sono dell’ospite, anche nel calendario.',
    arrivo: 'Arrivo',
    partenza: 'Partenza',
    scadute,
    rifiutata: 'Rifiutata da te',
    rimborsati,
    senzaRimborso: 'Senza rimborso, come da condizioni di cancellazione.',
  },
  daRispondere: (count: number) =>
    count === 1 ? '1 richiesta aspetta la tua risposta' : `${formatCount(count)} richieste aspettano la tua risposta`,
} as const;
