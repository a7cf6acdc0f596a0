import { brandName } from '../../kernel/brand/brand.ts';
import type { MailedBooking } from '../rules/mailed-booking.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const stayPeriod = ({ from, to }: MailedBooking) => `du ${from} au ${to}`;
export const openBookingButton = 'Ouvrir la réservation';
export const guestMailFootnote =
  'Vous recevez cet e-mail parce que cette adresse a été indiquée pour la réservation. Le lien est personnel : toute personne qui l’a peut voir la réservation.';
export const ownerWrote = (text: string) => `Le propriétaire a écrit : « ${text} »`;
export const teamWrote = (text: string) => `L’équipe d’${brandName} a écrit : « ${text} »`;
export const notCharged = 'La carte n’a pas été débitée.';
export const alreadyCharged =
  'La carte a déjà été débitée : si le propriétaire refuse ou ne répond pas, nous vous remboursons la totalité du montant.';
export const refundDelay = 'La banque le crédite en général sur la carte sous 5 à 10 jours ouvrés.';
export const refundStates = {
  disputed: 'Le paiement est contesté : c’est votre banque qui décide du remboursement.',
  alreadyRefunded: 'Le paiement vous a déjà été remboursé.',
  none: 'Aucun remboursement n’est prévu.',
  onItsWay: (refund: string) => `Le remboursement de ${refund} a été émis. ${refundDelay}`,
};
export const confirmedGuest = {
  subject: (nome: string) => `Réservation confirmée : ${nome}`,
  preheader: (stay: MailedBooking) => `Séjour ${stayPeriod(stay)}. Total payé : ${stay.total}.`,
  heading: 'Votre réservation est confirmée',
  text: (stay: MailedBooking) =>
    `Votre réservation pour « ${stay.nome} » ${stayPeriod(stay)} est confirmée et payée. Pour l’heure d’arrivée et les clés, écrivez au propriétaire ou appelez-le : ses coordonnées sont ci-dessous.`,
};
export const requestGuest = {
  subject: (nome: string) => `Demande envoyée : ${nome}`,
  heading: 'Nous avons transmis votre demande',
  text: (stay: MailedBooking) =>
    `Nous avons transmis votre demande au propriétaire : « ${stay.nome} », ${stayPeriod(stay)}. Il a jusqu’au ${stay.answer_by} pour répondre ; d’ici là, nous vous gardons les nuits.`,
  authorisedOnly:
    'Le montant est seulement autorisé sur la carte : il est débité si le propriétaire accepte. S’il refuse ou ne répond pas, l’autorisation est annulée automatiquement.',
};
export const refusedGuest = {
  subject: (nome: string) => `La demande pour ${nome} n’a pas été acceptée`,
  heading: 'Le propriétaire ne peut pas vous accueillir',
  text: (stay: MailedBooking, refund: string) =>
    `La demande pour « ${stay.nome} » ${stayPeriod(stay)} n’a pas été acceptée. ${refund}`,
};
export const requestExpiredGuest = {
  subject: (nome: string) => `Pas de réponse pour ${nome}`,
  heading: 'Le propriétaire n’a pas répondu à temps',
  text: (stay: MailedBooking, refund: string) =>
    `La demande pour « ${stay.nome} » ${stayPeriod(stay)} a expiré sans réponse. ${refund} Vous pouvez choisir un autre hébergement.`,
};
export const cancelledGuest = {
  titles: {
    booking: { subject: (nome: string) => `Réservation annulée : ${nome}`, heading: 'La réservation est annulée' },
    withdrawn: { subject: (nome: string) => `Demande retirée : ${nome}`, heading: 'La demande est retirée' },
    request: { subject: (nome: string) => `Demande annulée : ${nome}`, heading: 'La demande est annulée' },
  },
  texts: {
    withdrawn: (stay: MailedBooking) => `Vous avez retiré la demande pour « ${stay.nome} » ${stayPeriod(stay)}.`,
    byGuest: (stay: MailedBooking) => `Vous avez annulé la réservation pour « ${stay.nome} » ${stayPeriod(stay)}.`,
    byOwner: (stay: MailedBooking) =>
      `Le propriétaire de « ${stay.nome} » a dû annuler votre réservation ${stayPeriod(stay)}. Nous en sommes désolés.`,
    requestByTeam: (stay: MailedBooking) =>
      `Nous avons dû annuler votre demande pour « ${stay.nome} » ${stayPeriod(stay)}. Nous en sommes désolés.`,
    byTeam: (stay: MailedBooking) =>
      `Nous avons dû annuler votre réservation pour « ${stay.nome} » ${stayPeriod(stay)}. Nous en sommes désolés.`,
    paymentReversed: (stay: MailedBooking) =>
      `La réservation pour « ${stay.nome} » ${stayPeriod(stay)} est annulée : le paiement vous a été remboursé.`,
    paymentFailed: (stay: MailedBooking) =>
      `La réservation pour « ${stay.nome} » ${stayPeriod(stay)} est annulée : le paiement n’a pas abouti.`,
  },
};
export const lateRefundedGuest = {
  subject: (nome: string) => `Remboursement total : ${nome}`,
  preheader: (refund: string) => `${refund} sont recrédités sur la carte.`,
  heading: 'Nous vous avons remboursé',
  text: 'Le paiement est arrivé après l’expiration du délai et les dates n’étaient plus disponibles : nous vous avons remboursé la totalité du montant.',
};
export const lateReleasedGuest = {
  subject: (nome: string) => `Réservation non aboutie : ${nome}`,
  heading: 'Les dates n’étaient plus disponibles',
  text: (stay: MailedBooking) =>
    `L’autorisation de la carte pour « ${stay.nome} » ${stayPeriod(stay)} est arrivée après l’expiration du délai et les dates n’étaient plus disponibles. ${notCharged}`,
};

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
export const mapLinkIntro = 'Comment venir, sur la carte :';
export const alternativeHomes = {
  introForOne: 'Disponible en ce moment, à proximité, pour les mêmes nuits :',
  intro: 'Disponibles en ce moment, à proximité, pour les mêmes nuits :',
  room: (camera: string) => `chambre « ${camera} »`,
  lessThanOneKm: 'à moins de 1 km',
  aboutKm: (km: string) => `à environ ${km} km`,
  total: (total: string) => `${total} en tout`,
  onRequest: 'sur demande',
};
export const addToCalendarIntro = 'Mettez le séjour dans votre agenda :';
export const testPaymentNotice = 'Ceci est un paiement de test : rien n’a été débité.';

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.fr.ts')>;
