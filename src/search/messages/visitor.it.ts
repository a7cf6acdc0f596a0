import { brandTexts } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { formatPrice, toCents } from '../../kernel/money/cents.ts';
import type { Ambiente, Gradini, Ordine } from '../rules/search-criteria.ts';
import type { Theme } from '../rules/suggest-themes.ts';
import type { PointKind } from '../rules/read-points.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../../strutture/rules/tipi.ts';

export const destinationLabel = 'Dove vuoi andare?';
export const destinationPlaceholder = brandTexts.searchExamples ?? 'Siena, Puglia, trullo…';
export const whenAndHowManyLabel = 'Quando, e in quanti?';
export const suggestionsLabel = 'Suggerimenti';
export const suggestionCount = (count: number) => {
  if (count === 0) return 'Nessun suggerimento';
  return count === 1 ? '1 suggerimento' : `${formatCount(count)} suggerimenti`;
};

export const searchFaults = {
  ambienteNonValido: 'L’ambiente può essere mare, montagna o lago.',
  tipoNonValido: 'La tipologia di struttura non esiste.',
  servizioNonValido: 'Il servizio richiesto non esiste.',
  prezzoNonValido: 'Il prezzo deve essere un numero intero di euro, da 1 a 100.000.',
  prezziInvertiti: 'Il prezzo minimo non può superare il massimo.',
  ospitiNonValidi: 'Il numero di ospiti deve essere compreso tra 1 e 30.',
  dateIncomplete: 'Indica sia la data di arrivo sia quella di partenza.',
  dateNonValide: 'Le date non sono valide: la partenza deve venire dopo l’arrivo, e l’arrivo non può essere passato.',
  periodoNonValido:
    'Il periodo non è valido: indica `periodo_dal` e `periodo_al`, al più 62 giorni da oggi in poi, e le notti, che devono starci.',
  ordineNonValido: 'L’ordine richiesto non esiste.',
  segnoNonValido: 'La pagina richiesta non esiste.',
  testoTroppoLungo: 'La ricerca è troppo lunga: bastano poche parole.',
  sicuraNonValida: 'Il filtro «Sicura» è 1, oppure non c’è.',
  gradiniNonValidi: 'Il filtro sui gradini è `nessuno` o `non-detti`, oppure non c’è.',
  zonaSconosciuta: 'La zona richiesta non esiste.',
} as const;

const homeCount = (count: number) => (count === 1 ? '1 casa' : `${formatCount(count)} case`);
export const filtersTitle = 'Filtri';
export const propertyTypeLabel = 'Tipo di casa';
export const partySizeLabel = 'In quanti siete';
export const partySizeOption = (guests: number) => `In ${formatCount(guests)}`;
export const pricePerNightLabel = 'Prezzo a notte';
export const maximumPriceOption = (euros: number) => `Fino a ${formatPrice(toCents(euros))}`;
export const minimumPriceLabel = 'Da';
export const maximumPriceLabel = 'Fino a';
export const inEurosSuffix = ', in euro';
export const minimumPricePlaceholder = 'min';
export const maximumPricePlaceholder = 'max';
export const priceInvalid = 'Scrivi un prezzo in euro, come 80 o 1.200.';
export const priceRangeInverted = 'Il massimo è più basso del minimo: scambiali o cancellane uno.';
export const guaranteeLabel = 'Garanzia';
export const secureOnlyOption = 'Solo case con il badge «Sicura»';
export const secureOnlyHint =
  'Il proprietario ha completato la verifica dei pagamenti: paghi con carta, il portale garantisce.';
export const accessibilityLabel = 'Accessibilità';
export const stepFilterOptions = { nessuno: 'Senza gradini', 'non-detti': 'Gradini non indicati' } satisfies Record<
  Gradini,
  string
>;
export const stepFilterHint =
  'Nessun gradino fino alla porta, come lo dichiara il proprietario. L’ascensore è tra i servizi.';
export const clearAllButton = 'Togli tutti';
export const showHomesButton = 'Mostra le case';
export const showHomeCountButton = (count: number) => `Mostra ${homeCount(count)}`;
export const showManyHomesButton = (count: number) => `Mostra oltre ${formatCount(count)} case`;
export const noMatchingHomesButton = 'Nessuna casa così';
export const facetCount = (count: number, isAtLeast: boolean) => `${formatCount(count)}${isAtLeast ? '+' : ''}`;
export const optionWithCount = (option: string, count: number, isAtLeast: boolean) =>
  `${option}, ${isAtLeast ? `oltre ${formatCount(count)} case` : homeCount(count)}`;

export function mapPrice(euros: number | null): string {
  return euros === null || euros <= 0 ? 'su richiesta' : formatPrice(toCents(euros));
}
export const homesMapTitle = 'Mappa delle case';
export const circleMeansNearby = 'Un cerchio vuol dire che la casa è lì attorno.';
export const circleMeansApproximate =
  'Un cerchio vuol dire che la casa è lì attorno: l’indirizzo esatto arriva con la prenotazione.';
export const tooManyHomesToSearch =
  'Qui ci sono troppe case per guardarle tutte in una volta: scegli una zona più piccola per vederle tutte.';
export const onlyFirstHomesOnMap = (shown: number) => `Sulla mappa solo le prime ${formatCount(shown)} case.`;
export const homesFoundOnMap = (total: number, isAtLeast: boolean) =>
  isAtLeast ? `Oltre ${formatCount(total)} case` : total === 1 ? '1 casa' : `${formatCount(total)} case`;
export const searchingHomesOnMap = 'Cerco le case sulla mappa…';
export const noHomesOnMap = 'Nessuna casa da mostrare sulla mappa.';
export const mapHomesNotLoaded = 'Le case sulla mappa non si sono caricate.';
export const mapNotLoaded = 'La mappa non si è caricata.';
export const mapNotSupported =
  'Questo browser non riesce a disegnare la mappa: serve WebGL 2, che forse è spento. L’elenco delle case c’è tutto.';
export const showAllHomesButton = 'Mostra tutte le case';
export const searchHereButton = 'Cerca qui';
export const mapArrowKeysHint = 'Le frecce portano alla casa successiva o precedente dell’elenco';
export const showListButton = 'Mostra l’elenco';
export const backToMapButton = 'Torna alla mappa';
export const mapPriceFrom = (euros: number | null) => (euros === null ? mapPrice(null) : `da ${mapPrice(euros)}`);
export const homesAtPoint = (count: number) => `${formatCount(count)} case`;
export const perNightSuffix = 'a notte';
export const homeLabel = 'Casa';
export const previousHomeAtPointButton = 'Casa precedente in questo punto';
export const nextHomeAtPointButton = 'Casa successiva in questo punto';
export const homePositionAtPoint = (position: number, count: number) =>
  `${formatCount(position)} di ${formatCount(count)} in questo punto`;
export const closeButton = 'Chiudi';
export const viewHomeLink = 'Vedi la casa';
export const homeLoading = 'Carico la casa…';
export const homeNoLongerExists = 'Questa casa non c’è più.';

export const mapTab = 'Mappa';
export const listTab = 'Lista';
export const skipMapLink = 'Salta la mappa';
export const mapLoading = 'Carico la mappa…';
export const mapNotLoadedListAvailable = 'La mappa non si è caricata. L’elenco delle case c’è tutto.';
export const mapNeedsScript = 'La mappa ha bisogno di JavaScript. L’elenco delle case c’è tutto.';

export const homesFoundAtLeast = (count: number, where = 'nella zona') =>
  `Trovate oltre ${formatCount(count)} strutture ${where}`;
export const searchTextSuggestion = (typed: string) => `Cerca «${typed}» tra le case`;
export const themeNames = {
  mare: 'Case al mare',
  montagna: 'Case in montagna',
  lago: 'Case al lago',
  trulli: 'Trulli',
  cane: 'Case che accettano il cane',
} satisfies Record<Theme, string>;
export const sortOrderNames = {
  giorno: 'Ordine di oggi',
  prezzo: 'Prezzo più basso',
  posti: 'Più posti letto',
  recenti: 'Arrivate da poco',
} satisfies Record<Ordine, string>;

function priceText(euros: number): string {
  return formatPrice(toCents(euros));
}
function noneWord(word: string, gender: 'f' | 'm'): string {
  if (gender === 'f') return 'Nessuna';
  return /^(?:s[^aeiou]|z|gn|ps|pn|x|y|chalet)/i.test(word) ? 'Nessuno' : 'Nessun';
}
function lowerCaseUnlessName(words: string): string {
  return /^(?:WiFi|Smart TV|Netflix|B&B)$/.test(words) ? words : words.toLowerCase();
}
/**
 * `gender` is the grammatical gender of the search term if it is a kind of home ("baita"), and `null` otherwise. `hasFilters` is
 * true if the search has other criteria.
 */
type NoHomesContext = { where: string; gender: 'f' | 'm' | null; hasFilters: boolean };
const fromPointPrefixes = {
  aeroporto: 'dall’aeroporto di',
  stazione: 'dalla stazione di',
  porto: 'dal porto di',
} satisfies Record<PointKind, string>;
/** All sentences have about the same length, so that changing the sort order does not shift the list. */
export const sortOrderDisclosures = {
  giorno: 'Ordine di oggi: uguale per tutti, domani cambia, nessuno può comprarlo.',
  prezzo: 'Prima le meno care: l’ordine è uguale per tutti, nessuno può comprarlo.',
  posti: 'Prima le più grandi: l’ordine è uguale per tutti, nessuno può comprarlo.',
  recenti: 'Prima le ultime arrivate: uguale per tutti, nessuno può comprarlo.',
} satisfies Record<Ordine, string>;
const throughoutItaly = brandTexts.throughoutItaly ?? 'in tutta Italia';
export const homesInItalyTitle = `Case ${throughoutItaly}`;
export const homesForTextTitle = (testo: string) => `Case per «${testo}»`;
export const wordReadAs = (word: string, instead: readonly string[]) =>
  `Abbiamo letto «${word}» come ${instead.map((each) => `«${each}»`).join(' e ')}.`;
export const exclusionNotSupported = (words: string) =>
  `La ricerca non può tenere conto di «${words}»: controlla nella pagina della casa.`;
export const searchInsteadLink = (text: string) => `Cerca invece «${text}»`;
export const onePeriodAtATime = 'Cerchiamo un periodo alla volta. Oppure:';
export const howManyGuestsQuestion = (euros: number) => `${priceText(euros)} a persona per notte: in quanti siete?`;
export const guestsAndMaximumPriceOption = (guests: number, euros: number) =>
  `In ${formatCount(guests)}, fino a ${priceText(euros)}`;
export const mapAreaTitle = 'Zona della mappa';
export const withinKmTitle = (km: number, nome: string) => `Entro ${km} km da ${nome}`;
export const withinKmOfPointTitle = (km: number, nome: string, kind: PointKind) =>
  `Entro ${km} km ${fromPointPrefixes[kind]} ${nome}`;
export const withinKmOfPointPhrase = (km: number, nome: string, kind: PointKind) =>
  `entro ${km} km ${fromPointPrefixes[kind]} ${nome}`;
export const withinKmPhrase = (km: number, nome: string) => `entro ${km} km da ${nome}`;
export const inMapAreaPhrase = 'nella zona della mappa';
export const environmentNames = { mare: 'Al mare', montagna: 'In montagna', lago: 'Al lago' } satisfies Record<
  Ambiente,
  string
>;
/** `where` is a phrase such as "a Venezia", or '' for all of Italy. */
export const noHomesForWords = (words: string, { where, gender, hasFilters }: NoHomesContext) => {
  const there = where === '' ? '' : ` ${where}`;
  if (gender === null) return `Nessuna casa${there}${hasFilters ? ' anche' : ''} per «${words}»: ecco le altre.`;
  return `${noneWord(words, gender)} ${words}${hasFilters ? ' così' : ''}${there}: ecco le altre case.`;
};
export const wordsInAllItaly = (words: string) => `«${words}» ${throughoutItaly}`;
export const freeOnYourDates = (total: number) =>
  total === 1 ? 'È libera per le tue date.' : 'Tutte libere per le tue date, con il totale del soggiorno.';
export const breakfastLabel = 'Colazione';
export const priceFrom = (euros: number) => `Da ${priceText(euros)}`;
export const priceUpTo = (euros: number) => `Fino a ${priceText(euros)}`;
export const priceBetween = (least: number, most: number) => `Da ${priceText(least)} a ${priceText(most)}`;
export const cheapestFirst = 'Dal meno caro';
export const quotedText = (testo: string) => `«${testo}»`;
export const resultRange = (from: number, to: number, total: number) =>
  `${from === to ? 'Casa' : 'Case'} ${formatCount(from)}${from === to ? '' : `–${formatCount(to)}`} di ${formatCount(total)}`;
export const resultRangeAtLeast = (from: number, to: number, total: number) =>
  `Case ${formatCount(from)}–${formatCount(to)} di oltre ${formatCount(total)}`;
export const wordCorrected = (word: string, instead: readonly string[]) =>
  `Nessuna casa per «${word}»: ecco ${instead.map((each) => `«${each}»`).join(' e ')}.`;
export const wordReplaced = (word: string, instead: readonly string[]) =>
  `Nessuna casa per «${word}»: abbiamo cercato ${instead.map((each) => `«${each}»`).join(' e ')}.`;
export const withoutFilter = (what: string) => `Senza ${what}`;
export const elsewhereWithoutFilter = (where: string, senza: string) => `${where}, s${senza.slice(1)}`;
export const serviceInSentence = (servizio: string) =>
  /^(?:Pet |Vicino )/.test(servizio) ? `«${servizio}»` : lowerCaseUnlessName(servizio);
export const propertyTypeInSentence = (tipo: string) => lowerCaseUnlessName(tipo);
export const secureBadgePhrase = 'il badge «Sicura»';
export const filterPhrase = (filtro: string) => `il filtro «${filtro}»`;
export const stepsNotStatedCount = (total: number, isAtLeast: boolean) => {
  if (total === 1 && !isAtLeast) return '1 casa non dice quanti gradini ha: chiedi al proprietario';
  return `${isAtLeast ? 'Oltre ' : ''}${formatCount(total)} case non dicono quanti gradini hanno: chiedi al proprietario`;
};
export const stepsNotStatedNotice =
  'Queste case non dicono quanti gradini ci sono fino alla porta: chiedilo al proprietario prima di prenotare.';
export const minimumPricePhrase = (euros: number) => `il minimo di ${priceText(euros)}`;
export const maximumPricePhrase = (euros: number) => `il limite di ${priceText(euros)}`;
export const priceLimitsPhrase = (least: number, most: number) =>
  `i limiti di ${priceText(least)} e ${priceText(most)}`;
export const elsewhereTitle = (where: string) => where.charAt(0).toUpperCase() + where.slice(1);
export const whichPlaceNamed = (nome: string) => `Quale ${nome}?`;
export const whichPlaceTitle = 'Quale di questi luoghi?';
export const placeMeantTitle = 'Cercavi il luogo?';
export const otherPlaceMeantTitle = 'Cercavi un altro luogo?';
export const allHomesIn = (where: string) => `Tutte le case ${where}`;

export const removeFilterButton = (filter: string) => `Togli il filtro ${filter}`;
export const sortLabel = 'Ordina';
export const resultPagesLabel = 'Pagine dei risultati';
export const previousPageLink = 'Pagina precedente';
export const nextPageLink = 'Pagina successiva';
export const noHomesMatchTitle = 'Nessuna casa ha tutto quello che cerchi';
export const noHomesYetTitle = 'Nessuna casa, per ora';
export const removeSomethingIntro = 'Prova a togliere qualcosa:';
export const alsoLookFurtherIntro = 'O guarda un po’ più in là:';
export const lookFurtherIntro = 'Guarda un po’ più in là:';
export const tryAnotherSearch = 'Prova altre parole, altre date o un’altra zona.';

export const homesTitle = 'Case';
export const propertyTypeTitles = {
  casa_vacanza: 'Case vacanza',
  bb: 'B&B',
  affittacamere: 'Affittacamere',
  agriturismo: 'Agriturismi',
} satisfies Record<TipoStruttura, string>;
export const serviceTitles = {
  'Prima Colazione Inclusa': 'Case con la colazione',
  WiFi: 'Case con il WiFi',
  'Aria Condizionata': 'Case con l’aria condizionata',
  Riscaldamento: 'Case con il riscaldamento',
  Cucina: 'Case con la cucina',
  Balcone: 'Case con il balcone',
  Terrazza: 'Case con la terrazza',
  Giardino: 'Case con il giardino',
  Parcheggio: 'Case con il parcheggio',
  Garage: 'Case con il garage',
  Ascensore: 'Case con l’ascensore',
  'Smart TV': 'Case con la smart TV',
  Netflix: 'Case con Netflix',
  Lavatrice: 'Case con la lavatrice',
  Lavastoviglie: 'Case con la lavastoviglie',
  Barbecue: 'Case con il barbecue',
  Piscina: 'Case con la piscina',
  Spa: 'Case con la spa',
  Palestra: 'Case con la palestra',
  'Accesso Mare': 'Case con accesso al mare',
  'Vista Mare': 'Case con vista mare',
  'Vista Montagna': 'Case con vista sulle montagne',
  'Centro Storico': 'Case nel centro storico',
  'Vicino Stazione': 'Case vicino alla stazione',
  'Vicino Aeroporto': 'Case vicino all’aeroporto',
  'Pet Friendly': 'Case che accettano il cane',
  Camino: 'Case con il camino',
} satisfies Record<Servizio, string>;
export const secureHomesTitle = 'Case con il badge «Sicura»';
export const stepFilterTitles = {
  nessuno: 'Case senza gradini',
  'non-detti': 'Case che non indicano i gradini',
} satisfies Record<Gradini, string>;

export const withDatesPriceAndServices = (dove: string) => `${dove}, con date, prezzo e servizi`;
export const alsoOnMapLink = 'Anche sulla mappa';
export const activeFiltersLabel = 'Filtri attivi';
export const checkInLabel = 'Arrivo';
export const checkOutLabel = 'Partenza';
export const guestsLabel = 'Ospiti';
export const findHomeTitle = 'Trova una casa';
export const removeDatesAndGuestsButton = 'Togli date e ospiti';
export const italyLabel = 'Italia';
export const searchButton = 'Cerca';
export const breadcrumbLabel = 'Percorso';
export const goButton = 'Vai';

export const diningServicesTitle = 'A tavola e in compagnia';
export const indoorServicesTitle = 'In casa';
export const outdoorServicesTitle = 'Fuori e per stare bene';
export const locationServicesTitle = 'Dove si trova';
