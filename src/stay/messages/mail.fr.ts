import { brandName } from '../../kernel/brand.ts';
import { sameDayReasonForGuest, unreadCalendarsForGuest } from './visitor.fr.ts';
import { formatLongDate } from '../../kernel/calendar-date.ts';
import { formatEuro } from '../../kernel/cents.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';
import type { CancelledBy } from '../rules/booking.ts';
import type { GuestMailKind } from '../rules/booking-fact.ts';
import type { FreeHome } from '../rules/free-home.ts';
import { isTakenBack } from '../rules/is-taken-back.ts';
import { type MailedBooking, unreadForGuest, whatWasCancelled } from '../rules/mailed-booking.ts';
import type { IsTranslation } from '../../kernel/translation.ts';
import * as struttureVisitorMessagesFr from '../../strutture/messages/visitor.fr.ts';

// Booking mail

const requestReasonsForGuest = ({ unread, same_day_hour }: MailedBooking) => [
  ...(same_day_hour === null ? [] : [sameDayReasonForGuest]),
  ...unreadCalendarsForGuest(unreadForGuest(unread)),
];
const guestMailFrame = {
  button: 'Ouvrir la réservation',
  footnote:
    'Vous recevez cet e-mail parce que cette adresse a été indiquée pour la réservation. Le lien est personnel : toute personne qui l’a peut voir la réservation.',
};
const stayPeriod = ({ check_in, check_out }: MailedBooking) =>
  `du ${formatLongDate(check_in)} au ${formatLongDate(check_out)}`;
const quotedMessage = ({ motivo }: MailedBooking, who: string) =>
  motivo === '' ? [] : [`${who} a écrit : « ${motivo} »`];
const REFUND_DELAY = 'La banque le crédite en général sur la carte sous 5 à 10 jours ouvrés.';
const NOT_CHARGED = 'La carte n’a pas été débitée.';
const ALREADY_CHARGED =
  'La carte a déjà été débitée : si le propriétaire refuse ou ne répond pas, nous vous remboursons la totalité du montant.';
function refundSentence({ refund_cents, refunded_cents, total_cents, is_charged, is_disputed }: MailedBooking): string {
  if (!is_charged) return NOT_CHARGED;
  if (refund_cents === 0 && is_disputed)
    return 'Le paiement est contesté : c’est votre banque qui décide du remboursement.';
  if (refund_cents === 0 && refunded_cents >= total_cents) return 'Le paiement vous a déjà été remboursé.';
  if (refund_cents === 0) return 'Aucun remboursement n’est prévu.';
  return `Le remboursement de ${formatEuro(refund_cents)} a été émis. ${REFUND_DELAY}`;
}
const bankOutcome = ({ is_charged }: MailedBooking) =>
  is_charged ? 'le paiement vous a été remboursé' : 'le paiement n’a pas abouti';
const CANCELLATION_TITLES = {
  prenotazione: { subject: 'Réservation annulée', heading: 'La réservation est annulée' },
  ritirata: { subject: 'Demande retirée', heading: 'La demande est retirée' },
  richiesta: { subject: 'Demande annulée', heading: 'La demande est annulée' },
};
const cancelledSubject = (about: MailedBooking) =>
  `${CANCELLATION_TITLES[whatWasCancelled(about)].subject} : ${about.nome}`;
const yourCancelledStay = (about: MailedBooking) =>
  `votre ${whatWasCancelled(about) === 'richiesta' ? 'demande' : 'réservation'} pour « ${about.nome} » ${stayPeriod(about)}`;
const CANCELLATION_SENTENCES: Record<CancelledBy, (about: MailedBooking) => string> = {
  ospite: (about) =>
    `Vous avez ${isTakenBack(about) ? 'retiré la demande' : 'annulé la réservation'} pour « ${about.nome} » ${stayPeriod(about)}.`,
  proprietario: (about) =>
    `Le propriétaire de « ${about.nome} » a dû annuler votre réservation ${stayPeriod(about)}. Nous en sommes désolés.`,
  redazione: (about) => `Nous avons dû annuler ${yourCancelledStay(about)}. Nous en sommes désolés.`,
  banca: (about) => `La réservation pour « ${about.nome} » ${stayPeriod(about)} est annulée : ${bankOutcome(about)}.`,
};
export const guestMails: Record<GuestMailKind, (about: MailedBooking) => MailWords> = {
  confirmed_guest: (about) => ({
    ...guestMailFrame,
    subject: `Réservation confirmée : ${about.nome}`,
    preheader: `Séjour ${stayPeriod(about)}. Total payé : ${formatEuro(about.total_cents)}.`,
    heading: 'Votre réservation est confirmée',
    paragraphs: [
      `Votre réservation pour « ${about.nome} » ${stayPeriod(about)} est confirmée et payée. Pour l’heure d’arrivée et les clés, écrivez au propriétaire ou appelez-le : ses coordonnées sont ci-dessous.`,
    ],
  }),
  request_guest: (about) => ({
    ...guestMailFrame,
    subject: `Demande envoyée : ${about.nome}`,
    preheader: about.is_charged ? ALREADY_CHARGED : NOT_CHARGED,
    heading: 'Nous avons transmis votre demande',
    paragraphs: [
      `Nous avons transmis votre demande au propriétaire : « ${about.nome} », ${stayPeriod(about)}. Il a jusqu’au ${about.answer_by ?? ''} pour répondre ; d’ici là, nous vous gardons les nuits.`,
      ...requestReasonsForGuest(about),
      about.is_charged
        ? ALREADY_CHARGED
        : 'Le montant est seulement autorisé sur la carte : il est débité si le propriétaire accepte. S’il refuse ou ne répond pas, l’autorisation est annulée automatiquement.',
    ],
  }),
  refused_guest: (about) => ({
    ...guestMailFrame,
    subject: `La demande pour ${about.nome} n’a pas été acceptée`,
    preheader: refundSentence(about),
    heading: 'Le propriétaire ne peut pas vous accueillir',
    paragraphs: [
      `La demande pour « ${about.nome} » ${stayPeriod(about)} n’a pas été acceptée. ${refundSentence(about)}`,
      ...quotedMessage(about, 'Le propriétaire'),
    ],
  }),
  request_expired_guest: (about) => ({
    ...guestMailFrame,
    subject: `Pas de réponse pour ${about.nome}`,
    preheader: refundSentence(about),
    heading: 'Le propriétaire n’a pas répondu à temps',
    paragraphs: [
      `La demande pour « ${about.nome} » ${stayPeriod(about)} a expiré sans réponse. ${refundSentence(about)} Vous pouvez choisir un autre hébergement.`,
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
      ...(about.cancelled_by === 'proprietario' ? quotedMessage(about, 'Le propriétaire') : []),
      ...(about.cancelled_by === 'redazione' ? quotedMessage(about, `L’équipe d’${brandName}`) : []),
    ],
  }),
  late_refunded_guest: (about) => ({
    ...guestMailFrame,
    subject: `Remboursement total : ${about.nome}`,
    preheader: `${formatEuro(about.refund_cents)} sont recrédités sur la carte.`,
    heading: 'Nous vous avons remboursé',
    paragraphs: [
      'Le paiement est arrivé après l’expiration du délai et les dates n’étaient plus disponibles : nous vous avons remboursé la totalité du montant.',
      REFUND_DELAY,
    ],
  }),
  late_released_guest: (about) => ({
    ...guestMailFrame,
    subject: `Réservation non aboutie : ${about.nome}`,
    preheader: NOT_CHARGED,
    heading: 'Les dates n’étaient plus disponibles',
    paragraphs: [
      `L’autorisation de la carte pour « ${about.nome} » ${stayPeriod(about)} est arrivée après l’expiration du délai et les dates n’étaient plus disponibles. La carte n’a pas été débitée.`,
    ],
  }),
};
const approximateDistance = (km: number) => (km < 1 ? 'à moins de 1 km' : `à environ ${Math.round(km)} km`);
export const bookingCodeLabel = 'Code';
export const referenceLabel = 'Référence';
export const propertyLabel = 'Hébergement';
export const roomLabel = 'Chambre';
export const addressLabel = 'Adresse';
export const checkInLabel = 'Arrivée';
export const checkOutLabel = 'Départ';
export const guestsLabel = 'Voyageurs';
export const totalLabel = 'Total';
export const paidLabel = 'Payée le';
export const cancellationLabel = 'Annulation';
export const phoneLabel = 'Téléphone';
export const emailLabel = 'E-mail';
export const hoursLabel = 'Horaires';
export const hostLabel = 'Vous accueille';
export const petsOnRequest = 'Animaux sur demande : demandez au propriétaire avant votre arrivée';
export const textWrittenIn = struttureVisitorMessagesFr.writtenIn;
export const mapLinkIntro = 'Comment venir, sur la carte :';
export const alternativeHomesIntro = (count: number) =>
  count === 1
    ? 'Disponible en ce moment, à proximité, pour les mêmes nuits :'
    : 'Disponibles en ce moment, à proximité, pour les mêmes nuits :';
export const alternativeHomeNote = ({
  camera,
  citta,
  km,
  total_cents,
  is_su_richiesta,
}: Omit<FreeHome, 'nome' | 'path'>) =>
  [
    ...(camera === null ? [] : [`chambre « ${camera} »`]),
    citta,
    approximateDistance(km),
    `${formatEuro(total_cents)} en tout`,
    ...(is_su_richiesta ? ['sur demande'] : []),
  ].join(', ');
export const addToCalendarIntro = 'Mettez le séjour dans votre agenda :';
export const testPaymentNotice = 'Ceci est un paiement de test : rien n’a été débité.';

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.fr.ts')>;
