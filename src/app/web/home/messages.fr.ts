import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';

export const illustrazione = 'Illustration';
export const chiSiamo = 'Qui sommes-nous ?';
export const mettiInPausa = 'Mettre en pause';
export const riprendi = 'Reprendre';
export const fotoPrecedente = 'Photo précédente';
export const scegliLaFoto = 'Choisir la photo';
export const vaiAllaFoto = (position: number) => `Aller à la photo ${position}`;
export const fotoSuccessiva = 'Photo suivante';
export const uniscitiANoi = 'Rejoignez-nous';
export const crediamoOspitalitaVeraQuella =
  'Nous croyons à la vraie hospitalité : celle de quelqu’un qui vous attend sur le pas de la porte, vous dit où acheter le pain et vous laisse son numéro, au cas où.';
export const leCaseDiOspitaliaSono =
  'Les hébergements d’Ospitalia sont tenus par de vraies personnes, et non par des portails et des algorithmes. Personne ne paie pour figurer plus haut dans une liste.';
export const ogniStrutturaMostraIlSuo =
  'Chaque hébergement affiche son CIN, ses prix et les coordonnées de son propriétaire, et n’est mis en ligne qu’une fois approuvé par une personne.';
export const ilTestoScorreSiFerma = 'Le texte défile : il s’arrête au survol de la souris ou au focus';
export const leCaseItaliaAperte = 'L’Italie chez l’habitant.';
export const ospitaliaMetteInContattoChi =
  'Ospitalia met en relation ceux qui voyagent et ceux qui ouvrent leur porte : locations de vacances, chambres d’hôtes, chambres chez l’habitant et agritourismes, proposés par de vraies personnes, et non par des portails et des algorithmes.';
export const cinInOgniAnnuncio = 'Le CIN dans chaque annonce';
export const badgeSicura = 'Badge « Sicura »';
export const parliConChiOspita = 'Vous parlez au propriétaire';
export const cePostoAnche = 'Il y a aussi une place pour votre fenêtre.';
export const caseVacanzaBBAffittacamere =
  'Location de vacances, chambre d’hôtes, chambres chez l’habitant, agritourisme : si c’est vous qui ouvrez la porte, vous êtes au bon endroit.';
export const inserisciLaTuaStruttura = 'Inscrivez votre hébergement';
export const inserimentoEGratuito = 'L’inscription est gratuite';
export const iContattiRestanoTuoi = 'Vos coordonnées restent les vôtres : les voyageurs vous écrivent directement';
export const ordineDelleCaseGiraOgni =
  'L’ordre des hébergements change chaque jour, le même pour tous : personne ne peut l’acheter';
export const benvenuto = 'Bienvenue.';
export const laPortaSiApre = 'La porte s’ouvre en trois étapes.';
export const nienteAnnunciSponsorizzatiENiente =
  'Ni annonces sponsorisées ni palmarès : vous choisissez un lieu, vous regardez les hébergements qui s’y trouvent vraiment et vous écrivez à la personne qui vous accueillera.';
export const seiUnProprietarioInserisci = 'Vous êtes propriétaire ? Inscrivez votre hébergement';
export const scegliLaRegione = 'Choisissez la région';
export const ventiRegioniDallaValleAosta =
  'Vingt régions, de la Vallée d’Aoste à la Sardaigne : commencez par une carte postale ou par la carte.';
export const esploraLeProvince = 'Explorez les provinces';
export const perOgniProvinciaVedi =
  'Pour chaque province, vous voyez les villes et le nombre d’hébergements qui vous attendent, sans mauvaise surprise.';
export const trovaAppartamento = 'Trouvez votre logement';
export const controllaLeDateLibere =
  'Vérifiez les dates disponibles et le prix total, puis écrivez au propriétaire, ou appelez-le.';
export const illustrazioneDi = (regione: string) => `Illustration : ${regione}`;
export const carosello = 'carrousel';
export const parole = {
  trulli: 'trulli',
  mare: 'hébergements en bord de mer',
  lago: 'hébergements au bord d’un lac',
  montagna: 'hébergements à la montagne',
  cane: 'avec votre chien',
};
export const aperteOggi = 'À découvrir aujourd’hui';
export const ogniGiornoAltre =
  'Les hébergements changent chaque jour : personne ne paie pour être ici, demain ce sera au tour d’autres.';
export const comeOrdiniamo = 'Comment nous les classons';
export const tutteLeCase = 'Tous les hébergements d’Italie';
export const cheVacanzaCerchi = 'Quelles vacances cherchez-vous ?';
export const trulli = 'Dans un trullo';
export const alMare = 'En bord de mer';
export const alLago = 'Au bord d’un lac';
export const inMontagna = 'À la montagne';
export const conIlCane = 'Avec votre chien';
export const piuDi = (count: number) => `plus de ${formatCount(count)} hébergements`;
export const dalBlog = 'Sur le blog';
export const tuttiGliArticoli = 'Tous les articles';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
