import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const privacy = 'Confidentialité';
export const chiGuardaLeCase =
  'Si vous regardez les hébergements et lisez les articles, vous ne nous dites pas qui vous êtes. Si vous proposez un hébergement, vous nous confiez les données qui servent à le publier ; si vous réservez, celles qui servent au séjour ; si vous commentez, un nom et une adresse : voici lesquelles, pourquoi nous les conservons et comment vous les effacez.';
export const versione = 'Version du';
export const diChiSonoLeDecisioni = 'Qui est responsable';
export const ilTitolareDelTrattamento =
  'Le responsable du traitement est l’éditeur du site. Son nom et ses coordonnées figureront ici avant l’ouverture du portail au public.';
export const cheCosaTeniamo = 'Ce que nous conservons';
export const perQuanto = (howLong: string) => `Durée : ${howLong}`;
export const iDatiDelModuloLi =
  'Nous traitons les données du formulaire avec votre consentement et pour faire ce que vous nous demandez, c’est-à-dire examiner et publier votre hébergement. La sécurité et la lutte contre les abus relèvent de l’intérêt légitime du gestionnaire du site. Si l’hébergement a des réservations, le supprimer le fait disparaître du site, et les données des réservations sont conservées pendant la durée exigée par la loi. Les copies de sauvegarde, si le gestionnaire du site en fait, sont effacées plus tard.';
export const chiAltroLiVede = 'Qui d’autre les voit';
export const quelloCheEPubblicato =
  'Ce qui est publié, tout le monde le voit. Le reste n’est vu que par les personnes qui examinent les demandes. Nous ne vendons ni ne transmettons de données à personne. Seuls nous aident, pour notre compte, l’hébergeur du serveur et le service qui achemine les e-mails. Si vous payez ou recevez des paiements, Stripe reçoit les données nécessaires et en répond en tant que responsable du traitement.';
export const leDescrizioniLeTraduce = (servizio: string) =>
  `Les descriptions déjà publiques sont traduites par ${servizio}, qui ne reçoit rien d’autre.`;
export const caratteriMappeEFotoArrivano =
  'Les polices, les cartes et les photos viennent de ce site, et il n’y a pas de publicité.';
export const seTocchiUnTelefonoWhatsapp =
  'Si vous touchez un numéro de téléphone, WhatsApp ou un lien externe, c’est ensuite la politique de confidentialité de ce service qui s’applique.';
export const leVisiteLeContiamoSolo =
  'Nous ne comptons les visites que si vous acceptez : jusque-là, votre navigateur ne contacte aucun autre service. Ce qui part, et vers qui, est indiqué sur la page';
export const doveCambiIdeaQuandoVuoi = ', où vous changez d’avis quand vous voulez.';
export const cookie = 'Cookies';
export const cheCosaRestaNelTuo = 'Ce qui reste dans votre navigateur';
export const laSceltaTraGiorno =
  'Le choix entre thème de jour et thème du soir, le brouillon du formulaire et les coordonnées avec lesquelles vous réservez tant que l’onglet est ouvert, la page à rouvrir après la connexion et le cookie de session. Rien de tout cela ne sert à vous suivre';
export const elencoIntero = 'La liste complète est sur la page';
export const cheCosaPuoiFare = 'Ce que vous pouvez faire';
export const iTuoiDati = 'Vos données';
export const vaiAllaTuaArea = 'Aller à votre espace';
export const garantePrivacy = 'Autorité italienne de protection des données';
export const qualiDatiTieneOspitaliaQuando = `Quelles données ${brandName} conserve quand vous proposez un hébergement, réservez ou commentez, pourquoi, combien de temps et comment vous les effacez.`;
export const nonCiSonoStatistiche =
  'Il n’y a pas de statistiques de visite, à part le nombre de fois où un article est ouvert.';
export const avvisoCheVediLaPrima =
  ' : le bandeau que vous voyez la première fois ne concerne que le comptage des visites, et refuser est aussi facile qu’accepter.';
export const percioNonCeUnAvviso = ', il n’y a donc pas de bandeau à accepter.';
/** The Italian text is the one that senders agree to: whoever changes it brings the change here. */
export const conservati = [
  {
    what: 'Les données de l’hébergement',
    why: 'Ce que vous écrivez dans le formulaire : nom, description, CIN, adresse, prix, chambres, équipements. Ces données servent à examiner la demande et, si elle est approuvée, à publier l’hébergement. L’adresse du calendrier n’est pas publique. Si vous choisissez la position approximative, seules les personnes qui ont une réservation confirmée reçoivent le numéro de rue et le point sur la carte.',
    howLong:
      'jusqu’à ce que vous supprimiez l’hébergement, même si la demande est refusée. Une demande dont personne ne confirme l’adresse e-mail est effacée après 30 jours. D’un hébergement qui a été publié, nous conservons le CIN, avec une marque qui vous reconnaît si vous le proposez de nouveau : la marque est effacée avec vos données.',
  },
  {
    what: 'Téléphone et e-mail pour les voyageurs',
    why: 'Le téléphone et l’e-mail que vous indiquez dans le formulaire sont publics : les voyageurs vous écrivent et vous appellent directement.',
    howLong: 'jusqu’à ce que vous les modifiiez ou supprimiez l’hébergement.',
  },
  {
    what: 'Qui ouvre la porte',
    why: `Si vous les indiquez, le nom, la photo, les langues et les mots de la personne qui accueille sont publics, avec la date de votre premier hébergement sur ${brandName}. D’après vos réponses aux demandes sur une année, nous indiquons en combien d’heures vous répondez en général.`,
    howLong: 'jusqu’à ce que vous les retiriez ou supprimiez l’hébergement.',
  },
  {
    what: 'Votre adresse e-mail',
    why: 'Dès le premier envoi, elle devient la clé de votre espace : nous vous envoyons la confirmation, la réponse à la demande et les liens de connexion. Pas de publicité.',
    howLong: `tant que vous avez un hébergement sur ${brandName}, ou jusqu’à ce que vous demandiez son effacement.`,
  },
  {
    what: 'Les photos',
    why: 'Nous les réencodons dès qu’elles arrivent : la date, le modèle du téléphone et la position inscrits dans le fichier disparaissent, et nous ne les conservons pas.',
    howLong:
      'tant qu’un hébergement les utilise. Celles qui sont ajoutées et jamais envoyées sont effacées après 24 heures.',
  },
  {
    what: 'Si vous réservez',
    why: 'Nom, e-mail, téléphone, notes, dates et montants. Le propriétaire de l’hébergement voit ces données, pour vous accueillir ; elles nous servent à vous écrire et à vous rembourser. Le numéro de la carte ne passe pas par ici : seul Stripe le voit.',
    howLong:
      'celles d’un paiement jamais terminé sont effacées après 30 jours ; celles d’une réservation sont conservées pendant la durée exigée par la loi pour les paiements.',
  },
  {
    what: 'Si vous commentez un article',
    why: `Nom, e-mail et texte. Le nom et le texte sont publics si l’équipe d’${brandName} approuve le commentaire ; l’e-mail n’est jamais public et sert à reconnaître la personne qui écrit.`,
    howLong: `jusqu’à ce que vous ou l’équipe d’${brandName} les effaciez, ou tant que l’article existe ; 90 jours pour ceux qui sont refusés.`,
  },
  {
    what: 'Si vous demandez la newsletter',
    why: 'Votre adresse, quand vous l’avez demandée et quand vous l’avez confirmée : nous ne vous écrivons qu’après votre confirmation. Chaque envoi contient le lien de désinscription, et un clic suffit.',
    howLong: 'jusqu’à votre désinscription ; sans confirmation, 7 jours.',
  },
  {
    what: 'Les lectures des articles',
    why: 'Nous comptons combien de fois par jour un article est ouvert. C’est un simple nombre : pas de cookies, pas d’adresses, rien qui dise qui vous êtes.',
    howLong: 'tant que l’article existe.',
  },
  {
    what: 'Si vous recevez des paiements',
    why: 'L’identifiant de votre compte chez Stripe et le fait qu’il soit actif ou non. La pièce d’identité, le numéro fiscal italien (codice fiscale) et l’IBAN, vous les donnez à Stripe, pas à nous.',
    howLong: `tant que vous avez un hébergement sur ${brandName} ; puis pendant la durée exigée par la loi pour les paiements.`,
  },
  {
    what: 'Les e-mails envoyés à l’adresse secrète de votre calendrier (la « sonnette »)',
    why: 'Votre hébergement a une adresse secrète, la « sonnette » : si vous lui transférez la confirmation d’une plateforme, nous lisons tout de suite les calendriers. Nous regardons seulement à quelle adresse elle est arrivée : du texte, de l’objet et de l’expéditeur, nous ne conservons rien.',
    howLong: 'le moment du dernier e-mail, jusqu’à ce que vous changiez l’adresse.',
  },
  {
    what: 'Le consentement',
    why: 'La version de ce texte et le moment où vous cochez la case, pour pouvoir en apporter la preuve.',
    howLong: 'avec les données de l’hébergement.',
  },
  {
    what: 'La session',
    why: 'Quand vous vous connectez à votre espace, le navigateur reçoit un cookie technique, nécessaire pour vous reconnaître. Nous n’en conservons qu’une empreinte, qui ne suffit pas pour se connecter.',
    howLong: 'jusqu’à votre déconnexion ; dans tous les cas, pas plus de 14 jours sans visite et de 60 en tout.',
  },
  {
    what: 'Les messages que nous vous envoyons',
    why: 'Ils restent en file d’attente le temps d’être envoyés. Pour ceux qui contiennent un lien, nous comptons pendant un jour combien nous en envoyons à une même adresse, pour ne pas encombrer la boîte de réception.',
    howLong: 'une heure après l’envoi, trois jours au maximum s’ils ne partent pas.',
  },
  {
    what: 'Le lien vers vos données',
    why: 'Si vous demandez à voir, télécharger ou effacer vos données, nous vous envoyons un lien : nous en conservons une empreinte et l’adresse à laquelle il a été envoyé.',
    howLong: 'une heure ; puis il est effacé au premier nettoyage.',
  },
  {
    what: 'Les adresses réseau',
    why: 'Nous comptons les requêtes pour arrêter les abus, dans la mémoire du serveur et jamais sur disque. Les journaux du serveur notent les pannes, pas les visites.',
    howLong: 'un jour au maximum.',
  },
];
/** Law names the rights; the area is where most of them are one click away. */
export const diritti = [
  'y accéder : avec votre adresse e-mail, depuis la page « Vos données »',
  'les corriger : dans votre espace avec « Modifica » (Modifier), ou en écrivant au responsable du traitement',
  'les récupérer : depuis la même page ou depuis votre espace, en téléchargeant vos données',
  'les effacer : depuis la même page ou, depuis votre espace, en supprimant votre compte ; seules restent les réservations payées',
  'retirer votre consentement, vous opposer au traitement ou en demander la limitation : en écrivant au responsable du traitement',
  'introduire une réclamation auprès du Garante per la protezione dei dati personali, l’autorité italienne de protection des données',
];

true satisfies IsTranslation<typeof import('./privacy-messages.it.ts'), typeof import('./privacy-messages.fr.ts')>;
