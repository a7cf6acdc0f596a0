import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import { formatPrice, toCents } from '../../kernel/money/cents.ts';
import type { Ambiente, Gradini, Ordine } from '../rules/search-criteria.ts';
import type { Theme } from '../rules/suggest-themes.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { PointKind } from '../rules/read-points.ts';
import type { TipoStruttura } from '../../strutture/rules/tipi.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const destinationLabel = 'Wohin möchten Sie?';
export const destinationPlaceholder = 'Siena, Apulien, Trullo…';
export const whenAndHowManyLabel = 'Wann und wie viele Gäste?';
export const suggestionsLabel = 'Vorschläge';
export const suggestionCount = (count: number) => {
  if (count === 0) return 'Kein Vorschlag';
  return pluralDe(count, { one: '1 Vorschlag', other: `${formatCount(count)} Vorschläge` });
};

export const searchFaults = {
  ambienteNonValido: 'Möglich sind Meer, Berge oder See.',
  tipoNonValido: 'Diese Art von Unterkunft gibt es nicht.',
  servizioNonValido: 'Diese Ausstattung gibt es nicht.',
  prezzoNonValido: 'Der Preis muss ein ganzer Betrag in Euro von 1 bis 100.000 sein.',
  prezziInvertiti: 'Der Mindestpreis darf nicht über dem Höchstpreis liegen.',
  ospitiNonValidi: 'Die Zahl der Gäste muss zwischen 1 und 30 liegen.',
  dateIncomplete: 'Geben Sie sowohl den Anreise- als auch den Abreisetag an.',
  dateNonValide:
    'Die Reisedaten sind ungültig. Die Abreise muss nach der Anreise liegen, und der Anreisetag darf nicht vorbei sein.',
  periodoNonValido:
    'Der Zeitraum ist ungültig. Geben Sie `periodo_dal` und `periodo_al` an, ab heute höchstens 62 Tage, und die Zahl der Nächte, die hineinpassen müssen.',
  ordineNonValido: 'Diese Sortierung gibt es nicht.',
  segnoNonValido: 'Diese Seite gibt es nicht.',
  testoTroppoLungo: 'Die Suche ist zu lang. Wenige Wörter genügen.',
  sicuraNonValida: 'Der Filter „Sicura“ ist 1 oder fehlt.',
  gradiniNonValidi: 'Der Filter zu den Stufen ist `nessuno` oder `non-detti`, oder er fehlt.',
  zonaSconosciuta: 'Dieses Gebiet gibt es nicht.',
} as const;

const homeCount = (count: number) =>
  pluralDe(count, { one: '1 Unterkunft', other: `${formatCount(count)} Unterkünfte` });
export const filtersTitle = 'Filter';
export const propertyTypeLabel = 'Art der Unterkunft';
export const partySizeLabel = 'Wie viele Gäste?';
export const partySizeOption = (guests: number) =>
  pluralDe(guests, { one: '1 Gast', other: `${formatCount(guests)} Gäste` });
export const pricePerNightLabel = 'Preis pro Nacht';
export const maximumPriceOption = (euros: number) => `Bis ${formatPrice(toCents(euros))}`;
export const minimumPriceLabel = 'Ab';
export const maximumPriceLabel = 'Bis';
export const inEurosSuffix = ', in Euro';
export const minimumPricePlaceholder = 'min.';
export const maximumPricePlaceholder = 'max.';
export const priceInvalid = 'Geben Sie einen Preis in Euro an, wie 80 oder 1.200.';
export const priceRangeInverted =
  'Der Höchstpreis liegt unter dem Mindestpreis. Tauschen Sie die beiden, oder löschen Sie einen.';
export const guaranteeLabel = 'Garantie';
export const secureOnlyOption = 'Nur mit dem Siegel „Sicura“';
export const secureOnlyHint =
  'Der Gastgeber hat die Zahlungsprüfung abgeschlossen. Sie bezahlen mit Karte, das Portal gibt die Garantie.';
export const accessibilityLabel = 'Barrierefreiheit';
export const stepFilterOptions = { nessuno: 'Stufenlos', 'non-detti': 'Stufen nicht angegeben' } satisfies Record<
  Gradini,
  string
>;
export const stepFilterHint =
  'Keine Stufe bis zur Tür, laut Angabe des Gastgebers. Einen Aufzug finden Sie unter der Ausstattung.';
export const clearAllButton = 'Alle entfernen';
export const showHomesButton = 'Unterkünfte zeigen';
export const showHomeCountButton = (count: number) => `${homeCount(count)} zeigen`;
export const showManyHomesButton = (count: number) => `Über ${formatCount(count)} Unterkünfte zeigen`;
export const noMatchingHomesButton = 'Keine passende Unterkunft';
export const facetCount = (count: number, isAtLeast: boolean) => `${formatCount(count)}${isAtLeast ? '+' : ''}`;
export const optionWithCount = (option: string, count: number, isAtLeast: boolean) =>
  `${option}, ${isAtLeast ? `über ${formatCount(count)} Unterkünfte` : homeCount(count)}`;

export function mapPrice(euros: number | null): string {
  return euros === null || euros <= 0 ? 'auf Anfrage' : formatPrice(toCents(euros));
}
export const homesAtPoint = (count: number) =>
  pluralDe(count, { one: '1 Unterkunft', other: `${formatCount(count)} Unterkünfte` });
export const homesMapTitle = 'Karte der Unterkünfte';
export const circleMeansNearby = 'Ein Kreis heißt: Die Unterkunft liegt dort in der Nähe.';
export const circleMeansApproximate =
  'Ein Kreis heißt: Die Unterkunft liegt dort in der Nähe. Die genaue Adresse erhalten Sie mit der Buchung.';
export const tooManyHomesToSearch =
  'Hier gibt es zu viele Unterkünfte, um alle auf einmal zu prüfen. Wählen Sie ein kleineres Gebiet, um alle Treffer zu sehen.';
export const onlyFirstHomesOnMap = (shown: number) =>
  `Auf der Karte sind nur die ersten ${formatCount(shown)} Unterkünfte.`;
export const homesFoundOnMap = (total: number, isAtLeast: boolean) =>
  isAtLeast ? `Über ${formatCount(total)} Unterkünfte` : homesAtPoint(total);
export const searchingHomesOnMap = 'Die Karte sucht Unterkünfte…';
export const noHomesOnMap = 'Keine Unterkunft auf der Karte zu zeigen.';
export const mapHomesNotLoaded = 'Die Unterkünfte für die Karte konnten nicht geladen werden.';
export const mapNotLoaded = 'Die Karte konnte nicht geladen werden.';
export const mapNotSupported =
  'Dieser Browser kann die Karte nicht darstellen. Sie braucht WebGL 2, vielleicht ist es ausgeschaltet. Die Liste der Unterkünfte ist vollständig.';
export const showAllHomesButton = 'Alle Unterkünfte zeigen';
export const searchHereButton = 'Hier suchen';
export const mapArrowKeysHint = 'Die Pfeiltasten führen zur nächsten oder vorherigen Unterkunft der Liste';
export const showListButton = 'Liste zeigen';
export const backToMapButton = 'Zurück zur Karte';
export const mapPriceFrom = (euros: number | null) => (euros === null ? mapPrice(null) : `ab ${mapPrice(euros)}`);
export const perNightSuffix = 'pro Nacht';
export const homeLabel = 'Unterkunft';
export const previousHomeAtPointButton = 'Vorherige Unterkunft an diesem Punkt';
export const nextHomeAtPointButton = 'Nächste Unterkunft an diesem Punkt';
export const homePositionAtPoint = (position: number, count: number) =>
  `${formatCount(position)} von ${formatCount(count)} an diesem Punkt`;
export const closeButton = 'Schließen';
export const viewHomeLink = 'Zur Unterkunft';
export const homeLoading = 'Die Unterkunft wird geladen…';
export const homeNoLongerExists = 'Diese Unterkunft gibt es nicht mehr.';

export const mapTab = 'Karte';
export const listTab = 'Liste';
export const skipMapLink = 'Karte überspringen';
export const mapLoading = 'Die Karte wird geladen…';
export const mapNotLoadedListAvailable =
  'Die Karte konnte nicht geladen werden. Die Liste der Unterkünfte ist vollständig.';
export const mapNeedsScript = 'Für die Karte ist JavaScript nötig. Die Liste der Unterkünfte ist vollständig.';

export const homesFoundAtLeast = (count: number, where = 'in der Gegend') =>
  `Über ${formatCount(count)} Unterkünfte ${where} gefunden`;
export const searchTextSuggestion = (typed: string) => `„${typed}“ in den Unterkünften suchen`;
export const themeNames = {
  mare: 'Unterkünfte am Meer',
  montagna: 'Unterkünfte in den Bergen',
  lago: 'Unterkünfte am See',
  trulli: 'Trulli',
  cane: 'Urlaub mit Hund',
} satisfies Record<Theme, string>;
export const sortOrderNames = {
  giorno: 'Reihenfolge von heute',
  prezzo: 'Günstigste zuerst',
  posti: 'Größte zuerst',
  recenti: 'Neu dabei',
} satisfies Record<Ordine, string>;

function priceText(euros: number): string {
  return formatPrice(toCents(euros));
}
/** Names of services for use after "ohne". Labels that cannot follow it are in quotes. */
const withoutService: Readonly<Record<string, string>> = {
  'Prima Colazione Inclusa': 'Frühstück',
  WiFi: 'WLAN',
  'Aria Condizionata': 'Klimaanlage',
  Riscaldamento: 'Heizung',
  Cucina: 'Küche',
  Balcone: 'Balkon',
  Terrazza: 'Terrasse',
  Giardino: 'Garten',
  Parcheggio: 'Parkplatz',
  Garage: 'Garage',
  Ascensore: 'Aufzug',
  'Smart TV': 'Smart-TV',
  Netflix: 'Netflix',
  Lavatrice: 'Waschmaschine',
  Lavastoviglie: 'Geschirrspüler',
  Barbecue: 'Grill',
  Piscina: 'Pool',
  Spa: 'Wellnessbereich',
  Palestra: 'Fitnessraum',
  'Accesso Mare': 'Zugang zum Meer',
  'Vista Mare': 'Meerblick',
  'Vista Montagna': 'Bergblick',
  'Centro Storico': '„Altstadt“',
  'Vicino Stazione': '„Bahnhof in der Nähe“',
  'Vicino Aeroporto': '„Flughafen in der Nähe“',
  'Pet Friendly': '„Haustiere willkommen“',
  Camino: 'Kamin',
} satisfies Record<Servizio, string>;
type NoHomesContext = { where: string; hasFilters: boolean };
const point = {
  aeroporto: 'den Flughafen',
  stazione: 'den Bahnhof',
  porto: 'den Hafen von',
} satisfies Record<PointKind, string>;
export const sortOrderDisclosures = {
  giorno: 'Reihenfolge von heute: für alle gleich, morgen neu, niemand kann sie kaufen.',
  prezzo: 'Günstigste zuerst: Die Reihenfolge ist für alle gleich, niemand kann sie kaufen.',
  posti: 'Größte zuerst: Die Reihenfolge ist für alle gleich, niemand kann sie kaufen.',
  recenti: 'Neueste zuerst: Die Reihenfolge ist für alle gleich, niemand kann sie kaufen.',
} satisfies Record<Ordine, string>;
export const homesInItalyTitle = 'Unterkünfte in ganz Italien';
export const homesForTextTitle = (testo: string) => `Unterkünfte zu „${testo}“`;
export const wordReadAs = (word: string, instead: readonly string[]) =>
  `Wir haben „${word}“ als ${instead.map((each) => `„${each}“`).join(' und ')} verstanden.`;
export const exclusionNotSupported = (words: string) =>
  `„${words}“ kann die Suche nicht berücksichtigen. Bitte prüfen Sie das auf der Seite der Unterkunft.`;
export const searchInsteadLink = (text: string) => `Stattdessen nach „${text}“ suchen`;
export const onePeriodAtATime = 'Wir suchen immer nur einen Zeitraum. Oder:';
export const howManyGuestsQuestion = (euros: number) => `${priceText(euros)} pro Person und Nacht: Wie viele Gäste?`;
export const guestsAndMaximumPriceOption = (guests: number, euros: number) =>
  `${pluralDe(guests, { one: '1 Gast', other: `${formatCount(guests)} Gäste` })}, bis ${priceText(euros)}`;
export const mapAreaTitle = 'Karten\u00adausschnitt';
export const withinKmTitle = (km: number, nome: string) => `Bis ${km} km um ${nome}`;
export const withinKmOfPointTitle = (km: number, nome: string, kind: PointKind) =>
  `Bis ${km} km um ${point[kind]} ${nome}`;
export const withinKmOfPointPhrase = (km: number, nome: string, kind: PointKind) =>
  `im Umkreis von ${km} km um ${point[kind]} ${nome}`;
export const withinKmPhrase = (km: number, nome: string) => `im Umkreis von ${km} km um ${nome}`;
export const inMapAreaPhrase = 'im Karten\u00adausschnitt';
export const environmentNames = { mare: 'Am Meer', montagna: 'In den Bergen', lago: 'Am See' } satisfies Record<
  Ambiente,
  string
>;
export const noHomesForWords = (words: string, { where, hasFilters }: NoHomesContext) => {
  const there = where === '' ? '' : ` ${where}`;
  return `Keine Unterkunft${there} passt ${hasFilters ? 'auch ' : ''}zu „${words}“. Hier sehen Sie die anderen.`;
};
export const wordsInAllItaly = (words: string) => `„${words}“ in ganz Italien`;
export const freeOnYourDates = (total: number) =>
  total === 1 ? 'Frei zu Ihren Reisedaten.' : 'Alle frei zu Ihren Reisedaten, mit Gesamtpreis.';
export const breakfastLabel = 'Frühstück';
export const priceFrom = (euros: number) => `Ab ${priceText(euros)}`;
export const priceUpTo = (euros: number) => `Bis ${priceText(euros)}`;
export const priceBetween = (least: number, most: number) => `${priceText(least)} bis ${priceText(most)}`;
export const cheapestFirst = 'Günstigste zuerst';
export const quotedText = (testo: string) => `„${testo}“`;
export const resultRange = (from: number, to: number, total: number) =>
  from === to
    ? `Unterkunft ${formatCount(from)} von ${formatCount(total)}`
    : `Unterkünfte ${formatCount(from)}–${formatCount(to)} von ${formatCount(total)}`;
export const resultRangeAtLeast = (from: number, to: number, total: number) =>
  `Unterkünfte ${formatCount(from)}–${formatCount(to)} von über ${formatCount(total)}`;
export const wordCorrected = (word: string, instead: readonly string[]) =>
  `Keine Unterkunft zu „${word}“. Hier sehen Sie die zu ${instead.map((each) => `„${each}“`).join(' und ')}.`;
export const wordReplaced = (word: string, instead: readonly string[]) =>
  `Keine Unterkunft zu „${word}“. Wir haben nach ${instead.map((each) => `„${each}“`).join(' und ')} gesucht.`;
export const withoutFilter = (what: string) => `Ohne ${what}`;
export const elsewhereWithoutFilter = (where: string, senza: string) => `${where}, o${senza.slice(1)}`;
export const serviceInSentence = (servizio: string) => withoutService[servizio] ?? servizio;
export const propertyTypeInSentence = (tipo: string) => `„${tipo}“`;
export const secureBadgePhrase = 'das Siegel „Sicura“';
export const filterPhrase = (filtro: string) => `den Filter „${filtro}“`;
export const stepsNotStatedCount = (total: number, isAtLeast: boolean) => {
  if (total === 1 && !isAtLeast) return '1 Unterkunft macht keine Angabe zu Stufen. Fragen Sie den Gastgeber';
  return `${isAtLeast ? 'Über ' : ''}${formatCount(total)} Unterkünfte machen keine Angabe zu Stufen. Fragen Sie den Gastgeber`;
};
export const stepsNotStatedNotice =
  'Diese Unterkünfte geben nicht an, wie viele Stufen zur Tür führen. Fragen Sie den Gastgeber, bevor Sie buchen.';
export const minimumPricePhrase = (euros: number) => `die Untergrenze von ${priceText(euros)}`;
export const maximumPricePhrase = (euros: number) => `die Grenze von ${priceText(euros)}`;
export const priceLimitsPhrase = (least: number, most: number) =>
  `die Grenzen von ${priceText(least)} und ${priceText(most)}`;
export const elsewhereTitle = (where: string) => where.charAt(0).toUpperCase() + where.slice(1);
export const whichPlaceNamed = (nome: string) => `Welches ${nome}?`;
export const whichPlaceTitle = 'Welcher dieser Orte?';
export const placeMeantTitle = 'Meinten Sie den Ort?';
export const otherPlaceMeantTitle = 'Meinten Sie einen anderen Ort?';
export const allHomesIn = (where: string) => `Alle Unterkünfte ${where}`;

export const removeFilterButton = (filter: string) => `Filter ${filter} entfernen`;
export const sortLabel = 'Sortieren';
export const resultPagesLabel = 'Seiten der Ergebnisse';
export const previousPageLink = 'Vorherige Seite';
export const nextPageLink = 'Nächste Seite';
export const noHomesMatchTitle = 'Keine Unterkunft hat alles, was Sie suchen';
export const noHomesYetTitle = 'Zurzeit keine Unterkünfte';
export const removeSomethingIntro = 'Lassen Sie etwas weg:';
export const alsoLookFurtherIntro = 'Oder sehen Sie sich etwas weiter um:';
export const lookFurtherIntro = 'Sehen Sie sich etwas weiter um:';
export const tryAnotherSearch = 'Versuchen Sie andere Wörter, andere Reisedaten oder eine andere Gegend.';

export const homesTitle = 'Unterkünfte';
export const propertyTypeTitles = {
  casa_vacanza: 'Ferienhäuser und Ferienwohnungen',
  bb: 'B&Bs',
  affittacamere: 'Gästezimmer',
  agriturismo: 'Urlaub auf dem Bauernhof',
} satisfies Record<TipoStruttura, string>;
export const serviceTitles = {
  'Prima Colazione Inclusa': 'Unterkünfte mit Frühstück',
  WiFi: 'Unterkünfte mit WLAN',
  'Aria Condizionata': 'Unterkünfte mit Klimaanlage',
  Riscaldamento: 'Unterkünfte mit Heizung',
  Cucina: 'Unterkünfte mit Küche',
  Balcone: 'Unterkünfte mit Balkon',
  Terrazza: 'Unterkünfte mit Terrasse',
  Giardino: 'Unterkünfte mit Garten',
  Parcheggio: 'Unterkünfte mit Parkplatz',
  Garage: 'Unterkünfte mit Garage',
  Ascensore: 'Unterkünfte mit Aufzug',
  'Smart TV': 'Unterkünfte mit Smart-TV',
  Netflix: 'Unterkünfte mit Netflix',
  Lavatrice: 'Unterkünfte mit Waschmaschine',
  Lavastoviglie: 'Unterkünfte mit Geschirrspüler',
  Barbecue: 'Unterkünfte mit Grill',
  Piscina: 'Unterkünfte mit Pool',
  Spa: 'Unterkünfte mit Wellnessbereich',
  Palestra: 'Unterkünfte mit Fitnessraum',
  'Accesso Mare': 'Unterkünfte mit Zugang zum Meer',
  'Vista Mare': 'Unterkünfte mit Meerblick',
  'Vista Montagna': 'Unterkünfte mit Bergblick',
  'Centro Storico': 'Unterkünfte in der Altstadt',
  'Vicino Stazione': 'Unterkünfte nahe am Bahnhof',
  'Vicino Aeroporto': 'Unterkünfte nahe am Flughafen',
  'Pet Friendly': 'Hundefreundliche Unterkünfte',
  Camino: 'Unterkünfte mit Kamin',
} satisfies Record<Servizio, string>;
export const secureHomesTitle = 'Unterkünfte mit dem Siegel „Sicura“';
export const stepFilterTitles = {
  nessuno: 'Stufenlos erreichbare Unterkünfte',
  'non-detti': 'Unterkünfte ohne Angabe zu den Stufen',
} satisfies Record<Gradini, string>;

export const withDatesPriceAndServices = (dove: string) => `${dove}, mit Reisedaten, Preis und Ausstattung`;
export const alsoOnMapLink = 'Auch auf der Karte';
export const activeFiltersLabel = 'Aktive Filter';
export const checkInLabel = 'Anreise';
export const checkOutLabel = 'Abreise';
export const guestsLabel = 'Gäste';
export const findHomeTitle = 'Unterkunft finden';
export const removeDatesAndGuestsButton = 'Reisedaten und Gäste entfernen';
export const italyLabel = 'Italien';
export const searchButton = 'Suchen';
export const breadcrumbLabel = 'Sie sind hier';
export const goButton = 'Los';

export const diningServicesTitle = 'Essen und Geselligkeit';
export const indoorServicesTitle = 'Drinnen';
export const outdoorServicesTitle = 'Draußen und Wellness';
export const locationServicesTitle = 'Lage';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
