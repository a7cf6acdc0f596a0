import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { type Cents, formatEuro } from '../kernel/cents.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';
import type { CancelledBy } from './rules/booking.ts';
import type { BookingMailKind } from './rules/booking-fact.ts';
import { type UnreadPlatform, unreadMessages } from './unread-messages.it.ts';
import { isTakenBack } from './rules/is-taken-back.ts';

/**
 * What the words of a mail are about. `answer_by`: until when a request can be answered, in words. `is_charged`: the card was; of a
 * request that its guest takes back it was not.
 */
export type MailedBooking = {
  nome: string;
  guest_name: string;
  check_in: CalendarDate;
  check_out: CalendarDate;
  total_cents: Cents;
  refund_cents: Cents;
  refunded_cents: Cents;
  is_disputed: boolean;
  is_charged: boolean;
  answer_by: string | null;
  cancelled_by: CancelledBy | null;
  motivo: string;
  /** Calendars of other platforms that could not be read when the stay was asked for. */
  unread: readonly UnreadPlatform[];
};

const whyForGuest = ({ unread: [first] }: MailedBooking) => (first ? [unreadMessages.forGuest(first.since)] : []);

function whyForOwner({ unread }: MailedBooking): string[] {
  const reason = unreadMessages.forOwner(unread);
  return reason === null ? [] : [`${reason} ${unreadMessages.controlla}`];
}

const forGuest = {
  button: 'Apri la prenotazione',
  footnote:
    'Ricevi questa e-mail perché questo indirizzo è stato indicato per la prenotazione. Il link è personale: chi lo ha vede la prenotazione.',
};
const forOwner = {
  button: 'Apri la prenotazione',
  footnote: 'Ricevi questa e-mail perché la struttura è registrata con questo indirizzo.',
};

const stay = ({ check_in, check_out }: MailedBooking) =>
  `da ${formatLongDate(check_in)} a ${formatLongDate(check_out)}`;
const said = ({ motivo }: MailedBooking, who: string) => (motivo === '' ? [] : [`${who} ha scritto: «${motivo}»`]);

const RETURN_DAYS = 'La banca lo accredita sulla carta di solito in 5-10 giorni lavorativi.';

const NOT_CHARGED = 'La carta non è stata addebitata.';

function refundWords({ refund_cents, refunded_cents, total_cents, is_charged, is_disputed }: MailedBooking): string {
  if (!is_charged) return NOT_CHARGED;
  if (refund_cents === 0 && is_disputed) return 'Il pagamento è contestato: sul rimborso decide la tua banca.';
  if (refund_cents === 0 && refunded_cents >= total_cents) return 'Il pagamento ti è già stato restituito.';
  if (refund_cents === 0) return 'Non è previsto un rimborso.';
  return `Il rimborso di ${formatEuro(refund_cents)} è partito. ${RETURN_DAYS}`;
}

const atTheBank = ({ is_charged }: MailedBooking) =>
  is_charged ? 'il pagamento è stato restituito' : 'il pagamento non è andato a buon fine';

/** What was called off: a stay that was paid, or a request for which nobody was charged. */
function cancelled(about: MailedBooking): 'prenotazione' | 'ritirata' | 'richiesta' {
  if (isTakenBack(about)) return 'ritirata';
  return about.cancelled_by === 'redazione' && !about.is_charged ? 'richiesta' : 'prenotazione';
}

const CANCELLED = {
  prenotazione: {
    subject: 'Prenotazione annullata',
    guest: 'La prenotazione è annullata',
    owner: 'Una prenotazione è annullata',
  },
  ritirata: { subject: 'Richiesta ritirata', guest: 'La richiesta è ritirata', owner: 'Una richiesta è ritirata' },
  richiesta: { subject: 'Richiesta annullata', guest: 'La richiesta è annullata', owner: 'Una richiesta è annullata' },
} as const;

const cancelledSubject = (about: MailedBooking) => `${CANCELLED[cancelled(about)].subject}: ${about.nome}`;
/** `la prenotazione di «Podere»`, `la richiesta per «Podere»`. */
const cancelledStay = (about: MailedBooking, whose: string) =>
  cancelled(about) === 'richiesta'
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

const CANCELLED_OWNER: Record<CancelledBy, (about: MailedBooking) => string> = {
  ospite: (about) =>
    `${about.guest_name} ha ${isTakenBack(about) ? 'ritirato la richiesta per' : 'annullato la prenotazione di'} «${about.nome}» ${stay(about)}.`,
  proprietario: (about) => `Hai annullato la prenotazione di ${about.guest_name} per «${about.nome}» ${stay(about)}.`,
  redazione: (about) =>
    `La redazione di Ospitalia ha annullato la ${cancelled(about)} di ${about.guest_name} per «${about.nome}» ${stay(about)}.`,
  banca: (about) =>
    `La prenotazione di ${about.guest_name} per «${about.nome}» ${stay(about)} è annullata: ${atTheBank(about)}.`,
};

const words: Record<BookingMailKind, (about: MailedBooking) => MailWords> = {
  confirmed_guest: (about) => ({
    ...forGuest,
    subject: `Prenotazione confermata: ${about.nome}`,
    preheader: `${stay(about)}. Totale pagato ${formatEuro(about.total_cents)}.`,
    heading: 'La prenotazione è confermata',
    paragraphs: [
      `La prenotazione di «${about.nome}» ${stay(about)} è confermata e pagata. Per orari e chiavi scrivi o chiama il proprietario: i contatti sono qui sotto.`,
    ],
  }),
  confirmed_owner: (about) => ({
    ...forOwner,
    subject: `Nuova prenotazione per ${about.nome}`,
    preheader: `${about.guest_name}, ${stay(about)}.`,
    heading: 'Hai una nuova prenotazione',
    paragraphs: [
      `${about.guest_name} ha prenotato e pagato «${about.nome}» ${stay(about)}. Le notti sono già occupate nel calendario.`,
    ],
  }),
  request_guest: (about) => ({
    ...forGuest,
    subject: `Richiesta inviata: ${about.nome}`,
    preheader: NOT_CHARGED,
    heading: 'Abbiamo mandato la tua richiesta',
    paragraphs: [
      `Abbiamo mandato la tua richiesta al proprietario: «${about.nome}», ${stay(about)}. Risponde entro ${about.answer_by ?? ''}; fino ad allora le notti restano tue.`,
      ...whyForGuest(about),
      'La carta è solo autorizzata: l’addebito avviene se il proprietario accetta. Se rifiuta o non risponde, l’autorizzazione cade da sola.',
    ],
  }),
  request_owner: (about) => ({
    ...forOwner,
    button: 'Rispondi alla richiesta',
    subject: `Richiesta di prenotazione per ${about.nome}`,
    preheader: `${about.guest_name} aspetta una risposta entro ${about.answer_by ?? ''}.`,
    heading: 'Un ospite chiede conferma',
    paragraphs: [
      `${about.guest_name} chiede «${about.nome}» ${stay(about)}. La carta è già autorizzata: appena accetti, viene addebitata.`,
      ...whyForOwner(about),
      `Rispondi entro ${about.answer_by ?? ''}: dopo, la richiesta scade e le notti tornano libere.`,
    ],
  }),
  refused_guest: (about) => ({
    ...forGuest,
    subject: `La richiesta per ${about.nome} non è stata accettata`,
    preheader: NOT_CHARGED,
    heading: 'Il proprietario non può ospitarti',
    paragraphs: [
      `La richiesta per «${about.nome}» ${stay(about)} non è stata accettata. La carta non è stata addebitata.`,
      ...said(about, 'Il proprietario'),
    ],
  }),
  request_expired_guest: (about) => ({
    ...forGuest,
    subject: `Nessuna risposta per ${about.nome}`,
    preheader: NOT_CHARGED,
    heading: 'Il proprietario non ha risposto in tempo',
    paragraphs: [
      `La richiesta per «${about.nome}» ${stay(about)} è scaduta senza risposta. La carta non è stata addebitata: puoi scegliere un’altra struttura.`,
    ],
  }),
  request_expired_owner: (about) => ({
    ...forOwner,
    subject: `Richiesta scaduta per ${about.nome}`,
    preheader: `${about.guest_name} non ha avuto risposta.`,
    heading: 'Una richiesta è scaduta',
    paragraphs: [
      `La richiesta di ${about.guest_name} per «${about.nome}» ${stay(about)} è scaduta senza risposta. Le notti sono di nuovo libere.`,
    ],
  }),
  cancelled_guest: (about) => ({
    ...forGuest,
    subject: cancelledSubject(about),
    preheader: refundWords(about),
    heading: CANCELLED[cancelled(about)].guest,
    paragraphs: [
      CANCELLED_GUEST[about.cancelled_by ?? 'ospite'](about),
      ...(about.cancelled_by === 'banca' ? [] : [refundWords(about)]),
      ...(about.cancelled_by === 'proprietario' ? said(about, 'Il proprietario') : []),
      ...(about.cancelled_by === 'redazione' ? said(about, 'La redazione') : []),
    ],
  }),
  cancelled_owner: (about) => ({
    ...forOwner,
    subject: cancelledSubject(about),
    preheader: 'Le notti sono di nuovo libere.',
    heading: CANCELLED[cancelled(about)].owner,
    paragraphs: [
      CANCELLED_OWNER[about.cancelled_by ?? 'ospite'](about),
      ...(about.cancelled_by === 'redazione' ? said(about, 'La redazione') : []),
      'Le notti sono di nuovo libere nel calendario.',
      ...(about.refund_cents === 0 ? [] : [`All’ospite tornano ${formatEuro(about.refund_cents)}.`]),
    ],
  }),
  late_refunded_guest: (about) => ({
    ...forGuest,
    subject: `Rimborso totale: ${about.nome}`,
    preheader: `${formatEuro(about.refund_cents)} tornano sulla carta.`,
    heading: 'Ti abbiamo rimborsato',
    paragraphs: [
      // Reliability 3.2, word for word.
      'Il pagamento è arrivato oltre il tempo disponibile e le date non erano più libere: ti abbiamo rimborsato l’intero importo.',
      RETURN_DAYS,
    ],
  }),
  late_released_guest: (about) => ({
    ...forGuest,
    subject: `Prenotazione non riuscita: ${about.nome}`,
    preheader: NOT_CHARGED,
    heading: 'Le date non erano più libere',
    paragraphs: [
      `L’autorizzazione della carta per «${about.nome}» ${stay(about)} è arrivata oltre il tempo disponibile e le date non erano più libere. La carta non è stata addebitata.`,
    ],
  }),
  dispute_owner: (about) => ({
    ...forOwner,
    subject: `Un pagamento è contestato: ${about.nome}`,
    preheader: `La banca di ${about.guest_name} ha chiesto chiarimenti.`,
    heading: 'Un pagamento è contestato',
    paragraphs: [
      `La banca di ${about.guest_name} contesta il pagamento della prenotazione ${stay(about)}. L’importo può restare bloccato, o tornare all’ospite. La prenotazione per ora resta com’è; alla banca rispondiamo noi e ti scriviamo se ci servono documenti.`,
    ],
  }),
};

export const bookingMailMessages = {
  words,
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
    rimborsati: 'Rimborsati all’ospite',
    ricevi: 'Ricevi, prima dei costi del servizio di pagamento',
    pagata: 'Pagata',
    annullamento: 'Annullamento',
    telefono: 'Telefono',
    email: 'E-mail',
    ospite: 'Ospite',
    note: 'Note dell’ospite',
  },
  calendario: 'Metti il soggiorno nel tuo calendario:',
  prova: 'Questo è un pagamento di prova: nessun denaro si è mosso.',
} as const;
