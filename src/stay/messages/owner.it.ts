import { brandName } from '../../kernel/brand/brand.ts';
import { atClock } from '../../kernel/dates/format-clock.ts';
import { type CalendarDate, formatShortDate } from '../../kernel/dates/calendar-date.ts';
import { type Cents, formatEuro } from '../../kernel/money/cents.ts';
import type { BookingStatus, CancelledBy } from '../rules/booking.ts';
import type { Cancellation, MailedBooking } from '../rules/mailed-booking.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { formatMoment } from '../../kernel/dates/format-moment.ts';
import type { BookingTab } from '../rules/bookings-address.ts';
import { expiredAs, type ExpiredAs, isWithdrawn } from '../rules/booking-outcome.ts';
import { FEE_PERCENT } from '../rules/platform-fee.ts';

export const sameDayRequestReason = (hour: number) =>
  hour === 0
    ? 'L’arrivo è il giorno stesso della richiesta: come hai scelto, prima ti chiediamo conferma.'
    : `L’arrivo è il giorno stesso, e la richiesta è arrivata dopo ${atClock('le', `${hour}:00`)}: come hai scelto, prima ti chiediamo conferma.`;

export const ownerMailFootnote = 'Ricevi questa e-mail perché la struttura è registrata con questo indirizzo.';
const stayPeriod = ({ from, to }: MailedBooking) => `da ${from} a ${to}`;
export const answerRequestButton = 'Rispondi alla richiesta';
export const answerBy = (answer_by: string) =>
  `Rispondi entro ${answer_by}: dopo, la richiesta scade e le notti tornano libere.`;
export const confirmedOwner = {
  subject: (nome: string) => `Nuova prenotazione per ${nome}`,
  preheader: (stay: MailedBooking) => `${stay.guest_name}, ${stayPeriod(stay)}.`,
  heading: 'Hai una nuova prenotazione',
  text: (stay: MailedBooking) =>
    `${stay.guest_name} ha prenotato e pagato «${stay.nome}» ${stayPeriod(stay)}. Le notti sono già occupate nel calendario.`,
};
export const requestOwner = {
  subject: (nome: string) => `Richiesta di prenotazione per ${nome}`,
  preheader: (stay: MailedBooking) => `${stay.guest_name} aspetta una risposta entro ${stay.answer_by}.`,
  heading: 'Un ospite chiede conferma',
  text: (stay: MailedBooking, payment: string) =>
    `${stay.guest_name} chiede «${stay.nome}» ${stayPeriod(stay)}. ${payment}`,
  paid: 'Il soggiorno è già pagato: se rifiuti, o non rispondi, rimborsiamo tutto all’ospite.',
  authorised: 'Sulla carta c’è già una preautorizzazione: l’addebito avviene appena accetti.',
};
export const requestReminderOwner = {
  subject: (nome: string) => `Una richiesta aspetta risposta: ${nome}`,
  preheader: (stay: MailedBooking) => `${stay.guest_name} aspetta ancora, fino a ${stay.answer_by}.`,
  heading: 'Un ospite aspetta la tua risposta',
  text: (stay: MailedBooking) =>
    `${stay.guest_name} ha chiesto «${stay.nome}» ${stayPeriod(stay)} e non ha ancora avuto risposta.`,
};
export const requestExpiredOwner = {
  subject: (nome: string) => `Richiesta scaduta per ${nome}`,
  preheader: (guest: string) => `${guest} non ha avuto risposta.`,
  heading: 'Una richiesta è scaduta',
  text: (stay: MailedBooking) =>
    `La richiesta di ${stay.guest_name} per «${stay.nome}» ${stayPeriod(stay)} è scaduta senza risposta. Le notti sono di nuovo libere.`,
};
export const cancelledOwner = {
  preheader: 'Le notti sono di nuovo libere.',
  titles: {
    booking: { subject: (nome: string) => `Prenotazione annullata: ${nome}`, heading: 'Una prenotazione è annullata' },
    withdrawn: { subject: (nome: string) => `Richiesta ritirata: ${nome}`, heading: 'Una richiesta è ritirata' },
    request: { subject: (nome: string) => `Richiesta annullata: ${nome}`, heading: 'Una richiesta è annullata' },
  },
  texts: {
    withdrawn: (stay: MailedBooking) =>
      `${stay.guest_name} ha ritirato la richiesta per «${stay.nome}» ${stayPeriod(stay)}.`,
    byGuest: (stay: MailedBooking) =>
      `${stay.guest_name} ha annullato la prenotazione di «${stay.nome}» ${stayPeriod(stay)}.`,
    byOwner: (stay: MailedBooking) =>
      `Hai annullato la prenotazione di ${stay.guest_name} per «${stay.nome}» ${stayPeriod(stay)}.`,
    requestByTeam: (stay: MailedBooking) =>
      `La redazione di ${brandName} ha annullato la richiesta di ${stay.guest_name} per «${stay.nome}» ${stayPeriod(stay)}.`,
    byTeam: (stay: MailedBooking) =>
      `La redazione di ${brandName} ha annullato la prenotazione di ${stay.guest_name} per «${stay.nome}» ${stayPeriod(stay)}.`,
    paymentReversed: (stay: MailedBooking) =>
      `La prenotazione di ${stay.guest_name} per «${stay.nome}» ${stayPeriod(stay)} è annullata: il pagamento è stato stornato.`,
    paymentFailed: (stay: MailedBooking) =>
      `La prenotazione di ${stay.guest_name} per «${stay.nome}» ${stayPeriod(stay)} è annullata: il pagamento non è andato a buon fine.`,
  },
  nightsFree: 'Le notti sono di nuovo libere nel calendario.',
  refunded: (refund: string) => `All’ospite tornano ${refund}.`,
};
export const disputeOwner = {
  subject: (nome: string) => `Un pagamento è contestato: ${nome}`,
  preheader: (guest: string) => `La banca di ${guest} ha chiesto chiarimenti.`,
  heading: 'Un pagamento è contestato',
  text: (stay: MailedBooking) =>
    `La banca di ${stay.guest_name} contesta il pagamento della prenotazione ${stayPeriod(stay)}. L’importo può restare bloccato, o tornare all’ospite. La prenotazione per ora resta com’è; alla banca rispondiamo noi e ti scriviamo se ci servono documenti.`,
};
export const refundedToGuestLabel = 'Rimborsati all’ospite';
export const ownerReceivesBeforeCostsLabel = 'Ricevi, prima dei costi del servizio di pagamento';
export const guestLabel = 'Ospite';
export const guestNotesLabel = 'Note dell’ospite';

export const bookingTabs: Record<BookingTab, string> = {
  da_rispondere: 'Da rispondere',
  in_arrivo: 'In arrivo',
  passate: 'Passate',
  chiuse: 'Chiuse',
};
export const emptyBookingTabs: Record<BookingTab, { title: string; text: string }> = {
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
const bookingStatuses: Record<BookingStatus, string> = {
  in_attesa_pagamento: 'Pagamento in corso',
  richiesta: 'Da rispondere',
  confermata: 'Confermata',
  scaduta: 'Scaduta',
  rifiutata: 'Rifiutata',
  annullata: 'Annullata',
};
export const stepRefunded = (amount: Cents) => `${formatEuro(amount)} rimborsati all’ospite.`;
const GUEST_NOT_CHARGED = 'All’ospite non è stato addebitato nulla.';
export const expiredSteps: Record<ExpiredAs, { stato: string; title: string; text: (refunded: Cents) => string }> = {
  uncharged: { stato: bookingStatuses.scaduta, title: 'Scaduta senza risposta', text: () => GUEST_NOT_CHARGED },
  late_refunded: {
    stato: 'Pagata tardi e rimborsata',
    title: 'Pagata troppo tardi',
    text: (refunded) => `Il pagamento è arrivato quando le notti non erano più riservate: ${stepRefunded(refunded)}`,
  },
  late_owed: {
    stato: 'Pagata tardi, da rimborsare',
    title: 'Pagata troppo tardi',
    text: () =>
      'Il pagamento è arrivato quando le notti non erano più riservate. Il rimborso all’ospite non è ancora riuscito: ce ne occupiamo noi.',
  },
  refunded: { stato: 'Scaduta e rimborsata', title: 'Scaduta e rimborsata', text: stepRefunded },
  in_review: {
    stato: 'In verifica',
    title: 'Pagamento in verifica',
    text: () => 'Il pagamento non è andato come concordato: lo controlliamo noi. Le notti non sono dell’ospite.',
  },
};
type EndedBooking = {
  status: BookingStatus;
  cancelled_by: CancelledBy | null;
  is_charged: boolean;
  is_late: boolean;
  refunded_cents: number;
};
export function bookingStatusLabel(booking: EndedBooking): string {
  const { status } = booking;
  if (status === 'annullata' && isWithdrawn(booking)) return 'Ritirata';
  return status === 'scaduta' ? expiredSteps[expiredAs(booking)].stato : bookingStatuses[status];
}
export const bookingEnds: Record<Cancellation, string> = {
  withdrawn: 'Ritirata dall’ospite',
  byGuest: 'Annullata dall’ospite',
  byOwner: 'Annullata da te',
  byTeam: `Annullata dalla redazione di ${brandName}`,
  requestByTeam: `Annullata dalla redazione di ${brandName}`,
  paymentReversed: 'Annullata: il pagamento è stato stornato',
  paymentFailed: 'Annullata: il pagamento non è andato a buon fine',
};
export const bookingsTitle = 'Prenotazioni';
export const deletedPropertyName = (nome: string) => `${nome} (eliminata)`;
export const emptyBookingsPage = 'In questa pagina non c’è più nulla.';
export const testBookingNotice = 'È una prenotazione di prova: nessun addebito.';
export const shortStayDates = (check_in: CalendarDate, check_out: CalendarDate) =>
  `${formatShortDate(check_in)} – ${formatShortDate(check_out)}`;
export const answerDeadline = (instant: string) => `Rispondi entro ${formatMoment(instant)}`;
export const unansweredRequestNotice =
  'Se non rispondi, la richiesta scade da sola: all’ospite non viene addebitato nulla e le notti tornano libere.';
export const disputedPaymentNotice =
  'L’ospite ha contestato il pagamento alla sua banca. Finché la banca non decide, di solito in qualche settimana, l’importo può restare bloccato. Se hai messaggi o ricevute del soggiorno, tienili da parte.';
export const platformFeeLabel = `Commissione di ${brandName} (${FEE_PERCENT}\u00a0%)`;
export const moneyNoteTexts = {
  costiEsclusi: 'Prima dei costi del servizio di pagamento.',
  quandoAccetti: 'L’addebito avviene quando accetti.',
  nonAddebitata: GUEST_NOT_CHARGED,
} as const;
export const costsExcludedInList =
  'Quello che ricevi e quello che ti resta sono prima dei costi del servizio di pagamento.';
export const amountReceived = (cents: Cents) => `ricevi ${formatEuro(cents)}`;
export const amountRetained = (cents: Cents) =>
  cents === 0 ? 'non ti resta nulla' : `ti restano ${formatEuro(cents)}`;
export const goBackButton = 'Torna indietro';
export const messageToGuestLabel = 'Messaggio per l’ospite';
export const messageToGuestHint = 'Glielo mandiamo per e-mail con la notizia.';
export const decisionTexts = {
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
  annulla: {
    bottone: 'Annulla la prenotazione',
    domanda: (guest: string, total: Cents) =>
      `Vuoi annullare la prenotazione di ${guest}? Rimborsiamo all’ospite tutti i ${formatEuro(total)}, a te non resta nulla e le notti tornano libere. La cancellazione è definitiva.`,
    fatto: (guest: string) => `Prenotazione annullata: rimborsiamo tutto a ${guest}.`,
  },
} as const;
export const unansweredPaidRequestNotice =
  'Se non rispondi, la richiesta scade da sola: rimborsiamo tutto all’ospite e le notti tornano libere.';
export const paidDecisionTexts = {
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
} as const;
export const stepRequested = 'Richiesta ricevuta';
export const stepBooked = 'Prenotata e pagata';
export const stepPaidAt = (instant: string) => `Pagata ${formatMoment(instant)}.`;
export const stepAwaitingAnswer = 'Aspetta la tua risposta';
export const stepAwaitingUntil = (instant: string) => `Fino a ${formatMoment(instant)}.`;
export const stepConfirmed = 'Confermata';
export const stepOnceAccepted = 'Appena accetti.';
export const stepNightsTaken = 'Le notti sono dell’ospite, anche nel calendario.';
export const stepCheckIn = 'Arrivo';
export const stepCheckOut = 'Partenza';
export const stepRefused = 'Rifiutata da te';
export const stepNotRefunded = 'Senza rimborso, come da condizioni di cancellazione.';
export const requestsToAnswer = (count: number) =>
  count === 1 ? '1 richiesta aspetta la tua risposta' : `${formatCount(count)} richieste aspettano la tua risposta`;

export const payoutProviderUnreachable = 'Il servizio di pagamento non risponde. Riprova tra qualche minuto.';
export const payoutAccountNotFound = 'Questa registrazione ai pagamenti non esiste.';
export const payoutsTitle = 'Pagamenti';
export const payoutStatuses = {
  assente: 'Da attivare',
  da_completare: 'Da completare',
  in_verifica: 'In verifica',
  attivo: 'Attivi',
  sospeso: 'Sospesi',
} as const;
export const payoutStatusTexts = {
  assente:
    'Attivali e gli ospiti prenotano e pagano con carta: le tue case hanno il badge «Sicura». Ti servono un documento e il tuo IBAN, e bastano pochi minuti.',
  da_completare:
    'La registrazione è iniziata, ma manca ancora qualcosa: finché non la completi gli ospiti non possono pagare.',
  in_verifica:
    'Hai inviato tutto: il servizio di pagamento controlla i dati, di solito in pochi minuti. Non devi fare altro.',
  attivo: 'Gli ospiti pagano con carta, e quello che ricevi arriva sul tuo conto.',
  sospeso:
    'Il servizio di pagamento li ha sospesi: gli ospiti non possono pagare e il badge «Sicura» è spento. Continua per vedere che cosa chiede.',
} as const;
export const transfersHalted =
  'Gli ospiti possono pagare, ma i bonifici verso il tuo conto sono fermi: continua per completare i dati.';
export const demoPayoutNotice = 'Qui è tutto di prova: nessun addebito e nessun bonifico.';
export const activatePaymentsButton = 'Attiva i pagamenti';
export const continueButton = 'Continua';
export const refreshButton = 'Aggiorna';
export const openingOnboarding = 'Apriamo la registrazione…';
export const onboardingNotOpened = 'Non riusciamo ad aprire la registrazione. Riprova tra poco.';
export const onboardingReturnTexts = {
  assente: 'La registrazione non è iniziata.',
  da_completare: 'Manca ancora qualcosa: continua quando vuoi, quello che hai già scritto resta.',
  in_verifica: 'Grazie, è arrivato tutto: ora il servizio di pagamento controlla.',
  attivo: 'Fatto: da ora gli ospiti possono pagare con carta.',
  sospeso: 'Il servizio di pagamento chiede ancora qualcosa.',
} as const;
export const onboardingLinkExpired =
  'Il link della registrazione è scaduto: continua da qui, quello che hai già scritto resta.';

export const yourAnswerTitle = 'La tua risposta';
export const disputedBadge = 'Contestata';
export const testBadge = 'Di prova';
export const backToFirstPageLink = 'Torna alla prima';
export const myPropertiesLink = 'Le mie strutture';
export const previousPageLink = 'Precedenti';
export const pagePosition = (pagina: number, pageCount: number) =>
  `Pagina ${formatCount(pagina)} di ${formatCount(pageCount)}`;
export const nextPageLink = 'Successive';
export const bookingPagesLabel = 'Pagine delle prenotazioni';
export const guestTitle = 'L’ospite';
export const reasonLabel = 'Motivo';
export const yourMessageLabel = 'Il tuo messaggio';
export const editorsWroteLabel = 'La redazione ha scritto';
export const guestWroteLabel = 'Ha scritto';
export const billTitle = 'Il conto';
export const guestTotalLabel = 'Totale per l’ospite';
export const ownerReceivesLabel = 'Ricevi';
export const referenceLabel = 'Riferimento';
export const stayTitle = 'Il soggiorno';
export const checkInLabel = 'Arrivo';
export const checkOutLabel = 'Partenza';
export const partySizeLabel = 'Quanti';
export const propertyLabel = 'Struttura';
export const roomLabel = 'Camera';
export const cancellationPolicyLabel = (names: string) => `Cancellazione ${names}`;
export const progressTitle = 'A che punto è';

export const changeLink = 'Cambialo';
export const pricesLink = 'Prezzi';
