import { sameDayReasonForGuest, unreadCalendarsForGuest } from './visitor.it.ts';
import { formatLongDate } from '../../kernel/calendar-date.ts';
import { formatEuro } from '../../kernel/cents.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';
import type { CancelledBy } from '../rules/booking.ts';
import type { GuestMailKind } from '../rules/booking-fact.ts';
import type { FreeHome } from '../rules/free-home.ts';
import { isTakenBack } from '../rules/is-taken-back.ts';
import { type MailedBooking, unreadForGuest, whatWasCancelled } from '../rules/mailed-booking.ts';
import * as struttureMessages from '../../strutture/messages/visitor.ts';

// Booking mail

const requestReasonsForGuest = ({ unread, same_day_hour }: MailedBooking) => [
  ...(same_day_hour === null ? [] : [sameDayReasonForGuest]),
  ...unreadCalendarsForGuest(unreadForGuest(unread)),
];
const guestMailFrame = {
  button: 'Apri la prenotazione',
  footnote:
    'Ricevi questa e-mail perché questo indirizzo è stato indicato per la prenotazione. Il link è personale: chi lo ha vede la prenotazione.',
};
const stayPeriod = ({ check_in, check_out }: MailedBooking) =>
  `da ${formatLongDate(check_in)} a ${formatLongDate(check_out)}`;
const quotedMessage = ({ motivo }: MailedBooking, who: string) =>
  motivo === '' ? [] : [`${who} ha scritto: «${motivo}»`];
const REFUND_DELAY = 'La banca lo accredita sulla carta di solito in 5-10 giorni lavorativi.';
const NOT_CHARGED = 'Non ti è stato addebitato nulla.';
const ALREADY_CHARGED =
  'L’importo è già stato addebitato: se il proprietario rifiuta o non risponde, ti rimborsiamo l’intero importo.';
function refundSentence({ refund_cents, refunded_cents, total_cents, is_charged, is_disputed }: MailedBooking): string {
  if (!is_charged) return NOT_CHARGED;
  if (refund_cents === 0 && is_disputed) return 'Il pagamento è contestato: sul rimborso decide la tua banca.';
  if (refund_cents === 0 && refunded_cents >= total_cents) return 'Il pagamento ti è già stato rimborsato.';
  if (refund_cents === 0) return 'Non è previsto un rimborso.';
  return `Il rimborso di ${formatEuro(refund_cents)} è partito. ${REFUND_DELAY}`;
}
const bankOutcome = ({ is_charged }: MailedBooking) =>
  is_charged ? 'il pagamento è stato stornato' : 'il pagamento non è andato a buon fine';
const CANCELLATION_TITLES = {
  prenotazione: { subject: 'Prenotazione annullata', heading: 'La prenotazione è annullata' },
  ritirata: { subject: 'Richiesta ritirata', heading: 'La richiesta è ritirata' },
  richiesta: { subject: 'Richiesta annullata', heading: 'La richiesta è annullata' },
} as const;
const cancelledSubject = (about: MailedBooking) =>
  `${CANCELLATION_TITLES[whatWasCancelled(about)].subject}: ${about.nome}`;
/** `la prenotazione di «Podere»`, `la richiesta per «Podere»`. */
const cancelledStay = (about: MailedBooking, whose: string) =>
  whatWasCancelled(about) === 'richiesta'
    ? `la ${whose}richiesta per «${about.nome}» ${stayPeriod(about)}`
    : `la ${whose}prenotazione di «${about.nome}» ${stayPeriod(about)}`;
const CANCELLATION_SENTENCES: Record<CancelledBy, (about: MailedBooking) => string> = {
  ospite: (about) =>
    `Hai ${isTakenBack(about) ? 'ritirato la richiesta per' : 'annullato la prenotazione di'} «${about.nome}» ${stayPeriod(about)}.`,
  proprietario: (about) =>
    `Il proprietario di «${about.nome}» ha dovuto annullare la tua prenotazione ${stayPeriod(about)}. Ci dispiace.`,
  redazione: (about) => `Abbiamo dovuto annullare ${cancelledStay(about, 'tua ')}. Ci dispiace.`,
  banca: (about) => `La prenotazione di «${about.nome}» ${stayPeriod(about)} è annullata: ${bankOutcome(about)}.`,
};
export const guestMails: Record<GuestMailKind, (about: MailedBooking) => MailWords> = {
  confirmed_guest: (about) => ({
    ...guestMailFrame,
    subject: `Prenotazione confermata: ${about.nome}`,
    preheader: `${stayPeriod(about)}. Totale pagato ${formatEuro(about.total_cents)}.`,
    heading: 'La prenotazione è confermata',
    paragraphs: [
      `La prenotazione di «${about.nome}» ${stayPeriod(about)} è confermata e pagata. Per l’ora di arrivo e le chiavi scrivi o chiama il proprietario: i contatti sono qui sotto.`,
    ],
  }),
  request_guest: (about) => ({
    ...guestMailFrame,
    subject: `Richiesta inviata: ${about.nome}`,
    preheader: about.is_charged ? ALREADY_CHARGED : NOT_CHARGED,
    heading: 'Abbiamo mandato la tua richiesta',
    paragraphs: [
      `Abbiamo mandato la tua richiesta al proprietario: «${about.nome}», ${stayPeriod(about)}. Risponde entro ${about.answer_by ?? ''}; fino ad allora le notti restano tue.`,
      ...requestReasonsForGuest(about),
      about.is_charged
        ? ALREADY_CHARGED
        : 'Sulla carta c’è solo una preautorizzazione: l’addebito avviene se il proprietario accetta. Se rifiuta o non risponde, l’autorizzazione decade da sola.',
    ],
  }),
  refused_guest: (about) => ({
    ...guestMailFrame,
    subject: `La richiesta per ${about.nome} non è stata accettata`,
    preheader: refundSentence(about),
    heading: 'Il proprietario non può ospitarti',
    paragraphs: [
      `La richiesta per «${about.nome}» ${stayPeriod(about)} non è stata accettata. ${refundSentence(about)}`,
      ...quotedMessage(about, 'Il proprietario'),
    ],
  }),
  request_expired_guest: (about) => ({
    ...guestMailFrame,
    subject: `Nessuna risposta per ${about.nome}`,
    preheader: refundSentence(about),
    heading: 'Il proprietario non ha risposto in tempo',
    paragraphs: [
      `La richiesta per «${about.nome}» ${stayPeriod(about)} è scaduta senza risposta. ${refundSentence(about)} Puoi scegliere un’altra casa.`,
    ],
  }),
  cancelled_guest: (about) => ({
    ...guestMailFrame,
    subject: cancelledSubject(about),
    preheader: refundSentence(about),
    heading: CANCELLATION_TITLES[whatWasCancelled(about)].heading,
    paragraphs: [
      CANCELLATION_SENTENCES[about.cancelled_by ?? 'ospite'](about),
      ...(about.cancelled_by === 'banca' ? [] : [refundSentence(about)]),
      ...(about.cancelled_by === 'proprietario' ? quotedMessage(about, 'Il proprietario') : []),
      ...(about.cancelled_by === 'redazione' ? quotedMessage(about, 'La redazione') : []),
    ],
  }),
  late_refunded_guest: (about) => ({
    ...guestMailFrame,
    subject: `Rimborso totale: ${about.nome}`,
    preheader: `${formatEuro(about.refund_cents)} tornano sulla carta.`,
    heading: 'Ti abbiamo rimborsato',
    paragraphs: [
      // Reliability 3.2, word for word.
      'Il pagamento è arrivato dopo la scadenza e le date non erano più libere: ti abbiamo rimborsato l’intero importo.',
      REFUND_DELAY,
    ],
  }),
  late_released_guest: (about) => ({
    ...guestMailFrame,
    subject: `Prenotazione non riuscita: ${about.nome}`,
    preheader: NOT_CHARGED,
    heading: 'Le date non erano più libere',
    paragraphs: [
      `L’autorizzazione della carta per «${about.nome}» ${stayPeriod(about)} è arrivata dopo la scadenza e le date non erano più libere. Non ti è stato addebitato nulla.`,
    ],
  }),
};
const approximateDistance = (km: number) => (km < 1 ? 'a meno di 1 km' : `a circa ${Math.round(km)} km`);
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
export const textWrittenIn = struttureMessages.writtenIn;
export const mapLinkIntro = 'Come arrivare, sulla mappa:';
export const alternativeHomesIntro = (count: number) =>
  count === 1
    ? 'Per le stesse notti, nei dintorni, è ora libera:'
    : 'Per le stesse notti, nei dintorni, sono ora libere:';
export const alternativeHomeNote = ({
  camera,
  citta,
  km,
  total_cents,
  is_su_richiesta,
}: Omit<FreeHome, 'nome' | 'path'>) =>
  [
    ...(camera === null ? [] : [`camera «${camera}»`]),
    citta,
    approximateDistance(km),
    `${formatEuro(total_cents)} in tutto`,
    ...(is_su_richiesta ? ['su richiesta'] : []),
  ].join(', ');
export const addToCalendarIntro = 'Metti il soggiorno nel tuo calendario:';
export const testPaymentNotice = 'Questo è un pagamento di prova: nessun addebito.';
