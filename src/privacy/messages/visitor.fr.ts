import { brandFileName, brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralFr } from '../../kernel/text/plural.ts';
import type { RecordsSummary } from '../rules/summarise-records.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const recordTableTitles: Readonly<Record<string, string>> = {
  accounts: 'Espace propriétaires : votre accès',
  sessions: 'Espace propriétaires : navigateurs où votre session est ouverte',
  sign_in_links: 'Liens de connexion que nous vous avons envoyés',
  sign_in_requests: 'Combien de liens nous vous avons envoyés ces dernières 24 heures',
  person_links: 'Liens vers ces données que nous vous avons envoyés',
  mails: 'E-mails en attente, ou envoyés dans la dernière heure',
  strutture: 'Hébergements',
  struttura_edits: 'Modifications en attente ou refusées',
  refusals: 'Dernier refus, et ce qu’il concernait',
  unseen_texts: 'Textes publiés, tels qu’un administrateur les a vus pour la dernière fois',
  public_email_changes: 'E-mails pour les voyageurs en attente de confirmation',
  sign_in_address_changes: 'Changement de l’adresse de connexion en attente de confirmation',
  account_passkeys: 'Clés d’accès (passkeys) avec lesquelles vous vous connectez à votre espace',
  admins: 'Administrateurs qui reçoivent ici leurs avis',
  admin_links: 'Liens pour administrateurs que nous vous avons envoyés',
  camere: 'Chambres',
  tariffe: 'Tarifs',
  removed_homes: 'Hébergements supprimés, au sujet desquels nous allons vous écrire',
  gone_strutture: 'CIN d’hébergements supprimés, reconnus comme les vôtres',
  bookings: 'Réservations',
  refunds: 'Remboursements',
  demo_checkouts: 'Paiements de démonstration',
  payout_accounts: 'Compte pour recevoir les paiements',
  blog_comments: 'Commentaires sur le blog',
  newsletter_subscribers: 'Newsletter',
};
export const dataLinkRequested = `Si cette adresse figure quelque part sur ${brandName}, vous recevrez bientôt un e-mail.`;
export const emailInvalid = 'Indiquez une adresse e-mail valide.';
export const dataLinkInvalid = 'Le lien a expiré ou n’est plus valable. Demandez-en un nouveau.';
export const dataErased = 'C’est fait : vos données ont été effacées.';
export const archiveFileName = `mes-donnees-${brandFileName}.zip`;
export const jsonFileName = 'mes-donnees.json';
export const textFileName = 'mes-donnees.txt';
export const dataFileHeading = (email: string, moment: string) =>
  `Les données qu’${brandName} conserve sur ${email}\nTéléchargées : ${moment}\n\nLes mêmes données, pour un programme, sont dans mes-donnees.json. Montants en centimes d’euro, heures UTC.`;
export const noDataStored = 'Il n’y a rien avec cette adresse.';
export const recordHeading = (title: string, number: number, count: number) =>
  count === 1 ? title : `${title}, ${formatCount(number)} sur ${formatCount(count)}`;

export const checkInboxTitle = 'Consultez votre messagerie';
export const dataLinkValidity =
  'Le lien est valable une heure. S’il n’arrive pas, regardez dans les indésirables ; s’il n’y est pas non plus, nous ne conservons rien avec cette adresse.';
export const yourEmailLabel = 'Votre adresse e-mail';
export const yourEmailHint =
  'Celle avec laquelle vous avez réservé, commenté, demandé la newsletter ou inscrit un hébergement.';
export const pleaseWait = 'Un instant…';
export const sendLinkButton = 'Recevoir le lien';
export const legalRecordsRemainNote =
  'Seul reste ce que la loi nous oblige à conserver pour les paiements : vous le trouverez dans le fichier.';
export const downloadTitle = 'Récupérez-les';
export const downloadText =
  'Une archive zip avec toutes les données : un texte à lire, et la même chose pour un programme.';
export const eraseTitle = 'Effacez-les';
export const eraseText =
  'Tout de suite et pour toujours. Seul reste ce que la loi nous oblige à conserver, et nous vous disons d’abord quoi.';
export const eraseDataButton = 'Effacer vos données';
export const nothingLeftPrefix = 'Pour l’adresse';
export const nothingLeftSuffix = `il n’y a plus rien sur ${brandName}.`;
export const paidBookingsRemainSuffix = 'seules restent les réservations payées, pendant la durée exigée par la loi.';
export const backToHomeLink = 'Retour à l’accueil';
export const yourDataTitle = 'Vos données';
export const storedDataIntro = `Voici ce qu’${brandName} conserve pour l’adresse`;
export const correctionHintStart =
  'Une erreur ? Une réservation s’annule depuis le lien de son e-mail, un hébergement se modifie depuis';
export const correctionHintEnd = '. Pourquoi nous les conservons, et combien de temps : voyez la page';
export const yourAreaLink = 'votre espace';
export const privacyLink = 'Confidentialité';
export const downloadDataButton = 'Télécharger vos données';
export const archiveDownloaded = 'C’est fait : l’archive est dans vos téléchargements.';
export const nothingStoredTitle = 'Nous ne conservons plus rien';
export const dataErasedTitle = 'Vos données ont été effacées';
export const eraseQuestionStart = 'Voulez-vous effacer les données de';
export const eraseQuestionEnd = ' ? C’est définitif : si vous voulez les garder, téléchargez-les d’abord.';
export const erasedAtOnceIntro = 'Disparaissent tout de suite :';
export const erasedListings = 'vos hébergements, avec leurs textes, photos et prix :';
export const erasedOwnerAccess = 'l’accès à l’espace propriétaires, dans tous les navigateurs';
export const erasedComments =
  'les commentaires sur le blog, même ceux qui sont publiés, et l’inscription à la newsletter';
export const erasedUnpaidBookings = 'les réservations jamais payées : une demande ou un paiement en cours est annulé';
export const erasedLinks = 'les liens que nous vous avons envoyés';
export const paidBookingsRemainNote =
  'Restent, pendant la durée exigée par la loi, les réservations payées avec le nom et les coordonnées. Si vous avez un séjour à venir, il est maintenu.';
export const openBookingsTitle = 'Il vous reste des réservations en cours';
export const eraseBlockedText =
  'Vous ne pouvez pas encore effacer vos données : les réservations de vos hébergements doivent d’abord être closes.';
export const openBookingsIntro = 'Encore ouvertes :';
export const closeBookingsHint =
  'Annulez-les et répondez aux demandes, ou attendez la fin des séjours, puis revenez ici. Un paiement en cours se ferme de lui-même en moins d’une heure.';
export const confirmedStaysNote =
  'Vos séjours à venir restent confirmés, et leur page n’affichera plus votre nom. Si vous ne voulez pas y aller, annulez-les d’abord, par le lien reçu par e-mail :';
export const withdrawnStaysIntro = 'Sont annulés tout de suite, sans débit :';
export const stayDates = (dal: string, al: string) => `, du ${dal} au ${al}`;
export const unansweredRequest = 'demande sans réponse';
export const paymentInProgress = 'paiement en cours';
export const goToYourAreaLink = 'Aller à votre espace';
export const andOthers = 'et d’autres';

function countedNoun(count: number, [one, other]: readonly [one: string, other: string]): string {
  return `${formatCount(count)} ${pluralFr(count, { one, other })}`;
}
export const siteUnreachable = `${brandName} est injoignable pour le moment. Vérifiez votre connexion et réessayez.`;
export const storedBookings = ({ prenotazioni, prenotazioni_conservate: retained }: RecordsSummary) => ({
  what: countedNoun(prenotazioni, ['réservation', 'réservations']),
  more:
    retained === 0
      ? 'Nom, e-mail, téléphone, notes, dates et montants.'
      : `${countedNoun(retained, ['est un contrat avec un paiement : elle reste', 'sont des contrats avec un paiement : elles restent'])} pendant la durée exigée par la loi.`,
});
export const storedComments = (count: number) => ({
  what: countedNoun(count, ['commentaire sur le blog', 'commentaires sur le blog']),
  more: 'Le nom est public si le commentaire est approuvé, l’e-mail jamais.',
});
export const storedNewsletter = {
  what: 'Inscription à la newsletter',
  more: 'Votre adresse, et quand vous l’avez demandée et confirmée.',
};
export const storedOwnerAccess = {
  what: 'Accès à l’espace propriétaires',
  more: 'Votre adresse et les navigateurs où votre session est ouverte.',
};
export const storedListings = (nomi: readonly string[]) => ({
  what: countedNoun(nomi.length, ['hébergement', 'hébergements']),
  more: nomi.join(', '),
});
export const storedContacts = (count: number) => ({
  what: countedNoun(count, ['autre hébergement affiche cette adresse', 'autres hébergements affichent cette adresse']),
  more: 'Les voyageurs la voient comme contact.',
});

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
