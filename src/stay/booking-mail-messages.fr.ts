import type { IsTranslation } from '../kernel/translation.ts';
import { formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';
import { writtenIn } from '../strutture/owners-text-messages.fr.ts';
import type { CancelledBy } from './rules/booking.ts';
import type { GuestMailKind } from './rules/booking-fact.ts';
import type { FreeHome } from './rules/free-home.ts';
import { isTakenBack } from './rules/is-taken-back.ts';
import { type MailedBooking, unreadForGuest, whatWasCancelled } from './rules/mailed-booking.ts';
import { perOspite } from './same-day-messages.fr.ts';
import { unreadMessages } from './unread-messages.fr.ts';

const whyForGuest = ({ unread, same_day_hour }: MailedBooking) => [
  ...(same_day_hour === null ? [] : [perOspite]),
  ...unreadMessages.forGuest(unreadForGuest(unread)),
];

const framing = {
  button: 'Ouvrir la réservation',
  footnote:
    'Vous recevez cet e-mail parce que cette adresse a été indiquée pour la réservation. Le lien est personnel : toute personne qui l’a peut voir la réservation.',
};
const stay = ({ check_in, check_out }: MailedBooking) =>
  `du ${formatLongDate(check_in)} au ${formatLongDate(check_out)}`;
const said = ({ motivo }: MailedBooking, who: string) => (motivo === '' ? [] : [`${who} a écrit : « ${motivo} »`]);

const RETURN_DAYS = 'La banque le crédite en général sur la carte sous 5 à 10 jours ouvrés.';

const NOT_CHARGED = 'La carte n’a pas été débitée.';
const ALREADY_CHARGED =
  'La carte a déjà été débitée : si le propriétaire refuse ou ne répond pas, nous vous remboursons la totalité du montant.';

function refundWords({ refund_cents, refunded_cents, total_cents, is_charged, is_disputed }: MailedBooking): string {
  if (!is_charged) return NOT_CHARGED;
  if (refund_cents === 0 && is_disputed)
    return 'Le paiement est contesté : c’est votre banque qui décide du remboursement.';
  if (refund_cents === 0 && refunded_cents >= total_cents) return 'Le paiement vous a déjà été remboursé.';
  if (refund_cents === 0) return 'Aucun remboursement n’est prévu.';
  return `Le remboursement de ${formatEuro(refund_cents)} a été émis. ${RETURN_DAYS}`;
}

const atTheBank = ({ is_charged }: MailedBooking) =>
  is_charged ? 'le paiement vous a été remboursé' : 'le paiement n’a pas abouti';

const CANCELLED = {
  prenotazione: { subject: 'Réservation annulée', heading: 'La réservation est annulée' },
  ritirata: { subject: 'Demande retirée', heading: 'La demande est retirée' },
  richiesta: { subject: 'Demande annulée', heading: 'La demande est annulée' },
};

const cancelledSubject = (about: MailedBooking) => `${CANCELLED[whatWasCancelled(about)].subject} : ${about.nome}`;
const yourCancelledStay = (about: MailedBooking) =>
  `votre ${whatWasCancelled(about) === 'richiesta' ? 'demande' : 'réservation'} pour « ${about.nome} » ${stay(about)}`;

const CANCELLED_GUEST: Record<CancelledBy, (about: MailedBooking) => string> = {
  ospite: (about) =>
    `Vous avez ${isTakenBack(about) ? 'retiré la demande' : 'annulé la réservation'} pour « ${about.nome} » ${stay(about)}.`,
  proprietario: (about) =>
    `Le propriétaire de « ${about.nome} » a dû annuler votre réservation ${stay(about)}. Nous en sommes désolés.`,
  redazione: (about) => `Nous avons dû annuler ${yourCancelledStay(about)}. Nous en sommes désolés.`,
  banca: (about) => `La réservation pour « ${about.nome} » ${stay(about)} est annulée : ${atTheBank(about)}.`,
};

const words: Record<GuestMailKind, (about: MailedBooking) => MailWords> = {
  confirmed_guest: (about) => ({
    ...framing,
    subject: `Réservation confirmée : ${about.nome}`,
    preheader: `Séjour ${stay(about)}. Total payé : ${formatEuro(about.total_cents)}.`,
    heading: 'Votre réservation est confirmée',
    paragraphs: [
      `Votre réservation pour « ${about.nome} » ${stay(about)} est confirmée et payée. Pour l’heure d’arrivée et les clés, écrivez au propriétaire ou appelez-le : ses coordonnées sont ci-dessous.`,
    ],
  }),
  request_guest: (about) => ({
    ...framing,
    subject: `Demande envoyée : ${about.nome}`,
    preheader: about.is_charged ? ALREADY_CHARGED : NOT_CHARGED,
    heading: 'Nous avons transmis votre demande',
    paragraphs: [
      `Nous avons transmis votre demande au propriétaire : « ${about.nome} », ${stay(about)}. Il a jusqu’au ${about.answer_by ?? ''} pour répondre ; d’ici là, nous vous gardons les nuits.`,
      ...whyForGuest(about),
      about.is_charged
        ? ALREADY_CHARGED
        : 'Le montant est seulement autorisé sur la carte : il est débité si le propriétaire accepte. S’il refuse ou ne répond pas, l’autorisation est annulée automatiquement.',
    ],
  }),
  refused_guest: (about) => ({
    ...framing,
    subject: `La demande pour ${about.nome} n’a pas été acceptée`,
    preheader: refundWords(about),
    heading: 'Le propriétaire ne peut pas vous accueillir',
    paragraphs: [
      `La demande pour « ${about.nome} » ${stay(about)} n’a pas été acceptée. ${refundWords(about)}`,
      ...said(about, 'Le propriétaire'),
    ],
  }),
  request_expired_guest: (about) => ({
    ...framing,
    subject: `Pas de réponse pour ${about.nome}`,
    preheader: refundWords(about),
    heading: 'Le propriétaire n’a pas répondu à temps',
    paragraphs: [
      `La demande pour « ${about.nome} » ${stay(about)} a expiré sans réponse. ${refundWords(about)} Vous pouvez choisir un autre hébergement.`,
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
      ...(about.cancelled_by === 'proprietario' ? said(about, 'Le propriétaire') : []),
      ...(about.cancelled_by === 'redazione' ? said(about, 'L’équipe d’Ospitalia') : []),
    ],
  }),
  late_refunded_guest: (about) => ({
    ...framing,
    subject: `Remboursement total : ${about.nome}`,
    preheader: `${formatEuro(about.refund_cents)} sont recrédités sur la carte.`,
    heading: 'Nous vous avons remboursé',
    paragraphs: [
      'Le paiement est arrivé après l’expiration du délai et les dates n’étaient plus disponibles : nous vous avons remboursé la totalité du montant.',
      RETURN_DAYS,
    ],
  }),
  late_released_guest: (about) => ({
    ...framing,
    subject: `Réservation non aboutie : ${about.nome}`,
    preheader: NOT_CHARGED,
    heading: 'Les dates n’étaient plus disponibles',
    paragraphs: [
      `L’autorisation de la carte pour « ${about.nome} » ${stay(about)} est arrivée après l’expiration du délai et les dates n’étaient plus disponibles. La carte n’a pas été débitée.`,
    ],
  }),
};

const farAway = (km: number) => (km < 1 ? 'à moins de 1 km' : `à environ ${Math.round(km)} km`);

export const bookingMailMessages = {
  words,
  /** Facts of a booking, for guests and owners alike. */
  dati: {
    codice: 'Code',
    riferimento: 'Référence',
    struttura: 'Hébergement',
    camera: 'Chambre',
    indirizzo: 'Adresse',
    arrivo: 'Arrivée',
    partenza: 'Départ',
    ospiti: 'Voyageurs',
    totale: 'Total',
    pagata: 'Payée le',
    annullamento: 'Annulation',
    telefono: 'Téléphone',
    email: 'E-mail',
    orari: 'Horaires',
    accoglie: 'Vous accueille',
  },
  animaliSuRichiesta: 'Animaux sur demande : demandez au propriétaire avant votre arrivée',
  scrittoIn: writtenIn,
  mappa: 'Comment venir, sur la carte :',
  altreCase: (count: number) =>
    count === 1
      ? 'Disponible en ce moment, à proximité, pour les mêmes nuits :'
      : 'Disponibles en ce moment, à proximité, pour les mêmes nuits :',
  altraCasa: ({ camera, citta, km, total_cents, is_su_richiesta }: Omit<FreeHome, 'nome' | 'path'>) =>
    [
      ...(camera === null ? [] : [`chambre « ${camera} »`]),
      citta,
      farAway(km),
      `${formatEuro(total_cents)} en tout`,
      ...(is_su_richiesta ? ['sur demande'] : []),
    ].join(', '),
  calendario: 'Mettez le séjour dans votre agenda :',
  prova: 'Ceci est un paiement de test : rien n’a été débité.',
};

true satisfies IsTranslation<
  typeof import('./booking-mail-messages.it.ts'),
  typeof import('./booking-mail-messages.fr.ts')
>;
