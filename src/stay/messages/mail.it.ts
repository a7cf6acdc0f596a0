import type { MailedBooking } from '../rules/mailed-booking.ts';

const stayPeriod = ({ from, to }: MailedBooking) => `da ${from} a ${to}`;
export const openBookingButton = 'Apri la prenotazione';
export const guestMailFootnote =
  'Ricevi questa e-mail perché questo indirizzo è stato indicato per la prenotazione. Il link è personale: chi lo ha vede la prenotazione.';
export const ownerWrote = (text: string) => `Il proprietario ha scritto: «${text}»`;
export const teamWrote = (text: string) => `La redazione ha scritto: «${text}»`;
export const notCharged = 'Non ti è stato addebitato nulla.';
export const alreadyCharged =
  'L’importo è già stato addebitato: se il proprietario rifiuta o non risponde, ti rimborsiamo l’intero importo.';
export const refundDelay = 'La banca lo accredita sulla carta di solito in 5-10 giorni lavorativi.';
export const refundStates = {
  disputed: 'Il pagamento è contestato: sul rimborso decide la tua banca.',
  alreadyRefunded: 'Il pagamento ti è già stato rimborsato.',
  none: 'Non è previsto un rimborso.',
  onItsWay: (refund: string) => `Il rimborso di ${refund} è partito. ${refundDelay}`,
};
export const confirmedGuest = {
  subject: (nome: string) => `Prenotazione confermata: ${nome}`,
  preheader: (stay: MailedBooking) => `${stayPeriod(stay)}. Totale pagato ${stay.total}.`,
  heading: 'La prenotazione è confermata',
  text: (stay: MailedBooking) =>
    `La prenotazione di «${stay.nome}» ${stayPeriod(stay)} è confermata e pagata. Per l’ora di arrivo e le chiavi scrivi o chiama il proprietario: i contatti sono qui sotto.`,
};
export const requestGuest = {
  subject: (nome: string) => `Richiesta inviata: ${nome}`,
  heading: 'Abbiamo mandato la tua richiesta',
  text: (stay: MailedBooking) =>
    `Abbiamo mandato la tua richiesta al proprietario: «${stay.nome}», ${stayPeriod(stay)}. Risponde entro ${stay.answer_by}; fino ad allora le notti restano tue.`,
  authorisedOnly:
    'Sulla carta c’è solo una preautorizzazione: l’addebito avviene se il proprietario accetta. Se rifiuta o non risponde, l’autorizzazione decade da sola.',
};
export const refusedGuest = {
  subject: (nome: string) => `La richiesta per ${nome} non è stata accettata`,
  heading: 'Il proprietario non può ospitarti',
  text: (stay: MailedBooking, refund: string) =>
    `La richiesta per «${stay.nome}» ${stayPeriod(stay)} non è stata accettata. ${refund}`,
};
export const requestExpiredGuest = {
  subject: (nome: string) => `Nessuna risposta per ${nome}`,
  heading: 'Il proprietario non ha risposto in tempo',
  text: (stay: MailedBooking, refund: string) =>
    `La richiesta per «${stay.nome}» ${stayPeriod(stay)} è scaduta senza risposta. ${refund} Puoi scegliere un’altra casa.`,
};
export const cancelledGuest = {
  titles: {
    booking: { subject: (nome: string) => `Prenotazione annullata: ${nome}`, heading: 'La prenotazione è annullata' },
    withdrawn: { subject: (nome: string) => `Richiesta ritirata: ${nome}`, heading: 'La richiesta è ritirata' },
    request: { subject: (nome: string) => `Richiesta annullata: ${nome}`, heading: 'La richiesta è annullata' },
  },
  texts: {
    withdrawn: (stay: MailedBooking) => `Hai ritirato la richiesta per «${stay.nome}» ${stayPeriod(stay)}.`,
    byGuest: (stay: MailedBooking) => `Hai annullato la prenotazione di «${stay.nome}» ${stayPeriod(stay)}.`,
    byOwner: (stay: MailedBooking) =>
      `Il proprietario di «${stay.nome}» ha dovuto annullare la tua prenotazione ${stayPeriod(stay)}. Ci dispiace.`,
    requestByTeam: (stay: MailedBooking) =>
      `Abbiamo dovuto annullare la tua richiesta per «${stay.nome}» ${stayPeriod(stay)}. Ci dispiace.`,
    byTeam: (stay: MailedBooking) =>
      `Abbiamo dovuto annullare la tua prenotazione di «${stay.nome}» ${stayPeriod(stay)}. Ci dispiace.`,
    paymentReversed: (stay: MailedBooking) =>
      `La prenotazione di «${stay.nome}» ${stayPeriod(stay)} è annullata: il pagamento è stato stornato.`,
    paymentFailed: (stay: MailedBooking) =>
      `La prenotazione di «${stay.nome}» ${stayPeriod(stay)} è annullata: il pagamento non è andato a buon fine.`,
  },
};
export const lateRefundedGuest = {
  subject: (nome: string) => `Rimborso totale: ${nome}`,
  preheader: (refund: string) => `${refund} tornano sulla carta.`,
  heading: 'Ti abbiamo rimborsato',
  // Fixed text, checked by `booking-mails.test.ts`.
  text: 'Il pagamento è arrivato dopo la scadenza e le date non erano più libere: ti abbiamo rimborsato l’intero importo.',
};
export const lateReleasedGuest = {
  subject: (nome: string) => `Prenotazione non riuscita: ${nome}`,
  heading: 'Le date non erano più libere',
  text: (stay: MailedBooking) =>
    `L’autorizzazione della carta per «${stay.nome}» ${stayPeriod(stay)} è arrivata dopo la scadenza e le date non erano più libere. ${notCharged}`,
};

export const bookingCodeLabel = 'Codice';
export const referenceLabel = 'Riferimento';
export const propertyLabel = 'Struttura';
export const roomLabel = 'Camera';
export const addressLabel = 'Indirizzo';
export const checkInLabel = 'Arrivo';
export const checkOutLabel = 'Partenza';
export const guestsLabel = 'Ospiti';
export const totalLabel = 'Totale';
export const paidLabel = 'Pagata';
export const cancellationLabel = 'Cancellazione';
export const phoneLabel = 'Telefono';
export const emailLabel = 'E-mail';
export const hoursLabel = 'Orari';
export const hostLabel = 'Ti accoglie';
export const petsOnRequest = 'Animali su richiesta: chiedi al proprietario prima di partire';
export const mapLinkIntro = 'Come arrivare, sulla mappa:';
export const alternativeHomes = {
  introForOne: 'Per le stesse notti, nei dintorni, è ora libera:',
  intro: 'Per le stesse notti, nei dintorni, sono ora libere:',
  room: (camera: string) => `camera «${camera}»`,
  lessThanOneKm: 'a meno di 1 km',
  aboutKm: (km: string) => `a circa ${km} km`,
  total: (total: string) => `${total} in tutto`,
  onRequest: 'su richiesta',
};
export const addToCalendarIntro = 'Metti il soggiorno nel tuo calendario:';
export const testPaymentNotice = 'Questo è un pagamento di prova: nessun addebito.';
