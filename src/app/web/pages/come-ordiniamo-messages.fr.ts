import type { IsTranslation } from '../../../kernel/translation.ts';

export const giorno = 'Jour';
export const conto = 'Calcul';
export const resto = 'Reste de la division par 3';
export const fila = 'La liste du jour';
export const comeOrdiniamoLeCase = 'Comment nous classons les hébergements';
export const ogniGiornoAMezzanotte =
  'À minuit, c’est un autre hébergement qui prend la tête. La règle est la même pour tous, et personne ne peut acheter cette place.';
export const ordineDiOggi = 'Le classement du jour';
export const stannoInCerchio = 'Les hébergements forment un cercle, l’un après l’autre.';
export const filtriEDate =
  'Ce sont ceux qui répondent à votre recherche : les filtres et les dates changent les hébergements du cercle, pas la règle.';
export const cominciaDaUnAltra = 'Chaque nuit à minuit, la liste commence par un autre hébergement.';
export const dopoLUltima =
  'De là, on suit le cercle, et après le dernier vient le premier. Le tour avance : chacun passe en tête.';
export const nessunoCompra = 'Personne ne peut acheter une place.';
export const tuttiVedonoLaStessa = 'Le même jour, avec la même recherche, tout le monde voit la même liste.';
export const oggi = 'Aujourd’hui';
export const domani = 'Demain';
export const dopodomani = 'Après-demain';
export const caseInCerchio = (homes: number, days: readonly { text: string; first: number }[]) =>
  `${homes} hébergements en cercle : la liste commence ${days.map(({ text, first }) => `${text.toLowerCase()} par l’hébergement ${first}`).join(', ')}.`;
export const aperteOggi = '« À découvrir aujourd’hui »';
export const soloConUnaFoto =
  'Sur la page d’accueil, sous les articles du blog et là où une page ou un hébergement n’existe plus, nous ne vous proposons que des hébergements avec au moins une photo : les premiers de la liste d’aujourd’hui. Là non plus, personne ne paie, et demain ce sera au tour d’autres. Au bas de la page d’un hébergement figurent les quatre plus proches, sans exception : ceux qui n’ont pas encore de photo viennent en dernier.';
export const ilContoPerChi = 'Le calcul, pour qui veut le refaire';
export const ilPuntoLoPuoRitrovare =
  'Dans le cercle, les hébergements se suivent selon leur numéro : vous le lisez dans l’adresse de la page de chacun. Celui par lequel on commence, à minuit, heure de Rome, tout le monde peut le retrouver avec du papier et un crayon :';
export const siContanoIGiorni =
  'on compte les jours depuis le 1er janvier 1970 : au 22 novembre 2026, cela fait 20 779 jours ;';
export const siPrendeIlPasso =
  'on calcule le décalage : le plus petit nombre entier, à partir de 0,618 fois le nombre des hébergements, qui n’a avec ce nombre aucun diviseur commun à part 1 (pour 3 hébergements c’est 2, pour 10 c’est 7) ;';
export const siMoltiplicanoIGiorni =
  'on multiplie les jours par le décalage et on divise par le nombre des hébergements ;';
export const ilRestoDiceQuanteCase = 'le reste dit combien d’hébergements du cercle sauter avant le premier.';
export const conTreCaseVaCosi = 'Avec trois hébergements, cela donne :';
export const inUnNumeroDiGiorni =
  'En autant de jours qu’il y a d’hébergements, s’ils restent les mêmes, chacun a été premier une fois. Et en un an, aucun n’est premier plus d’une fois de plus qu’un autre.';
export const quandoLeCaseSonoPiu = 'Quand il y a plus de 1 000 hébergements';
export const perNonFartiAspettare =
  'Pour ne pas vous faire attendre, nous ne les comptons pas un à un ; quand vous cherchez des mots, c’est déjà le cas au-delà de 500. Le numéro du jour est multiplié par 618 033 et on garde les six derniers chiffres : ils disent, en millionièmes, à quel point de la suite des numéros de tous les hébergements commence la liste. Ici, l’égalité n’est pas parfaite : un hébergement qui vient après une longue suite de numéros sans autre hébergement est premier un peu plus souvent.';
export const gliOrdiniCheScegliTu = 'Les tris que vous choisissez';
export const puoiOrdinarePerPrezzo =
  'Vous pouvez trier par prix, par nombre de couchages ou par date d’ajout. À égalité, c’est le numéro de l’hébergement qui compte. Ce sont vos choix : sans eux, c’est le classement du jour qui vaut.';
export const cheCosaNonConta = 'Ce qui ne compte pas';
export const nonContanoPagamentiCommissioniNumero =
  'Rien de tout cela ne compte : ni les paiements, ni les commissions, ni le nombre de photos, ni les clics, ni le badge « Sicura », ni votre profil. Si minuit passe pendant que vous parcourez la liste, vous continuez avec celle de la veille : vous ne manquez aucun hébergement.';
export const scegliUnaRegioneEGuarda = 'Choisissez une région et regardez la liste d’aujourd’hui';
export const ordineDelGiornoOgniMezzanotte =
  'Le classement du jour : à minuit, c’est un autre hébergement qui prend la tête. Le même pour tous, il ne s’achète pas.';
export const casaDelPozzo = 'Casa del Pozzo';
export const laLoggia = 'La Loggia';
export const podereLeQuerce = 'Podere Le Querce';
export const esempioConTreCase = 'Exemple avec trois hébergements';

true satisfies IsTranslation<
  typeof import('./come-ordiniamo-messages.it.ts'),
  typeof import('./come-ordiniamo-messages.fr.ts')
>;
