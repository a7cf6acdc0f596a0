import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralFr } from '../../kernel/text/plural.ts';
import { formatPrice, toCents } from '../../kernel/money/cents.ts';
import type { Ambiente, Gradini, Ordine } from '../rules/search-criteria.ts';
import type { Theme } from '../rules/suggest-themes.ts';
import type { PointKind } from '../rules/read-points.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../../strutture/rules/tipi.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const destinationLabel = 'Où voulez-vous aller ?';
export const destinationPlaceholder = 'Sienne, Pouilles, trullo…';
export const whenAndHowManyLabel = 'Quand, et combien de voyageurs ?';
export const suggestionsLabel = 'Suggestions';
export const suggestionCount = (count: number) => {
  if (count === 0) return 'Aucune suggestion';
  return pluralFr(count, { one: '1 suggestion', other: `${formatCount(count)} suggestions` });
};

export const searchFaults = {
  ambienteNonValido: 'Le cadre peut être la mer (mare), la montagne (montagna) ou un lac (lago).',
  tipoNonValido: 'Ce type d’hébergement n’existe pas.',
  servizioNonValido: 'L’équipement demandé n’existe pas.',
  prezzoNonValido: 'Le prix doit être un nombre entier d’euros, de 1 à 100 000.',
  prezziInvertiti: 'Le prix minimum ne peut pas dépasser le maximum.',
  ospitiNonValidi: 'Le nombre de voyageurs doit être compris entre 1 et 30.',
  dateIncomplete: 'Indiquez la date d’arrivée et celle de départ.',
  dateNonValide:
    'Les dates ne sont pas valides : le départ doit venir après l’arrivée, et l’arrivée ne peut pas être passée.',
  periodoNonValido:
    'La période n’est pas valide : indiquez `periodo_dal` et `periodo_al`, 62 jours au plus à partir d’aujourd’hui, et les nuits, qui doivent y tenir.',
  ordineNonValido: 'L’ordre demandé n’existe pas.',
  segnoNonValido: 'La page demandée n’existe pas.',
  testoTroppoLungo: 'La recherche est trop longue : quelques mots suffisent.',
  sicuraNonValida: 'Le filtre « Sicura » vaut 1, ou il n’y est pas.',
  gradiniNonValidi:
    'Le filtre sur les marches vaut `nessuno` (aucune) ou `non-detti` (non indiquées), ou il n’y est pas.',
  zonaSconosciuta: 'La zone demandée n’existe pas.',
};

const homeCount = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} hébergement`, other: `${formatCount(count)} hébergements` });
export const filtersTitle = 'Filtres';
export const propertyTypeLabel = 'Type d’hébergement';
export const partySizeLabel = 'Combien êtes-vous ?';
export const partySizeOption = (guests: number) => `Pour ${formatCount(guests)}`;
export const pricePerNightLabel = 'Prix par nuit';
export const maximumPriceOption = (euros: number) => `Jusqu’à ${formatPrice(toCents(euros))}`;
export const minimumPriceLabel = 'De';
export const maximumPriceLabel = 'À';
export const inEurosSuffix = ', en euros';
export const minimumPricePlaceholder = 'min';
export const maximumPricePlaceholder = 'max';
export const priceInvalid = 'Indiquez un prix en euros, comme 80 ou 1 200.';
export const priceRangeInverted = 'Le maximum est plus bas que le minimum : échangez-les ou effacez-en un.';
export const guaranteeLabel = 'Garantie';
export const secureOnlyOption = 'Seulement les hébergements avec le badge « Sicura »';
export const secureOnlyHint =
  'Le propriétaire a terminé la vérification des paiements : vous payez par carte, le portail garantit votre réservation.';
export const accessibilityLabel = 'Accessibilité';
export const stepFilterOptions = { nessuno: 'Sans marches', 'non-detti': 'Marches non indiquées' } satisfies Record<
  Gradini,
  string
>;
export const stepFilterHint =
  'Aucune marche jusqu’à la porte, selon le propriétaire. L’ascenseur se trouve parmi les équipements.';
export const clearAllButton = 'Tout effacer';
export const showHomesButton = 'Voir les hébergements';
export const showHomeCountButton = (count: number) => `Voir ${homeCount(count)}`;
export const showManyHomesButton = (count: number) => `Voir plus de ${formatCount(count)} hébergements`;
export const noMatchingHomesButton = 'Aucun hébergement ne correspond';
export const facetCount = (count: number, isAtLeast: boolean) => `${formatCount(count)}${isAtLeast ? '+' : ''}`;
export const optionWithCount = (option: string, count: number, isAtLeast: boolean) =>
  `${option}, ${isAtLeast ? `plus de ${formatCount(count)} hébergements` : homeCount(count)}`;

export function mapPrice(euros: number | null): string {
  return euros === null || euros <= 0 ? 'sur demande' : formatPrice(toCents(euros));
}
export const homesAtPoint = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} hébergement`, other: `${formatCount(count)} hébergements` });
export const homesMapTitle = 'Carte des hébergements';
export const circleMeansNearby = 'Un cercle indique que l’hébergement se trouve dans les environs.';
export const circleMeansApproximate =
  'Un cercle indique que l’hébergement se trouve dans les environs : l’adresse exacte arrive avec la réservation.';
export const tooManyHomesToSearch =
  'Il y a trop d’hébergements ici pour tous les parcourir d’un coup. Choisissez une zone plus petite pour voir tous les résultats.';
export const onlyFirstHomesOnMap = (shown: number) =>
  `Sur la carte, seulement les ${formatCount(shown)} premiers hébergements.`;
export const homesFoundOnMap = (total: number, isAtLeast: boolean) =>
  isAtLeast ? `Plus de ${formatCount(total)} hébergements` : homesAtPoint(total);
export const searchingHomesOnMap = 'Recherche des hébergements sur la carte…';
export const noHomesOnMap = 'Aucun hébergement à montrer sur la carte.';
export const mapHomesNotLoaded = 'Les hébergements de la carte n’ont pas pu se charger.';
export const mapNotLoaded = 'La carte n’a pas pu se charger.';
export const mapNotSupported =
  'Ce navigateur n’arrive pas à afficher la carte : il faut WebGL 2, qui est peut-être désactivé. La liste des hébergements, elle, est complète.';
export const showAllHomesButton = 'Voir tous les hébergements';
export const searchHereButton = 'Chercher ici';
export const mapArrowKeysHint = 'Les flèches mènent à l’hébergement suivant ou précédent de la liste';
export const showListButton = 'Voir la liste';
export const backToMapButton = 'Retour à la carte';
export const mapPriceFrom = (euros: number | null) => (euros === null ? mapPrice(null) : `dès ${mapPrice(euros)}`);
export const perNightSuffix = 'par nuit';
export const homeLabel = 'Hébergement';
export const previousHomeAtPointButton = 'Hébergement précédent à cet endroit';
export const nextHomeAtPointButton = 'Hébergement suivant à cet endroit';
export const homePositionAtPoint = (position: number, count: number) =>
  `${formatCount(position)} sur ${formatCount(count)} à cet endroit`;
export const closeButton = 'Fermer';
export const viewHomeLink = 'Voir l’hébergement';
export const homeLoading = 'Chargement de l’hébergement…';
export const homeNoLongerExists = 'Cet hébergement n’existe plus.';

export const mapTab = 'Carte';
export const listTab = 'Liste';
export const skipMapLink = 'Passer la carte';
export const mapLoading = 'Chargement de la carte…';
export const mapNotLoadedListAvailable =
  'La carte n’a pas pu se charger. La liste des hébergements, elle, est complète.';
export const mapNeedsScript = 'La carte nécessite JavaScript. La liste des hébergements, elle, est complète.';

export const homesFoundAtLeast = (count: number, where = 'dans la zone') =>
  `Plus de ${formatCount(count)} hébergements trouvés ${where}`;
export const searchTextSuggestion = (typed: string) => `Chercher « ${typed} » parmi les hébergements`;
export const themeNames = {
  mare: 'Hébergements en bord de mer',
  montagna: 'Hébergements à la montagne',
  lago: 'Hébergements au bord d’un lac',
  trulli: 'Trulli',
  cane: 'Avec votre chien',
} satisfies Record<Theme, string>;
export const sortOrderNames = {
  giorno: 'Classement du jour',
  prezzo: 'Les moins chers',
  posti: 'Les plus grands',
  recenti: 'Les derniers ajoutés',
} satisfies Record<Ordine, string>;

function priceText(euros: number): string {
  return formatPrice(toCents(euros));
}
function of(nome: string): string {
  return /^[aeiouyàâéèêîôh]/i.test(nome) ? `d’${nome}` : `de ${nome}`;
}
function lowerFirst(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
export function propertyTypeInSentence(words: string): string {
  return /^(?:Wi-?Fi|Smart TV|Netflix|B&B)$/i.test(words) ? words : lowerFirst(words);
}
const each = (words: readonly string[]) => words.map((word) => `« ${word} »`).join(' et ');
/** Names of services for use after « sans ». Labels that cannot follow it are in quotes. */
const without = {
  'Prima Colazione Inclusa': 'petit-déjeuner',
  WiFi: 'Wi-Fi',
  'Aria Condizionata': 'climatisation',
  Riscaldamento: 'chauffage',
  Cucina: 'cuisine',
  Balcone: 'balcon',
  Terrazza: 'terrasse',
  Giardino: 'jardin',
  Parcheggio: 'parking',
  Garage: 'garage',
  Ascensore: 'ascenseur',
  'Smart TV': 'Smart TV',
  Netflix: 'Netflix',
  Lavatrice: 'lave-linge',
  Lavastoviglie: 'lave-vaisselle',
  Barbecue: 'barbecue',
  Piscina: 'piscine',
  Spa: 'spa',
  Palestra: 'salle de sport',
  'Accesso Mare': 'accès à la mer',
  'Vista Mare': 'vue mer',
  'Vista Montagna': 'vue montagne',
  'Centro Storico': '« centre historique »',
  'Vicino Stazione': '« près de la gare »',
  'Vicino Aeroporto': '« près de l’aéroport »',
  'Pet Friendly': '« animaux bienvenus »',
  Camino: 'cheminée',
} satisfies Record<Servizio, string>;
const withoutService = new Map<string, string>(Object.entries(without));
type NoHomesContext = { where: string; hasFilters: boolean };
const fromPointPrefixes = {
  aeroporto: 'de l’aéroport',
  stazione: 'de la gare',
  porto: 'du port',
} satisfies Record<PointKind, string>;
export const sortOrderDisclosures = {
  giorno: 'Classement du jour : le même pour tous, un autre demain, personne ne peut l’acheter.',
  prezzo: 'Les moins chers d’abord : le même ordre pour tous, personne ne peut l’acheter.',
  posti: 'Les plus grands d’abord : le même ordre pour tous, personne ne peut l’acheter.',
  recenti: 'Les derniers ajoutés d’abord : le même ordre pour tous, personne ne peut l’acheter.',
} satisfies Record<Ordine, string>;
export const homesInItalyTitle = 'Hébergements dans toute l’Italie';
export const homesForTextTitle = (testo: string) => `Hébergements pour « ${testo} »`;
export const wordReadAs = (word: string, instead: readonly string[]) =>
  `Nous avons lu ${each(instead)} pour « ${word} ».`;
export const exclusionNotSupported = (words: string) =>
  `La recherche ne peut pas tenir compte de « ${words} » : vérifiez sur la page de chaque hébergement.`;
export const searchInsteadLink = (text: string) => `Rechercher plutôt « ${text} »`;
export const onePeriodAtATime = 'Nous cherchons une période à la fois. Ou bien :';
export const howManyGuestsQuestion = (euros: number) =>
  `${priceText(euros)} par personne et par nuit : combien êtes-vous ?`;
export const guestsAndMaximumPriceOption = (guests: number, euros: number) =>
  `Pour ${formatCount(guests)}, jusqu’à ${priceText(euros)}`;
export const mapAreaTitle = 'Zone de la carte';
export const withinKmTitle = (km: number, nome: string) => `À moins de ${km} km ${of(nome)}`;
export const withinKmOfPointTitle = (km: number, nome: string, kind: PointKind) =>
  `À moins de ${km} km ${fromPointPrefixes[kind]} ${of(nome)}`;
export const withinKmOfPointPhrase = (km: number, nome: string, kind: PointKind) =>
  `à moins de ${km} km ${fromPointPrefixes[kind]} ${of(nome)}`;
export const withinKmPhrase = (km: number, nome: string) => `à moins de ${km} km ${of(nome)}`;
export const inMapAreaPhrase = 'dans la zone de la carte';
export const environmentNames = {
  mare: 'En bord de mer',
  montagna: 'À la montagne',
  lago: 'Au bord d’un lac',
} satisfies Record<Ambiente, string>;
export const noHomesForWords = (words: string, { where, hasFilters }: NoHomesContext) => {
  const there = where === '' ? '' : ` ${where}`;
  const otherCriteria = hasFilters ? ' avec vos autres critères' : '';
  return `Aucun hébergement${there} pour « ${words} »${otherCriteria} : voici les autres.`;
};
export const wordsInAllItaly = (words: string) => `« ${words} » dans toute l’Italie`;
export const freeOnYourDates = (total: number) =>
  total === 1 ? 'Il est disponible à vos dates.' : 'Tous disponibles à vos dates, avec le total du séjour.';
export const breakfastLabel = 'Petit-déjeuner';
export const priceFrom = (euros: number) => `Dès ${priceText(euros)}`;
export const priceUpTo = (euros: number) => `Jusqu’à ${priceText(euros)}`;
export const priceBetween = (least: number, most: number) => `De ${priceText(least)} à ${priceText(most)}`;
export const cheapestFirst = 'Les moins chers d’abord';
export const quotedText = (testo: string) => `« ${testo} »`;
export const resultRange = (from: number, to: number, total: number) =>
  from === to
    ? `Hébergement ${formatCount(from)} sur ${formatCount(total)}`
    : `Hébergements ${formatCount(from)}–${formatCount(to)} sur ${formatCount(total)}`;
export const resultRangeAtLeast = (from: number, to: number, total: number) =>
  `Hébergements ${formatCount(from)}–${formatCount(to)} sur plus de ${formatCount(total)}`;
export const wordCorrected = (word: string, instead: readonly string[]) =>
  `Aucun hébergement pour « ${word} » : voici ceux pour ${each(instead)}.`;
export const wordReplaced = (word: string, instead: readonly string[]) =>
  `Aucun hébergement pour « ${word} » : nous avons cherché ${each(instead)}.`;
export const withoutFilter = (what: string) => `Sans ${what}`;
export const elsewhereWithoutFilter = (where: string, senza: string) => `${where}, ${lowerFirst(senza)}`;
export const serviceInSentence = (servizio: string) => withoutService.get(servizio) ?? servizio;
export const secureBadgePhrase = 'le badge « Sicura »';
export const filterPhrase = (filtro: string) => `le filtre « ${filtro} »`;
export const stepsNotStatedCount = (total: number, isAtLeast: boolean) => {
  if (total === 1 && !isAtLeast) return '1 hébergement n’indique pas ses marches : demandez au propriétaire';
  return `${isAtLeast ? 'Plus de ' : ''}${formatCount(total)} hébergements n’indiquent pas leurs marches : demandez au propriétaire`;
};
export const stepsNotStatedNotice =
  'Ces hébergements n’indiquent pas combien de marches mènent à la porte : demandez-le au propriétaire avant de réserver.';
export const minimumPricePhrase = (euros: number) => `le minimum de ${priceText(euros)}`;
export const maximumPricePhrase = (euros: number) => `le plafond de ${priceText(euros)}`;
export const priceLimitsPhrase = (least: number, most: number) =>
  `les limites de ${priceText(least)} et ${priceText(most)}`;
export const elsewhereTitle = (where: string) => where.charAt(0).toUpperCase() + where.slice(1);
export const whichPlaceNamed = (nome: string) => `Quel ${nome} cherchez-vous ?`;
export const whichPlaceTitle = 'Lequel de ces lieux ?';
export const placeMeantTitle = 'Vous cherchiez plutôt le lieu ?';
export const otherPlaceMeantTitle = 'Vous cherchiez un autre lieu ?';
export const allHomesIn = (where: string) => `Tous les hébergements ${where}`;

export const removeFilterButton = (filter: string) => `Retirer le filtre ${filter}`;
export const sortLabel = 'Trier';
export const resultPagesLabel = 'Pages des résultats';
export const previousPageLink = 'Page précédente';
export const nextPageLink = 'Page suivante';
export const noHomesMatchTitle = 'Aucun hébergement n’a tout ce que vous cherchez';
export const noHomesYetTitle = 'Aucun hébergement, pour l’instant';
export const removeSomethingIntro = 'Essayez de retirer quelque chose :';
export const alsoLookFurtherIntro = 'Ou regardez un peu plus loin :';
export const lookFurtherIntro = 'Regardez un peu plus loin :';
export const tryAnotherSearch = 'Essayez d’autres mots, d’autres dates ou une autre zone.';

export const homesTitle = 'Hébergements';
export const propertyTypeTitles = {
  casa_vacanza: 'Locations de vacances',
  bb: 'Chambres d’hôtes',
  affittacamere: 'Chambres chez l’habitant',
  agriturismo: 'Agritourismes',
} satisfies Record<TipoStruttura, string>;
export const serviceTitles = {
  'Prima Colazione Inclusa': 'Hébergements avec petit-déjeuner',
  WiFi: 'Hébergements avec Wi-Fi',
  'Aria Condizionata': 'Hébergements climatisés',
  Riscaldamento: 'Hébergements avec chauffage',
  Cucina: 'Hébergements avec cuisine',
  Balcone: 'Hébergements avec balcon',
  Terrazza: 'Hébergements avec terrasse',
  Giardino: 'Hébergements avec jardin',
  Parcheggio: 'Hébergements avec parking',
  Garage: 'Hébergements avec garage',
  Ascensore: 'Hébergements avec ascenseur',
  'Smart TV': 'Hébergements avec smart TV',
  Netflix: 'Hébergements avec Netflix',
  Lavatrice: 'Hébergements avec lave-linge',
  Lavastoviglie: 'Hébergements avec lave-vaisselle',
  Barbecue: 'Hébergements avec barbecue',
  Piscina: 'Hébergements avec piscine',
  Spa: 'Hébergements avec spa',
  Palestra: 'Hébergements avec salle de sport',
  'Accesso Mare': 'Hébergements avec accès à la mer',
  'Vista Mare': 'Hébergements avec vue sur la mer',
  'Vista Montagna': 'Hébergements avec vue sur les montagnes',
  'Centro Storico': 'Hébergements dans le centre historique',
  'Vicino Stazione': 'Hébergements près de la gare',
  'Vicino Aeroporto': 'Hébergements près de l’aéroport',
  'Pet Friendly': 'Hébergements acceptant les animaux',
  Camino: 'Hébergements avec cheminée',
} satisfies Record<Servizio, string>;
export const secureHomesTitle = 'Hébergements avec le badge « Sicura »';
export const stepFilterTitles = {
  nessuno: 'Hébergements sans marches',
  'non-detti': 'Hébergements qui n’indiquent pas les marches',
} satisfies Record<Gradini, string>;

export const withDatesPriceAndServices = (dove: string) => `${dove}, avec dates, prix et équipements`;
export const alsoOnMapLink = 'Voir aussi sur la carte';
export const activeFiltersLabel = 'Filtres actifs';
export const checkInLabel = 'Arrivée';
export const checkOutLabel = 'Départ';
export const guestsLabel = 'Voyageurs';
export const findHomeTitle = 'Trouver un hébergement';
export const removeDatesAndGuestsButton = 'Retirer les dates et les voyageurs';
export const italyLabel = 'Italie';
export const searchButton = 'Chercher';
export const breadcrumbLabel = 'Fil d’Ariane';
export const goButton = 'Y aller';

export const diningServicesTitle = 'Repas et convivialité';
export const indoorServicesTitle = 'À l’intérieur';
export const outdoorServicesTitle = 'Extérieur et bien-être';
export const locationServicesTitle = 'Emplacement';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
