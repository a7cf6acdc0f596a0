import type { IsTranslation } from '../../../kernel/translation.ts';

export const giorno = 'Jour';
export const conto = 'Calcul';
export const resto = 'Reste, divisé par 3';
export const fila = 'La file du jour';
export const comeOrdiniamoLeCase = 'L’ordre des maisons';
export const ogniGiornoAMezzanotte =
  'Chaque jour à minuit, la première place passe à une autre maison. La règle est la même pour tous, et personne ne peut acheter cette place.';
export const ordineDiOggi = 'L’ordre d’aujourd’hui';
export const stannoInCerchio = 'Les maisons forment un cercle, l’une après l’autre.';
export const filtriEDate =
  'Ce sont celles qui répondent à votre recherche : les filtres et les dates changent les maisons du cercle, pas la règle.';
export const cominciaDaUnAltra = 'Chaque nuit à minuit, la file commence par une autre maison.';
export const dopoLUltima =
  'De là, on suit le cercle, et après la dernière vient la première. Le tour avance : chacune passe en tête.';
export const nessunoCompra = 'Personne ne peut acheter une place.';
export const tuttiVedonoLaStessa = 'Le même jour, avec la même recherche, tout le monde voit la même file.';
export const oggi = 'Aujourd’hui';
export const domani = 'Demain';
export const dopodomani = 'Après-demain';
export const caseInCerchio = (homes: number, days: readonly { text: string; first: number }[]) =>
  `${homes} maisons en cercle : la file commence ${days.map(({ text, first }) => `${text.toLowerCase()} par la maison ${first}`).join(', ')}.`;
export const aperteOggi = '« Ouvertes aujourd’hui »';
export const soloConUnaFoto =
  'Sur la page d’accueil, sous les articles du blog et là où une page ou une maison n’existe plus, nous ne vous proposons que des maisons avec au moins une photo : les premières de la file d’aujourd’hui. Là non plus, personne ne paie, et demain ce sera le tour d’autres. Au bas de la page d’une maison, figurent les quatre plus proches, sans exception : celles qui n’ont pas encore de photo viennent en dernier.';
export const ilContoPerChi = 'Le calcul, pour qui veut le refaire';
export const ilPuntoLoPuoRitrovare =
  'Dans le cercle, les maisons se suivent selon leur numéro : vous le lisez dans l’adresse de la page de chacune. Celle par laquelle on commence, à minuit à Rome, chacun peut la retrouver avec du papier et un crayon :';
export const siContanoIGiorni =
  'on compte les jours depuis le 1er janvier 1970 : le 22 novembre 2026, ils sont 20 779 ;';
export const siPrendeIlPasso =
  'on prend le pas : le plus petit nombre entier, à partir de 0,618 fois le nombre des maisons, qui n’a avec ce nombre aucun diviseur commun à part 1 (pour 3 maisons c’est 2, pour 10 c’est 7) ;';
export const siMoltiplicanoIGiorni = 'on multiplie les jours par le pas et on divise par le nombre des maisons ;';
export const ilRestoDiceQuanteCase = 'le reste dit combien de maisons du cercle sauter avant la première.';
export const conTreCaseVaCosi = 'Avec trois maisons, cela donne :';
export const inUnNumeroDiGiorni =
  'En autant de jours qu’il y a de maisons, si elles restent les mêmes, chacune a été première une fois. Et en un an, aucune n’est première plus d’une fois de plus qu’une autre.';
export const quandoLeCaseSonoPiu = 'Quand il y a plus de 1 000 maisons';
export const perNonFartiAspettare =
  'Pour ne pas vous faire attendre, nous ne les comptons pas une à une ; quand vous cherchez des mots, c’est déjà le cas au-delà de 500. Le numéro du jour est multiplié par 618 033 et on garde les six derniers chiffres : ce sont les millionièmes du chemin le long des numéros de toutes les maisons d’où part la file. Ici, l’égalité n’est pas exacte : une maison qui vient après une longue suite de numéros sans autres maisons est première un peu plus souvent.';
export const gliOrdiniCheScegliTu = 'Les ordres que vous choisissez';
export const puoiOrdinarePerPrezzo =
  'Vous pouvez trier par prix, par nombre de couchages ou par dernières arrivées. À égalité, c’est le numéro de la maison qui compte. Ce sont vos choix : sans eux, c’est l’ordre d’aujourd’hui qui vaut.';
export const cheCosaNonConta = 'Ce qui ne compte pas';
export const nonContanoPagamentiCommissioniNumero =
  'Ne comptent ni les paiements, ni les commissions, ni le nombre de photos, ni les clics, ni le badge « Sicura », ni qui vous êtes. Si minuit passe pendant que vous feuilletez la liste, vous continuez avec la précédente : vous ne manquez aucune maison.';
export const scegliUnaRegioneEGuarda = 'Choisissez une région et regardez la file d’aujourd’hui';
export const ordineDelGiornoOgniMezzanotte =
  'L’ordre d’aujourd’hui : chaque nuit à minuit, la première place passe à une autre maison. Le même pour tous, il ne s’achète pas.';
export const casaDelPozzo = 'Casa del Pozzo';
export const laLoggia = 'La Loggia';
export const podereLeQuerce = 'Podere Le Querce';
export const esempioConTreCase = 'Exemple avec trois maisons';

true satisfies IsTranslation<
  typeof import('./come-ordiniamo-messages.it.ts'),
  typeof import('./come-ordiniamo-messages.fr.ts')
>;
