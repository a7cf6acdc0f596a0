import { formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';
import { writtenIn } from '../strutture/owners-text-messages.it.ts';
import type { CancelledBy } from './rules/booking.ts';
import type { GuestMailKind } from './rules/booking-fact.ts';
import type { FreeHome } from './rules/free-home.ts';
import { isTakenBack } from './rules/is-taken-back.ts';
import { type MailedBooking, unreadForGuest, whatWasCancelled } from './rules/mailed-booking.ts';
import { perOspite } from './same-day-messages.it.ts';
import { unreadMessages } from './unread-messages.it.ts';

const whyForGuest = ({ unread, same_day_hour }: MailedBooking) => [
  ...(same_day_hour === null ? [] : [perOspite]),
  ...unreadMessages.forGuest(unreadForGuest(unread)),
];

const framing = {
  button: 'Apri la prenotazione',
  footnote:
    'Ricevi questa e-mail perché questo indirizzo è stato indicato per la prenotazione. Il link è personale: chi lo ha vede la prenotazione.',
};
const stay = ({ check_in, check_out }: MailedBooking) =>
  `da ${formatLongDate(check_in)} a ${formatLongDate(check_out)}`;
const said = ({ motivo }: MailedBooking, who: string) => (motivo === '' ? [] : [`${who} ha scritto: «${motivo}»`]);

const RETURN_DAYS = 'La banca lo accredita sulla carta di solito in 5-10 giorni lavorativi.';

const NOT_CHARGED = 'Non ti è stato addebitato nulla.';
const ALREADY_CHARGED =
  'L’importo è già stato addebitato: se il proprietario rifiuta o non risponde, ti rimborsiamo l’intero importo.';

function refundWords({ refund_cents, refunded_cents, total_cents, is_charged, is_disputed }: MailedBooking): string {
  if (!is_charged) return NOT_CHARGED;
  if (refund_cents === 0 && is_disputed) return 'Il pagamento è contestato: sul rimborso decide la tua banca.';
  if (refund_cents === 0 && refunded_cents >= total_cents) return 'Il pagamento ti è già stato rimborsato.';
  if (refund_cents === 0) return 'Non è previsto un rimborso.';
  return `Il rimborso di ${formatEuro(refund_cents)} è partito. ${RETURN_DAYS}`;
}

const atTheBank = ({ is_charged }: MailedBooking) =>
  is_charged ? 'il pagamento è stato stornato' : 'il pagamento non è andato a buon fine';

const CANCELLED = {
  prenotazione: { subject: 'Prenotazione annullata', heading: 'La prenotazione è annullata' },
  ritirata: { subject: 'Richiesta ritirata', heading: 'La richiesta è ritirata' },
  richiesta: { subject: 'Richiesta annullata', heading: 'La richiesta è annullata' },
} as const;

const cancelledSubject = (about: MailedBooking) => `${CANCELLED[whatWasCancelled(about)].subject}: ${about.nome}`;
/** `la prenotazione di «Podere»`, `la richiesta per «Podere»`. */
const cancelledStay = (about: MailedBooking, whose: string) =>
  whatWasCancelled(about) === 'richiesta'
    ? `la ${whose}richiesta per «${about.nome}» ${stay(about)}`
    : `la ${whose}prenotazione di «${about.nome}» ${stay(about)}`;

const CANCELLED_GUEST: Record<CancelledBy, (about: MailedBooking) => string> = {
  ospite: (about) =>
    `Hai ${isTakenBack(about) ? 'ritirato la richiesta per' : 'annullato la prenotazione di'} «${about.nome}» ${stay(about)}.`,
  proprietario: (about) =>
    `Il proprietario di «${about.nome}» ha dovuto annullare la tua prenotazione ${stay(about)}. Ci dispiace.`,
  redazione: (about) => `Abbiamo dovuto annullare ${cancelledStay(about, 'tua ')}. Ci dispiace.`,
  banca: (about) => `La prenotazione di «${about.nome}» ${stay(about)} è annullata: ${atTheBank(about)}.`,
};

const words: Record<GuestMailKind, (about: MailedBooking) => MailWords> = {
  confirmed_guest: (about) => ({
    ...framing,
    subject: `Prenotazione confermata: ${about.nome}`,
    preheader: `${stay(about)}. Totale pagato ${formatEuro(about.total_cents)}.`,
    heading: 'La prenotazione è confermata',
    paragraphs: [
      `La prenotazione di «${about.nome}» ${stay(about)} è confermata e pagata. Per l’ora di arrivo e le chiavi scrivi o chiama il proprietario: i contatti sono qui sotto.`,
    ],
  }),
  request_guest: (about) => ({
    ...framing,
    subject: `Richiesta inviata: ${about.nome}`,
    preheader: about.is_charged ? ALREADY_CHARGED : NOT_CHARGED,
    heading: 'Abbiamo mandato la tua richiesta',
    paragraphs: [
      `Abbiamo mandato la tua richiesta al proprietario: «${about.nome}», ${stay(about)}. Risponde entro ${about.answer_by ?? ''}; fino ad allora le notti restano tue.`,
      ...whyForGuest(about),
      about.is_charged
        ? ALREADY_CHARGED
        : 'Sulla carta c’è solo una preautorizzazione: l’addebito avviene se il proprietario accetta. Se rifiuta o non risponde, l’autorizzazione decade da sola.',
    ],
  }),
  refused_guest: (about) => ({
    ...framing,
    subject: `La richiesta per ${about.nome} non è stata accettata`,
    preheader: refundWords(about),
    heading: 'Il proprietario non può ospitarti',
    paragraphs: [
      `La richiesta per «${about.nome}» ${stay(about)} non è stata accettata. ${refundWords(about)}`,
      ...said(about, 'Il proprietario'),
    ],
  }),
  request_expired_guest: (about) => ({
    ...framing,
    subject: `Nessuna risposta per ${about.nome}`,
    preheader: refundWords(about),
    heading: 'Il proprietario non ha risposto in tempo',
    paragraphs: [
      `La richiesta per «${about.nome}» ${stay(about)} è scaduta senza risposta. ${refundWords(about)} Puoi scegliere un’altra casa.`,
    ],
  }),
  cancelled_guest: (about) => ({
    ...framing,
    subject: cancelledSubject(about),
    preheader: refundWords(about),
    heading: CANCELLED[whatWasCancelled(about)].heading,
    paragraphs: [
      CANCELLED_GUEST[about.cancelled_by ?? 'ospite'](about),
      ...(about.cancelled_by === 'banca' ? [] : [refundWords(about)]),
      ...(about.cancelled_by === 'proprietario' ? said(about, 'Il proprietario') : []),
      ...(about.cancelled_by === 'redazione' ? said(about, 'La redazione') : []),
    ],
  }),
  late_refunded_guest: (about) => ({
    ...framing,
    subject: `Rimborso totale: ${about.nome}`,
    preheader: `${formatEuro(about.refund_cents)} tornano sulla carta.`,
    heading: 'Ti abbiamo rimborsato',
    paragraphs: [
      // Reliability 3.2, word for word.
      'Il pagamento è arrivato dopo la scadenza e le date non erano più libere: ti abbiamo rimborsato l’intero importo.',
      RETURN_DAYS,
    ],
  }),
  late_released_guest: (about) => ({
    ...framing,
    subject: `Prenotazione non riuscita: ${about.nome}`,
    preheader: NOT_CHARGED,
    heading: 'Le date non erano più libere',
    paragraphs: [
      `L’autorizzazione della carta per «${about.nome}» ${stay(about)} è arrivata dopo la scadenza e le date non erano più libere. Non ti è stato addebitato nulla.`,
    ],
  }),
};

const farAway = (km: number) => (km < 1 ? 'a meno di 1 km' : `a circa ${Math.round(km)} km`);

export const bookingMailMessages = {
  words,
  /** Facts of a booking, for guests and owners alike. */
  dati: {
    codice: 'Codice',
    riferimento: 'Riferimento',
    struttura: 'Struttura',
    camera: 'Camera',
    indirizzo: 'Indirizzo',
    arrivo: 'Arrivo',
    partenza: 'Partenza',
    ospiti: 'Ospiti',
    totale: 'Totale',
    pagata: 'Pagata',
    annullamento: 'Cancellazione',
    telefono: 'Telefono',
    email: 'E-mail',
    orari: 'Orari',
    accoglie: 'Ti accoglie',
  },
  animaliSuRichiesta: 'Animali su richiesta: chiedi al proprietario prima di partire',
  scrittoIn: writtenIn,
  mappa: 'Come arrivare, sulla mappa:',
  altreCase: (count: number) =>
    count === 1
      ? 'Per le stesse notti, nei dintorni, è ora libera:'
      : 'Per le stesse notti, nei dintorni, sono ora libere:',
  altraCasa: ({ camera, citta, km, total_cents, is_su_richiesta }: Omit<FreeHome, 'nome' | 'path'>) =>
    [
      ...(camera === null ? [] : [`camera «${camera}»`]),
      citta,
      farAway(km),
      `${formatEuro(total_cents)} in tutto`,
      ...(is_su_richiesta ? ['su richiesta'] : []),
    ].join(', '),
  calendario: 'Metti il soggiorno nel tuo calendario:',
  prova: 'Questo è un pagamento di prova: nessun addebito.',
} as const;
