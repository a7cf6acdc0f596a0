import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralEn } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const zoomInButton = 'Zoom in';
export const zoomOutButton = 'Zoom out';
export const mapNotLoaded = 'The map didn’t load.';
export const mapNotSupported = 'This browser can’t display the map: it needs WebGL 2, which may be turned off.';
export const retryButton = 'Try again';
export const placeMapLabel = (nome: string) => `Map: where ${nome || 'the place'} is`;
export const showMapButton = 'Show the map';
export const mapNeedsScript = 'The map needs JavaScript.';
export const markerHint = 'The place’s marker. Arrow keys move it, further with Shift';
export const markerMoved = (lat: string, lon: string) => `Marker moved: latitude ${lat}, longitude ${lon}.`;
export const mapAttribution = '© OpenStreetMap';
export const viewStreetsLink = 'See the streets on OpenStreetMap';
export const opensOtherSiteNote = '(opens another site in a new tab)';
export const seaLabel = 'Sea';
export const distanceText = (km: number, metri: boolean) => {
  if (km >= 1) return `${formatCount(km)} km`;
  return metri ? `${Math.round(km * 1000)} m` : 'under 1 km';
};
export const ringLabel = (km: number) => `${formatCount(km)} km`;
export const adriaticSea = 'Adriatic Sea';
export const ligurianSea = 'Ligurian Sea';
export const tyrrhenianSea = 'Tyrrhenian Sea';
export const ionianSea = 'Ionian Sea';
export const sardinianSea = 'Sea of Sardinia';
export const straitOfSicily = 'Strait of Sicily';
export const mapLibreLocale = {
  'Map.Title': 'Map: arrow keys to move it, plus and minus to zoom',
  'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl + scroll to zoom the map',
  'CooperativeGesturesHandler.MacHelpText': '⌘ + scroll to zoom the map',
  'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
  'ScaleControl.Meters': 'm',
  'ScaleControl.Kilometers': 'km',
};

export const regionNotFound = 'Region not found.';
export const provinceNotFound = 'Province not found.';
export const townNotFound = 'Town not found.';
export const postcodeInvalid = 'An Italian postcode has five digits.';

export const homeCountsNotLoaded = 'We can’t count the places. The regions are all here: choose one, or try again.';

export const provinceMapTitle = 'Map of the provinces';
export const provincesNotDrawn =
  'The borders of Sardinia’s provinces, new in 2026, aren’t on the map yet: choose a province from the list.';

export const townsAvailable = (count: number) =>
  pluralEn(count, { one: '1 town', other: `${formatCount(count)} towns` });
export const provincesNotLoaded = 'We can’t load the provinces. Please try again.';
export const townsNotLoaded = 'We can’t load the towns. Please try again.';
export const homesNotLoaded = 'We can’t load the places. Please try again.';
export const townsWithHomesSuffix = (count: number) =>
  count === 0 ? ', none with places to stay yet' : `, ${formatCount(count)} with places to stay`;
export const townsWithHomes = (count: number, without: number) => {
  if (count === 0) return 'none with places to stay yet';
  const known = `${townsAvailable(count)} with places to stay`;
  return without === 0 ? known : `${known}, ${formatCount(without)} still without`;
};
export const otherTowns = (count: number, before: number) => {
  if (before === 0) return `${townsAvailable(count)} with no places to stay yet`;
  return `${pluralEn(count, { one: '1 other town', other: `${formatCount(count)} other towns` })}, with no places to stay yet`;
};
export const homeCount = (count: number) => {
  if (count === 0) return 'no places';
  return pluralEn(count, { one: '1 place', other: `${formatCount(count)} places` });
};

export const withHomesTitle = 'With places to stay';
export const withoutHomesTitle = 'No places to stay yet';
export const regionsLabel = 'Regions';
export const provincesTitle = 'Provinces';
export const propertiesTitle = 'Places to stay';
export const chooseRegionForCounts = 'Choose a region to see its provinces and the number of places in each town.';
export const regionsMapLabel = 'Map of the regions of Italy';
export const italyLabel = 'Italy';
export const breadcrumbLabel = 'Breadcrumb';
export const goButton = 'Go';
export const provinceLabel = 'Province';
export const provincePlaceholder = 'Choose a province';
export const townLabel = 'Town';
export const townPlaceholder = 'Choose a town';
export const provinceFirstPlaceholder = 'Province first';
export const exploreRegionsTitle = 'Explore the regions of Italy';
export const clickRegionHint = 'Click on a region to discover its provinces, towns and places to stay.';
export const chooseRegionHint = 'Choose a region to discover its provinces, towns and places to stay.';
export const postcardsView = 'Postcards';
export const mapView = 'Map';
export const viewLabel = 'View';
export const regionAndProvinceCount = (ofRegioni: number, ofProvince: number) =>
  `${ofRegioni} regions, ${ofProvince} provinces`;
export const regionCount = (ofRegioni: number) => `${ofRegioni} regions`;
export const exploreLink = 'Explore';

export const regionDescriptions = {
  VDA: 'Castles, glaciers and mountain huts below the Matterhorn.',
  PIE: 'The Langhe, hazel groves and farmhouses among the vines.',
  LIG: 'Steep villages, narrow alleys and terraces above the sea.',
  LOM: 'Lakeside villas, historic cities and a plain laced with water.',
  TAA: 'Mountain farms, high pastures and the pink dusk of the Dolomites.',
  VEN: 'The lagoon, Palladian villas and the Prosecco hills.',
  FVG: 'The Karst, castles on the gulf and the bora wind.',
  EMR: 'Arcades, long tables and houses on the plain.',
  TOS: 'Farmsteads, cypresses and white gravel roads between the hills.',
  MAR: 'Patchwork hills, rooftop turrets and the sea below Monte Conero.',
  UMB: 'Pale stone, olive trees and the quiet of the hills.',
  LAZ: 'Amphitheatres, pines and farmhouses of the Roman countryside.',
  ABR: 'Hilltop forts, high plains and pastures below the Gran Sasso.',
  MOL: 'Old drovers’ roads, bell towers and village hospitality.',
  CAM: 'The bay, the islands and the lemons of the Amalfi Coast.',
  PUG: 'Trulli, masserie and age-old olive trees.',
  BAS: 'The Sassi of Matera and the badlands beyond.',
  CAL: 'Cliffs, hilltop villages and the clearest of seas.',
  SIC: 'Temples, citrus groves and houses in the shade of Etna.',
  SAR: 'Granite, nuraghi and coves of clear water.',
};

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
