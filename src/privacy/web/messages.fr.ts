import type { IsTranslation } from '../../kernel/translation.ts';

export const guardaNellaPosta = 'Consultez votre messagerie';
export const ilLinkValeOra =
  'Le lien est valable une heure. S’il n’arrive pas, regardez dans les indésirables ; s’il n’y est pas non plus, nous ne conservons rien avec cette adresse.';
export const ilTuoIndirizzoEMail = 'Votre adresse e-mail';
export const quelloConCuiHaiPrenotato =
  'Celle avec laquelle vous avez réservé, commenté, demandé la newsletter ou inscrit un hébergement.';
export const unMomento = 'Un instant…';
export const mandamiIlLink = 'Recevoir le lien';
export const restaSoloQuello =
  'Seul reste ce que la loi nous oblige à conserver pour les paiements : vous le trouverez dans le fichier.';
export const portaliVia = 'Récupérez-les';
export const unArchivioZipConTutto =
  'Une archive zip avec toutes les données : un texte à lire, et la même chose pour un programme.';
export const cancellali = 'Effacez-les';
export const subitoEPerSempreResta =
  'Tout de suite et pour toujours. Seul reste ce que la loi nous oblige à conserver, et nous vous disons d’abord quoi.';
export const cancellaITuoiDati = 'Effacer vos données';
export const con = 'Pour l’adresse';
export const suOspitaliaNonCePiu = 'il n’y a plus rien sur Ospitalia.';
export const restanoSoloLePrenotazioniPagate =
  'seules restent les réservations payées, pendant la durée exigée par la loi.';
export const tornaAllaHome = 'Retour à l’accueil';
export const iTuoiDati = 'Vos données';
export const eccoCheCosaOspitaliaTiene = 'Voici ce qu’Ospitalia conserve pour l’adresse';
export const qualcosaNonEGiusto =
  'Une erreur ? Une réservation s’annule depuis le lien de son e-mail, un hébergement se modifie depuis';
export const ilPerche = '. Pourquoi nous les conservons, et combien de temps : voyez la page';
export const tuaArea = 'votre espace';
export const privacy = 'Confidentialité';
export const scaricaITuoiDati = 'Télécharger vos données';
export const fattoArchivio = 'C’est fait : l’archive est dans vos téléchargements.';
export const nonTeniamoPiuNiente = 'Nous ne conservons plus rien';
export const iTuoiDatiSonoStati = 'Vos données ont été effacées';
export const vuoiCancellareIDati = 'Voulez-vous effacer les données de';
export const eDefinitivoSeVuoiTenerli = ' ? C’est définitif : si vous voulez les garder, téléchargez-les d’abord.';
export const sparisconoSubito = 'Disparaissent tout de suite :';
export const leTueStruttureConTesti = 'vos hébergements, avec leurs textes, photos et prix :';
export const accessoAreaProprietariInOgni = 'l’accès à l’espace propriétaires, dans tous les navigateurs';
export const iCommentiSulBlogAnche =
  'les commentaires sur le blog, même ceux qui sont publiés, et l’inscription à la newsletter';
export const lePrenotazioniMaiPagate =
  'les réservations jamais payées : une demande ou un paiement en cours est annulé';
export const iLinkCheTiAbbiamo = 'les liens que nous vous avons envoyés';
export const restanoPerIlTempo =
  'Restent, pendant la durée exigée par la loi, les réservations payées avec le nom et les coordonnées. Si vous avez un séjour à venir, il est maintenu.';
export const haiPrenotazioniAperte = 'Il vous reste des réservations en cours';
export const perOraNonSiPuo =
  'Vous ne pouvez pas encore effacer vos données : les réservations de vos hébergements doivent d’abord être closes.';
export const prenotazioniAperte = 'Encore ouvertes :';
export const comeChiuderle =
  'Annulez-les et répondez aux demandes, ou attendez la fin des séjours, puis revenez ici. Un paiement en cours se ferme de lui-même en moins d’une heure.';
export const soggiorniConfermati =
  'Vos séjours à venir restent confirmés, et leur page n’affichera plus votre nom. Si vous ne voulez pas y aller, annulez-les d’abord, par le lien reçu par e-mail :';
export const soggiorniRitirati = 'Sont annulés tout de suite, sans débit :';
export const dalAl = (dal: string, al: string) => `, du ${dal} au ${al}`;
export const richiesta = 'demande sans réponse';
export const pagamentoInCorso = 'paiement en cours';
export const vaiAllaTuaArea = 'Aller à votre espace';
export const eAltre = 'et d’autres';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
