import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';

export const illustrazione = 'Illustration';
export const chiSiamo = 'Qui nous sommes';
export const mettiInPausa = 'Mettre en pause';
export const riprendi = 'Reprendre';
export const fotoPrecedente = 'Photo précédente';
export const scegliLaFoto = 'Choisir la photo';
export const vaiAllaFoto = (position: number) => `Aller à la photo ${position}`;
export const fotoSuccessiva = 'Photo suivante';
export const uniscitiANoi = 'Rejoignez-nous';
export const crediamoOspitalitaVeraQuella =
  'Nous croyons à la vraie hospitalité : celle de qui vous attend sur le pas de la porte, vous dit où acheter le pain et vous laisse son numéro, au cas où.';
export const leCaseDiOspitaliaSono =
  'Les maisons d’Ospitalia sont tenues par des personnes, pas par des portails ni par des algorithmes. Personne ne paie pour être plus haut dans une liste.';
export const ogniStrutturaMostraIlSuo =
  'Chaque hébergement affiche son CIN, ses prix et les coordonnées de celui ou celle qui le tient, et n’est mis en ligne qu’une fois approuvé par une personne.';
export const ilTestoScorreSiFerma = 'Le texte défile : il s’arrête avec la souris ou le focus';
export const leCaseItaliaAperte = 'L’Italie, chez ceux qui l’habitent.';
export const ospitaliaMetteInContattoChi =
  'Ospitalia met en contact ceux qui voyagent et ceux qui ouvrent leur porte : maisons de vacances, chambres d’hôtes, chambres à louer et séjours à la ferme, proposés par des personnes, pas par des portails ni par des algorithmes.';
export const cinInOgniAnnuncio = 'Le CIN dans chaque annonce';
export const badgeSicura = 'Badge « Sicura »';
export const parliConChiOspita = 'Vous parlez à qui vous accueille';
export const cePostoAnche = 'Il y a aussi de la place pour votre fenêtre.';
export const caseVacanzaBBAffittacamere =
  'Maison de vacances, chambre d’hôtes, chambres à louer, agritourisme : si c’est vous qui ouvrez la porte, vous êtes au bon endroit.';
export const inserisciLaTuaStruttura = 'Inscrivez votre hébergement';
export const inserimentoEGratuito = 'L’inscription est gratuite';
export const iContattiRestanoTuoi = 'Vos contacts restent les vôtres : les voyageurs vous écrivent directement';
export const ordineDelleCaseGiraOgni =
  'L’ordre des maisons tourne chaque jour, le même pour tous : personne ne peut l’acheter';
export const benvenuto = 'Bienvenue.';
export const laPortaSiApre = 'La porte s’ouvre en trois pas.';
export const nienteAnnunciSponsorizzatiENiente =
  'Pas d’annonces sponsorisées et pas de palmarès : vous choisissez un lieu, vous regardez les maisons qui s’y trouvent vraiment et vous écrivez à qui vous accueillera.';
export const seiUnProprietarioInserisci = 'Vous êtes propriétaire ? Inscrivez votre hébergement';
export const scegliLaRegione = 'Choisissez la région';
export const ventiRegioniDallaValleAosta =
  'Vingt régions, de la Vallée d’Aoste à la Sardaigne : partez d’une carte postale ou de la carte.';
export const esploraLeProvince = 'Explorez les provinces';
export const perOgniProvinciaVedi =
  'Pour chaque province, vous voyez les villes et le nombre de maisons qui vous attendent, sans surprise.';
export const trovaAppartamento = 'Trouvez votre logement';
export const controllaLeDateLibere =
  'Regardez les dates libres et le prix total, puis écrivez à qui vous accueillera, ou appelez.';
export const illustrazioneDi = (regione: string) => `Illustration : ${regione}`;
export const carosello = 'carrousel';
export const parole = {
  trulli: 'trulli',
  mare: 'maisons à la mer',
  lago: 'maisons au bord d’un lac',
  montagna: 'maisons à la montagne',
  cane: 'avec chien',
};
export const aperteOggi = 'Ouvertes aujourd’hui';
export const ogniGiornoAltre =
  'Les maisons tournent : personne ne paie pour être ici, demain ce sera le tour d’autres.';
export const comeOrdiniamo = 'L’ordre des maisons';
export const tutteLeCase = 'Toutes les maisons d’Italie';
export const cheVacanzaCerchi = 'Quelles vacances cherchez-vous ?';
export const trulli = 'Dans un trullo';
export const alMare = 'À la mer';
export const alLago = 'Au bord d’un lac';
export const inMontagna = 'À la montagne';
export const conIlCane = 'Avec son chien';
export const piuDi = (count: number) => `plus de ${formatCount(count)} maisons`;
export const dalBlog = 'Sur le blog';
export const tuttiGliArticoli = 'Tous les articles';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
