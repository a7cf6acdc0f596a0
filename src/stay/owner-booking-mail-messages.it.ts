import { formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';
import type { CancelledBy } from './rules/booking.ts';
import type { OwnerMailKind } from './rules/booking-fact.ts';
import { isTakenBack } from './rules/is-taken-back.ts';
import { type MailedBooking, whatWasCancelled } from './rules/mailed-booking.ts';
import { perProprietario } from './owner-same-day-messages.it.ts';
import { unreadMessages } from './unread-messages.it.ts';

function whyForOwner({ unread, same_day_hour }: MailedBooking): string[] {
  const reason = unreadMessages.forOwner(unread);
  const sameDay = same_day_hour === null ? [] : [perProprietario(same_day_hour)];
  return reason === null ? sameDay : [...sameDay, `${reason} ${unreadMessages.controlla}`];
}

const framing = {
  button: 'Apri la prenotazione',
  footnote: 'Ricevi questa e-mail perché la struttura è registrata con questo indirizzo.',
};

const stay = ({ check_in, check_out }: MailedBooking) =>
  `da ${formatLongDate(check_in)} a ${formatLongDate(check_out)}`;
const said = ({ motivo }: MailedBooking, who: string) => (motivo === '' ? [] : [`${who} ha scritto: «${motivo}»`]);

const atTheBank = ({ is_charged }: MailedBooking) =>
  is_charged ? 'il pagamento è stato stornato' : 'il pagamento non è andato a buon fine';

const CANCELLED = {
  prenotazione: { subject: 'Prenotazione annullata', heading: 'Una prenotazione è annullata' },
  ritirata: { subject: 'Richiesta ritirata', heading: 'Una richiesta è ritirata' },
  richiesta: { subject: 'Richiesta annullata', heading: 'Una richiesta è annullata' },
} as const;

const cancelledSubject = (about: MailedBooking) => `${CANCELLED[whatWasCancelled(about)].subject}: ${about.nome}`;
const CANCELLED_OWNER: Record<CancelledBy, (about: MailedBooking) => string> = {
  ospite: (about) =>
    `${about.guest_name} ha ${isTakenBack(about) ? 'ritirato la richiesta per' : 'annullato la prenotazione di'} «${about.nome}» ${stay(about)}.`,
  proprietario: (about) => `Hai annullato la prenotazione di ${about.guest_name} per «${about.nome}» ${stay(about)}.`,
  redazione: (about) =>
    `La redazione di Ospitalia ha annullato la ${whatWasCancelled(about)} di ${about.guest_name} per «${about.nome}» ${stay(about)}.`,
  banca: (about) =>
    `La prenotazione di ${about.guest_name} per «${about.nome}» ${stay(about)} è annullata: ${atTheBank(about)}.`,
};

const words: Record<OwnerMailKind, (about: MailedBooking) => MailWords> = {
  confirmed_owner: (about) => ({
    ...framing,
    subject: `Nuova prenotazione per ${about.nome}`,
    preheader: `${about.guest_name}, ${stay(about)}.`,
    heading: 'Hai una nuova prenotazione',
    paragraphs: [
      `${about.guest_name} ha prenotato e pagato «${about.nome}» ${stay(about)}. Le notti sono già occupate nel calendario.`,
    ],
  }),
  request_owner: (about) => ({
    ...framing,
    button: 'Rispondi alla richiesta',
    subject: `Richiesta di prenotazione per ${about.nome}`,
    preheader: `${about.guest_name} aspetta una risposta entro ${about.answer_by ?? ''}.`,
    heading: 'Un ospite chiede conferma',
    paragraphs: [
      `${about.guest_name} chiede «${about.nome}» ${stay(about)}. ${about.is_charged ? 'Il soggiorno è già pagato: se rifiuti, o non rispondi, rimborsiamo tutto all’ospite.' : 'Sulla carta c’è già una preautorizzazione: l’addebito avviene appena accetti.'}`,
      ...whyForOwner(about),
      `Rispondi entro ${about.answer_by ?? ''}: dopo, la richiesta scade e le notti tornano libere.`,
    ],
  }),
  request_reminder_owner: (about) => ({
    ...framing,
    button: 'Rispondi alla richiesta',
    subject: `Una richiesta aspetta risposta: ${about.nome}`,
    preheader: `${about.guest_name} aspetta ancora, fino a ${about.answer_by ?? ''}.`,
    heading: 'Un ospite aspetta la tua risposta',
    paragraphs: [
      `${about.guest_name} ha chiesto «${about.nome}» ${stay(about)} e non ha ancora avuto risposta.`,
      ...whyForOwner(about),
      `Rispondi entro ${about.answer_by ?? ''}: dopo, la richiesta scade e le notti tornano libere.`,
    ],
  }),
  request_expired_owner: (about) => ({
    ...framing,
    subject: `Richiesta scaduta per ${about.nome}`,
    preheader: `${about.guest_name} non ha avuto risposta.`,
    heading: 'Una richiesta è scaduta',
    paragraphs: [
      `La richiesta di ${about.guest_name} per «${about.nome}» ${stay(about)} è scaduta senza risposta. Le notti sono di nuovo libere.`,
    ],
  }),
  cancelled_owner: (about) => ({
    ...framing,
    subject: cancelledSubject(about),
    preheader: 'Le notti sono di nuovo libere.',
    heading: CANCELLED[whatWasCancelled(about)].heading,
    paragraphs: [
      CANCELLED_OWNER[about.cancelled_by ?? 'ospite'](about),
      ...(about.cancelled_by === 'redazione' ? said(about, 'La redazione') : []),
      'Le notti sono di nuovo libere nel calendario.',
      ...(about.refund_cents === 0 ? [] : [`All’ospite tornano ${formatEuro(about.refund_cents)}.`]),
    ],
  }),
  dispute_owner: (about) => ({
    ...framing,
    subject: `Un pagamento è contestato: ${about.nome}`,
    preheader: `La banca di ${about.guest_name} ha chiesto chiarimenti.`,
    heading: 'Un pagamento è contestato',
    paragraphs: [
      `La banca di ${about.guest_name} contesta il pagamento della prenotazione ${stay(about)}. L’importo può restare bloccato, o tornare all’ospite. La prenotazione per ora resta com’è; alla banca rispondiamo noi e ti scriviamo se ci servono documenti.`,
    ],
  }),
};

export const ownerBookingMailMessages = {
  words,
  dati: {
    rimborsati: 'Rimborsati all’ospite',
    ricevi: 'Ricevi, prima dei costi del servizio di pagamento',
    ospite: 'Ospite',
    note: 'Note dell’ospite',
  },
} as const;
