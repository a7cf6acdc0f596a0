import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const zoomInButton = 'Karte vergrößern';
export const zoomOutButton = 'Karte verkleinern';
export const mapNotLoaded = 'Die Karte konnte nicht geladen werden.';
export const mapNotSupported =
  'Dieser Browser kann die Karte nicht darstellen. Sie braucht WebGL 2, vielleicht ist es ausgeschaltet.';
export const retryButton = 'Noch einmal versuchen';
export const placeMapLabel = (nome: string) => `Karte: Hier liegt ${nome || 'die Unterkunft'}`;
export const showMapButton = 'Karte zeigen';
export const mapNeedsScript = 'Für die Karte ist JavaScript nötig.';
export const markerHint =
  'Markierung der Unterkunft. Die Pfeiltasten bewegen sie, mit Umschalttaste in größeren Schritten';
export const markerMoved = (lat: string, lon: string) => `Markierung verschoben: Breite ${lat}, Länge ${lon}.`;
export const mapAttribution = '© OpenStreetMap';
export const viewStreetsLink = 'Straßen auf OpenStreetMap ansehen';
export const opensOtherSiteNote = '(öffnet eine andere Website in einem neuen Tab)';
export const seaLabel = 'Meer';
export const distanceText = (km: number, metri: boolean) => {
  if (km >= 1) return `${formatCount(km)} km`;
  return metri ? `${Math.round(km * 1000)} m` : 'unter 1 km';
};
export const ringLabel = (km: number) => `${formatCount(km)} km`;
export const adriaticSea = 'Adria';
export const ligurianSea = 'Ligurisches Meer';
export const tyrrhenianSea = 'Tyrrhenisches Meer';
export const ionianSea = 'Ionisches Meer';
export const sardinianSea = 'Sardisches Meer';
export const straitOfSicily = 'Straße von Sizilien';
export const mapLibreLocale = {
  'Map.Title': 'Karte: Pfeiltasten zum Verschieben, Plus und Minus für den Zoom',
  'CooperativeGesturesHandler.WindowsHelpText': 'Strg + Mausrad zum Zoomen der Karte',
  'CooperativeGesturesHandler.MacHelpText': '⌘ + Mausrad zum Zoomen der Karte',
  'CooperativeGesturesHandler.MobileHelpText': 'Mit zwei Fingern die Karte verschieben',
  'ScaleControl.Meters': 'm',
  'ScaleControl.Kilometers': 'km',
} as const;

export const regionNotFound = 'Region nicht gefunden.';
export const provinceNotFound = 'Provinz nicht gefunden.';
export const townNotFound = 'Ort nicht gefunden.';
export const postcodeInvalid = 'Die Postleitzahl hat fünf Ziffern.';

export const homeCountsNotLoaded =
  'Wir können die Unterkünfte gerade nicht zählen. Die Regionen sind da. Wählen Sie eine, oder versuchen Sie es noch einmal.';

export const provinceMapTitle = 'Karte der Provinzen';
export const provincesNotDrawn =
  'Die Grenzen der sardischen Provinzen, neu seit 2026, sind noch nicht auf der Karte. Wählen Sie die Provinz aus der Liste.';

const towns = (count: number) => pluralDe(count, { one: '1 Ort', other: `${formatCount(count)} Orte` });
export const provincesNotLoaded = 'Wir können die Provinzen nicht laden. Versuchen Sie es noch einmal.';
export const townsNotLoaded = 'Wir können die Orte nicht laden. Versuchen Sie es noch einmal.';
export const homesNotLoaded = 'Wir können die Unterkünfte nicht laden. Versuchen Sie es noch einmal.';
export const townsAvailable = (count: number) => `${towns(count)} zur Auswahl`;
export const townsWithHomesSuffix = (count: number) =>
  count === 0 ? ', noch keiner mit Unterkünften' : `, ${formatCount(count)} mit Unterkünften`;
export const townsWithHomes = (count: number, without: number) => {
  if (count === 0) return 'noch keiner mit Unterkünften';
  const known = `${towns(count)} mit Unterkünften`;
  return without === 0 ? known : `${known}, ${formatCount(without)} noch ohne`;
};
export const otherTowns = (count: number, before: number) => {
  if (before === 0) return `${towns(count)} noch ohne Unterkünfte`;
  return pluralDe(count, {
    one: '1 weiterer Ort, noch ohne Unterkünfte',
    other: `${formatCount(count)} weitere Orte, noch ohne Unterkünfte`,
  });
};
export const homeCount = (count: number) => {
  if (count === 0) return 'keine Unterkunft';
  return pluralDe(count, { one: '1 Unterkunft', other: `${formatCount(count)} Unterkünfte` });
};

export const withHomesTitle = 'Mit Unterkünften';
export const withoutHomesTitle = 'Noch ohne Unterkünfte';
export const regionsLabel = 'Regionen';
export const provincesTitle = 'Provinzen';
export const propertiesTitle = 'Unterkünfte';
export const chooseRegionForCounts =
  'Wählen Sie eine Region, um die Provinzen und die Zahl der Unterkünfte in jedem Ort zu sehen.';
export const regionsMapLabel = 'Karte der Regionen Italiens';
export const italyLabel = 'Italien';
export const breadcrumbLabel = 'Sie sind hier';
export const goButton = 'Los';
export const provinceLabel = 'Provinz';
export const provincePlaceholder = 'Provinz wählen';
export const townLabel = 'Ort';
export const townPlaceholder = 'Ort wählen';
export const provinceFirstPlaceholder = 'Zuerst Provinz wählen';
export const exploreRegionsTitle = 'Entdecken Sie die Regionen Italiens';
export const clickRegionHint = 'Klicken Sie auf eine Region und entdecken Sie Provinzen, Orte und Unterkünfte.';
export const chooseRegionHint = 'Wählen Sie eine Region und entdecken Sie Provinzen, Orte und Unterkünfte.';
export const postcardsView = 'Postkarten';
export const mapView = 'Karte';
export const viewLabel = 'Ansicht';
export const regionAndProvinceCount = (ofRegioni: number, ofProvince: number) =>
  `${ofRegioni} Regionen, ${ofProvince} Provinzen`;
export const regionCount = (ofRegioni: number) => `${ofRegioni} Regionen`;
export const exploreLink = 'Entdecken';

export const regionDescriptions = {
  VDA: 'Burgen, Gletscher und Hütten am Fuß des Matterhorns.',
  PIE: 'Langhe, Haselnusshaine und Höfe zwischen Weinbergen.',
  LIG: 'Steile Dörfer, enge Gassen und Terrassen über dem Meer.',
  LOM: 'Villen am See, Kunststädte und wasserreiche Ebenen.',
  TAA: 'Höfe, Almen und die Dolomiten im Alpenglühen.',
  VEN: 'Lagune, Palladios Villen und die Hügel des Prosecco.',
  FVG: 'Karst, Schlösser über dem Golf und der Wind namens Bora.',
  EMR: 'Laubengänge, lange Tafeln und Häuser in der Ebene.',
  TOS: 'Gehöfte, Zypressen und helle Schotterwege durch die Hügel.',
  MAR: 'Hügel wie ein Flickenteppich, schlanke Türme und das Meer am Conero.',
  UMB: 'Heller Stein, Olivenbäume und die Stille der Hügel.',
  LAZ: 'Amphitheater, Pinien und Landhäuser der römischen Campagna.',
  ABR: 'Burgen, Hochebenen und Weiden unter dem Gran Sasso.',
  MOL: 'Hirtenwege, Kirchtürme und Gastfreundschaft im Dorf.',
  CAM: 'Der Golf, die Inseln und die Zitronen der Küste.',
  PUG: 'Trulli, Masserien und jahrhundertealte Olivenbäume.',
  BAS: 'Die Sassi von Matera und das Land der Calanchi.',
  CAL: 'Klippen, Bergdörfer und kristallklares Meer.',
  SIC: 'Tempel, Zitrusgärten und Häuser im Schatten des Ätna.',
  SAR: 'Granit, Nuraghen und Buchten mit klarem Wasser.',
} as const;

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
