import { brandTexts } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralEn } from '../../kernel/text/plural.ts';
import { formatPrice, toCents } from '../../kernel/money/cents.ts';
import type { Ambiente, Gradini, Ordine } from '../rules/search-criteria.ts';
import type { Theme } from '../rules/suggest-themes.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { PointKind } from '../rules/read-points.ts';
import type { TipoStruttura } from '../../strutture/rules/tipi.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const destinationLabel = 'Where would you like to go?';
export const destinationPlaceholder = brandTexts.searchExamples ?? 'Siena, Puglia, trullo…';
export const whenAndHowManyLabel = 'When, and for how many?';
export const suggestionsLabel = 'Suggestions';
export const suggestionCount = (count: number) => {
  if (count === 0) return 'No suggestions';
  return pluralEn(count, { one: '1 suggestion', other: `${formatCount(count)} suggestions` });
};

export const searchFaults = {
  ambienteNonValido: 'The setting can be mare (sea), montagna (mountains) or lago (lake).',
  tipoNonValido: 'We can’t find that type of place.',
  servizioNonValido: 'We can’t find that amenity.',
  prezzoNonValido: 'The price must be a whole number of euros, from 1 to 100,000.',
  prezziInvertiti: 'The lowest price can’t be higher than the highest.',
  ospitiNonValidi: 'The number of guests must be between 1 and 30.',
  dateIncomplete: 'Give both the date of arrival and the date of departure.',
  dateNonValide: 'These dates aren’t valid: departure must come after arrival, and arrival can’t be in the past.',
  periodoNonValido:
    'The period isn’t valid: give `periodo_dal` and `periodo_al`, at most 62 days from today onwards, and the nights, which must fit in it.',
  ordineNonValido: 'We can’t sort in that order.',
  segnoNonValido: 'We can’t find that page.',
  testoTroppoLungo: 'The search is too long: a few words are enough.',
  sicuraNonValida: 'The “Sicura” filter is 1, or isn’t there at all.',
  zonaSconosciuta: 'We can’t find that area.',
  gradiniNonValidi: 'The filter on steps is `nessuno` (none) or `non-detti` (not stated), or isn’t there at all.',
};

const homeCount = (count: number) => pluralEn(count, { one: '1 place', other: `${formatCount(count)} places` });
export const filtersTitle = 'Filters';
export const propertyTypeLabel = 'Type of place';
export const partySizeLabel = 'How many guests';
export const partySizeOption = (guests: number) =>
  pluralEn(guests, { one: '1 guest', other: `${formatCount(guests)} guests` });
export const pricePerNightLabel = 'Price per night';
export const maximumPriceOption = (euros: number) => `Up to ${formatPrice(toCents(euros))}`;
export const minimumPriceLabel = 'From';
export const maximumPriceLabel = 'Up to';
export const inEurosSuffix = ', in euros';
export const minimumPricePlaceholder = 'min';
export const maximumPricePlaceholder = 'max';
// The example has no thousands separator, because `parseEuro` rejects "1,200".
export const priceInvalid = 'Enter a price in euros, such as 80 or 1200.';
export const priceRangeInverted = 'The maximum is lower than the minimum: swap them or clear one.';
export const guaranteeLabel = 'Guarantee';
export const secureOnlyOption = 'Only places with the “Sicura” badge';
export const secureOnlyHint =
  'The owner has completed payment verification: you pay by card, the portal guarantees your booking.';
export const accessibilityLabel = 'Accessibility';
export const stepFilterOptions = { nessuno: 'Step-free', 'non-detti': 'Steps not stated' } satisfies Record<
  Gradini,
  string
>;
export const stepFilterHint = 'No steps up to the door, as stated by the owner. A lift is listed under amenities.';
export const clearAllButton = 'Clear all';
export const showHomesButton = 'Show places';
export const showHomeCountButton = (count: number) => `Show ${homeCount(count)}`;
export const showManyHomesButton = (count: number) => `Show more than ${formatCount(count)} places`;
export const noMatchingHomesButton = 'No places like this';
export const facetCount = (count: number, isAtLeast: boolean) => `${formatCount(count)}${isAtLeast ? '+' : ''}`;
export const optionWithCount = (option: string, count: number, isAtLeast: boolean) =>
  `${option}, ${isAtLeast ? `more than ${formatCount(count)} places` : homeCount(count)}`;

export function mapPrice(euros: number | null): string {
  return euros === null || euros <= 0 ? 'on request' : formatPrice(toCents(euros));
}
export const homesMapTitle = 'Map of places to stay';
export const circleMeansNearby = 'A circle means that the place is somewhere around there.';
export const circleMeansApproximate =
  'A circle means that the place is somewhere around there: you get the exact address when you book.';
export const tooManyHomesToSearch =
  'There are too many places here to check them all at once. Choose a smaller area to see every match.';
export const onlyFirstHomesOnMap = (shown: number) => `Only the first ${formatCount(shown)} places are on the map.`;
export const homesFoundOnMap = (total: number, isAtLeast: boolean) => {
  if (isAtLeast) return `More than ${formatCount(total)} places`;
  return pluralEn(total, { one: '1 place', other: `${formatCount(total)} places` });
};
export const searchingHomesOnMap = 'Looking for places on the map…';
export const noHomesOnMap = 'No places to show on the map.';
export const mapHomesNotLoaded = 'We couldn’t load the places for the map.';
export const mapNotLoaded = 'The map didn’t load.';
export const mapNotSupported =
  'This browser can’t display the map: it needs WebGL 2, which may be turned off. The list of places to stay is complete.';
export const showAllHomesButton = 'Show all places';
export const searchHereButton = 'Search here';
export const mapArrowKeysHint = 'The arrow keys take you to the next or previous place in the list';
export const showListButton = 'Show the list';
export const backToMapButton = 'Back to the map';
export const mapPriceFrom = (euros: number | null) => (euros === null ? mapPrice(null) : `from ${mapPrice(euros)}`);
export const homesAtPoint = (count: number) =>
  pluralEn(count, { one: '1 place', other: `${formatCount(count)} places` });
export const perNightSuffix = 'a night';
export const homeLabel = 'Place';
export const previousHomeAtPointButton = 'Previous place at this point';
export const nextHomeAtPointButton = 'Next place at this point';
export const homePositionAtPoint = (position: number, count: number) =>
  `${formatCount(position)} of ${formatCount(count)} at this point`;
export const closeButton = 'Close';
export const viewHomeLink = 'See the place';
export const homeLoading = 'Loading the place…';
export const homeNoLongerExists = 'This place is no longer here.';

export const mapTab = 'Map';
export const listTab = 'List';
export const skipMapLink = 'Skip the map';
export const mapLoading = 'Loading the map…';
export const mapNotLoadedListAvailable = 'The map didn’t load. The list of places to stay is complete.';
export const mapNeedsScript = 'The map needs JavaScript. The list of places to stay is complete.';

export const homesFoundAtLeast = (count: number, where = 'in the area') =>
  `More than ${formatCount(count)} places to stay found ${where}`;
export const searchTextSuggestion = (typed: string) => `Search the places for “${typed}”`;
export const themeNames = {
  mare: 'Places to stay by the sea',
  montagna: 'Places to stay in the mountains',
  lago: 'Places to stay by a lake',
  trulli: 'Trulli',
  cane: 'Dog-friendly places',
} satisfies Record<Theme, string>;
export const sortOrderNames = {
  giorno: 'Today’s order',
  prezzo: 'Cheapest first',
  posti: 'Largest first',
  recenti: 'Newest first',
} satisfies Record<Ordine, string>;

function priceText(euros: number): string {
  return formatPrice(toCents(euros));
}
/** The article ("without the pool") shows that a filter is dropped, not that the home must lack the feature. */
const without = {
  'Prima Colazione Inclusa': 'breakfast',
  WiFi: 'the Wi-Fi',
  'Aria Condizionata': 'the air conditioning',
  Riscaldamento: 'the heating',
  Cucina: 'the kitchen',
  Balcone: 'the balcony',
  Terrazza: 'the terrace',
  Giardino: 'the garden',
  Parcheggio: 'the parking',
  Garage: 'the garage',
  Ascensore: 'the lift',
  'Smart TV': 'the smart TV',
  Netflix: 'Netflix',
  Lavatrice: 'the washing machine',
  Lavastoviglie: 'the dishwasher',
  Barbecue: 'the barbecue',
  Piscina: 'the pool',
  Spa: 'the spa',
  Palestra: 'the gym',
  'Accesso Mare': 'access to the sea',
  'Vista Mare': 'the sea view',
  'Vista Montagna': 'the mountain view',
  'Centro Storico': 'the old town',
  'Vicino Stazione': '“near the station”',
  'Vicino Aeroporto': '“near the airport”',
  'Pet Friendly': '“pets welcome”',
  Camino: 'the fireplace',
} satisfies Record<Servizio, string>;
const withoutService = new Map<string, string>(Object.entries(without));
type NoHomesContext = { where: string; gender: 'f' | 'm' | null; hasFilters: boolean };
const quoted = (words: readonly string[]) => words.map((each) => `“${each}”`).join(' and ');
const point = {
  aeroporto: (nome: string) => `${nome} airport`,
  stazione: (nome: string) => `${nome} station`,
  porto: (nome: string) => `the port of ${nome}`,
} satisfies Record<PointKind, (nome: string) => string>;
export const sortOrderDisclosures = {
  giorno: 'Today’s order: the same for everyone, new tomorrow, nobody can buy it.',
  prezzo: 'Cheapest first: the order is the same for everyone, nobody can buy it.',
  posti: 'Largest first: the order is the same for everyone, nobody can buy it.',
  recenti: 'Newest first: the order is the same for everyone, nobody can buy it.',
} satisfies Record<Ordine, string>;
export const homesInItalyTitle = 'Places to stay all over Italy';
export const homesForTextTitle = (testo: string) => `Places to stay for “${testo}”`;
export const wordReadAs = (word: string, instead: readonly string[]) => `We read “${word}” as ${quoted(instead)}.`;
export const exclusionNotSupported = (words: string) =>
  `The search can’t take “${words}” into account: please check on each page.`;
export const searchInsteadLink = (text: string) => `Search instead for “${text}”`;
export const onePeriodAtATime = 'We can search one period at a time. Or try:';
export const howManyGuestsQuestion = (euros: number) =>
  `${priceText(euros)} per person per night: how many of you are there?`;
export const guestsAndMaximumPriceOption = (guests: number, euros: number) =>
  `For ${formatCount(guests)}, up to ${priceText(euros)}`;
export const mapAreaTitle = 'Map area';
export const withinKmTitle = (km: number, nome: string) => `Within ${km} km of ${nome}`;
export const withinKmOfPointTitle = (km: number, nome: string, kind: PointKind) =>
  `Within ${km} km of ${point[kind](nome)}`;
export const withinKmOfPointPhrase = (km: number, nome: string, kind: PointKind) =>
  `within ${km} km of ${point[kind](nome)}`;
export const withinKmPhrase = (km: number, nome: string) => `within ${km} km of ${nome}`;
export const inMapAreaPhrase = 'in the area of this map';
export const environmentNames = {
  mare: 'By the sea',
  montagna: 'In the mountains',
  lago: 'By a lake',
} satisfies Record<Ambiente, string>;
export const noHomesForWords = (words: string, { where, hasFilters }: NoHomesContext) => {
  const there = where === '' ? '' : ` ${where}`;
  return `No places${hasFilters ? ' like this' : ''}${there} match “${words}”: here are the others.`;
};
export const wordsInAllItaly = (words: string) => `“${words}” all over Italy`;
export const freeOnYourDates = (total: number) =>
  total === 1 ? 'It is available on your dates.' : 'All available on your dates, with the total for the stay.';
export const breakfastLabel = 'Breakfast';
export const priceFrom = (euros: number) => `From ${priceText(euros)}`;
export const priceUpTo = (euros: number) => `Up to ${priceText(euros)}`;
export const priceBetween = (least: number, most: number) => `From ${priceText(least)} to ${priceText(most)}`;
export const cheapestFirst = 'Cheapest first';
export const quotedText = (testo: string) => `“${testo}”`;
export const resultRange = (from: number, to: number, total: number) =>
  `${from === to ? 'Place' : 'Places'} ${formatCount(from)}${from === to ? '' : `–${formatCount(to)}`} of ${formatCount(total)}`;
export const resultRangeAtLeast = (from: number, to: number, total: number) =>
  `Places ${formatCount(from)}–${formatCount(to)} of more than ${formatCount(total)}`;
export const wordCorrected = (word: string, instead: readonly string[]) =>
  `No places match “${word}”: here are those for ${quoted(instead)}.`;
export const wordReplaced = (word: string, instead: readonly string[]) =>
  `No places match “${word}”: we looked for ${quoted(instead)}.`;
export const withoutFilter = (what: string) => `Without ${what}`;
export const elsewhereWithoutFilter = (where: string, senza: string) => `${where}, w${senza.slice(1)}`;
export const serviceInSentence = (servizio: string) => withoutService.get(servizio) ?? `“${servizio}”`;
export const propertyTypeInSentence = (tipo: string) => `the “${tipo}” filter`;
export const secureBadgePhrase = 'the “Sicura” badge';
export const filterPhrase = (filtro: string) => `the “${filtro}” filter`;
export const stepsNotStatedCount = (total: number, isAtLeast: boolean) => {
  if (total === 1 && !isAtLeast) return '1 place doesn’t state its steps: ask the owner';
  return `${isAtLeast ? 'More than ' : ''}${formatCount(total)} places don’t state their steps: ask the owner`;
};
export const stepsNotStatedNotice =
  'These places don’t say how many steps lead up to the door: ask the owner before you book.';
export const minimumPricePhrase = (euros: number) => `the minimum of ${priceText(euros)}`;
export const maximumPricePhrase = (euros: number) => `the limit of ${priceText(euros)}`;
export const priceLimitsPhrase = (least: number, most: number) =>
  `the limits of ${priceText(least)} and ${priceText(most)}`;
export const elsewhereTitle = (where: string) => where.charAt(0).toUpperCase() + where.slice(1);
export const whichPlaceNamed = (nome: string) => `Which ${nome}?`;
export const whichPlaceTitle = 'Which of these places?';
export const placeMeantTitle = 'Did you mean the place?';
export const otherPlaceMeantTitle = 'Were you looking for another place?';
export const allHomesIn = (where: string) => `All places to stay ${where}`;

export const removeFilterButton = (filter: string) => `Remove the filter ${filter}`;
export const sortLabel = 'Sort by';
export const resultPagesLabel = 'Pages of results';
export const previousPageLink = 'Previous page';
export const nextPageLink = 'Next page';
export const noHomesMatchTitle = 'No place has everything you’re looking for';
export const noHomesYetTitle = 'No places here yet';
export const removeSomethingIntro = 'Try leaving something out:';
export const alsoLookFurtherIntro = 'Or look a little further afield:';
export const lookFurtherIntro = 'Look a little further afield:';
export const tryAnotherSearch = 'Try other words, other dates or another area.';

export const homesTitle = 'Places to stay';
export const propertyTypeTitles = {
  casa_vacanza: 'Holiday homes',
  bb: 'B&Bs',
  affittacamere: 'Guest rooms',
  agriturismo: 'Farm stays',
} satisfies Record<TipoStruttura, string>;
export const serviceTitles = {
  'Prima Colazione Inclusa': 'Places with breakfast',
  WiFi: 'Places with Wi-Fi',
  'Aria Condizionata': 'Places with air conditioning',
  Riscaldamento: 'Places with heating',
  Cucina: 'Places with a kitchen',
  Balcone: 'Places with a balcony',
  Terrazza: 'Places with a terrace',
  Giardino: 'Places with a garden',
  Parcheggio: 'Places with parking',
  Garage: 'Places with a garage',
  Ascensore: 'Places with a lift',
  'Smart TV': 'Places with a smart TV',
  Netflix: 'Places with Netflix',
  Lavatrice: 'Places with a washing machine',
  Lavastoviglie: 'Places with a dishwasher',
  Barbecue: 'Places with a barbecue',
  Piscina: 'Places with a pool',
  Spa: 'Places with a spa',
  Palestra: 'Places with a gym',
  'Accesso Mare': 'Places with access to the sea',
  'Vista Mare': 'Places with a sea view',
  'Vista Montagna': 'Places with a mountain view',
  'Centro Storico': 'Places in the old town',
  'Vicino Stazione': 'Places near the station',
  'Vicino Aeroporto': 'Places near the airport',
  'Pet Friendly': 'Dog-friendly places',
  Camino: 'Places with a fireplace',
} satisfies Record<Servizio, string>;
export const secureHomesTitle = 'Places with the “Sicura” badge';
export const stepFilterTitles = {
  nessuno: 'Step-free places',
  'non-detti': 'Places that don’t state their steps',
} satisfies Record<Gradini, string>;

export const withDatesPriceAndServices = (dove: string) => `${dove}, with dates, price and amenities`;
export const alsoOnMapLink = 'Also on the map';
export const activeFiltersLabel = 'Active filters';
export const checkInLabel = 'Arrival';
export const checkOutLabel = 'Departure';
export const guestsLabel = 'Guests';
export const findHomeTitle = 'Find a place';
export const removeDatesAndGuestsButton = 'Clear dates and guests';
export const italyLabel = 'Italy';
export const searchButton = 'Search';
export const breadcrumbLabel = 'Breadcrumb';
export const goButton = 'Go';

export const diningServicesTitle = 'Meals and guests';
export const indoorServicesTitle = 'Indoors';
export const outdoorServicesTitle = 'Outdoors and wellness';
export const locationServicesTitle = 'Location';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
