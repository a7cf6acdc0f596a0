import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralFr } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const zoomInButton = 'Zoom avant sur la carte';
export const zoomOutButton = 'Zoom arrière sur la carte';
export const mapNotLoaded = 'La carte n’a pas pu se charger.';
export const mapNotSupported =
  'Ce navigateur n’arrive pas à afficher la carte : il faut WebGL 2, qui est peut-être désactivé.';
export const retryButton = 'Réessayer';
export const placeMapLabel = (nome: string) => `Carte : où se trouve ${nome || 'l’hébergement'}`;
export const showMapButton = 'Afficher la carte';
export const mapNeedsScript = 'La carte nécessite JavaScript.';
export const markerHint = 'Repère de l’hébergement. Les flèches le déplacent, plus loin avec Maj';
export const markerMoved = (lat: string, lon: string) => `Repère déplacé : latitude ${lat}, longitude ${lon}.`;
export const mapAttribution = '© OpenStreetMap';
export const viewStreetsLink = 'Voir les rues sur OpenStreetMap';
export const opensOtherSiteNote = '(ouvre un autre site, dans un autre onglet)';
export const seaLabel = 'Mer';
export const distanceText = (km: number, metri: boolean) => {
  if (km >= 1) return `${formatCount(km)} km`;
  return metri ? `${Math.round(km * 1000)} m` : 'moins de 1 km';
};
export const ringLabel = (km: number) => `${formatCount(km)} km`;
export const adriaticSea = 'Mer Adriatique';
export const ligurianSea = 'Mer Ligurienne';
export const tyrrhenianSea = 'Mer Tyrrhénienne';
export const ionianSea = 'Mer Ionienne';
export const sardinianSea = 'Mer de Sardaigne';
export const straitOfSicily = 'Canal de Sicile';
export const mapLibreLocale = {
  'Map.Title': 'Carte : flèches pour la déplacer, plus et moins pour le zoom',
  'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl + molette pour zoomer sur la carte',
  'CooperativeGesturesHandler.MacHelpText': '⌘ + molette pour zoomer sur la carte',
  'CooperativeGesturesHandler.MobileHelpText': 'Deux doigts pour déplacer la carte',
  'ScaleControl.Meters': 'm',
  'ScaleControl.Kilometers': 'km',
};

export const regionNotFound = 'Région introuvable.';
export const provinceNotFound = 'Province introuvable.';
export const townNotFound = 'Ville introuvable.';
export const postcodeInvalid = 'Le code postal italien (CAP) a cinq chiffres.';

export const homeCountsNotLoaded =
  'Nous n’arrivons pas à compter les hébergements. Les régions sont ici : choisissez-en une, ou réessayez.';

export const provinceMapTitle = 'Carte des provinces';
export const provincesNotDrawn =
  'Les limites des provinces sardes, nouvelles depuis 2026, ne sont pas encore sur la carte : choisissez la province dans la liste.';

const towns = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} ville`, other: `${formatCount(count)} villes` });
export const provincesNotLoaded = 'Nous n’arrivons pas à charger les provinces. Réessayez.';
export const townsNotLoaded = 'Nous n’arrivons pas à charger les villes. Réessayez.';
export const homesNotLoaded = 'Nous n’arrivons pas à charger les hébergements. Réessayez.';
export const townsAvailable = (count: number) =>
  `${towns(count)} ${pluralFr(count, { one: 'disponible', other: 'disponibles' })}`;
export const townsWithHomesSuffix = (count: number) =>
  count === 0 ? ', aucune avec des hébergements pour l’instant' : `, ${formatCount(count)} avec des hébergements`;
export const townsWithHomes = (count: number, without: number) => {
  if (count === 0) return 'aucune avec des hébergements pour l’instant';
  const known = `${towns(count)} avec des hébergements`;
  return without === 0 ? known : `${known}, ${formatCount(without)} encore sans`;
};
export const otherTowns = (count: number, before: number) => {
  if (before === 0) return `${towns(count)} encore sans hébergement`;
  return pluralFr(count, {
    one: `${formatCount(count)} autre ville, encore sans hébergement`,
    other: `${formatCount(count)} autres villes, encore sans hébergement`,
  });
};
export const homeCount = (count: number) => {
  if (count === 0) return 'aucun hébergement';
  return pluralFr(count, { one: '1 hébergement', other: `${formatCount(count)} hébergements` });
};

export const withHomesTitle = 'Avec des hébergements';
export const withoutHomesTitle = 'Encore sans hébergement';
export const regionsLabel = 'Régions';
export const provincesTitle = 'Provinces';
export const propertiesTitle = 'Hébergements';
export const chooseRegionForCounts =
  'Choisissez une région pour voir les provinces et le nombre d’hébergements dans chaque ville.';
export const regionsMapLabel = 'Carte des régions d’Italie';
export const italyLabel = 'Italie';
export const breadcrumbLabel = 'Fil d’Ariane';
export const goButton = 'Y aller';
export const provinceLabel = 'Province';
export const provincePlaceholder = 'Choisissez une province';
export const townLabel = 'Ville';
export const townPlaceholder = 'Choisissez une ville';
export const provinceFirstPlaceholder = 'D’abord la province';
export const exploreRegionsTitle = 'Explorez les régions d’Italie';
export const clickRegionHint = 'Cliquez sur une région pour découvrir ses provinces, ses villes et ses hébergements.';
export const chooseRegionHint = 'Choisissez une région pour découvrir ses provinces, ses villes et ses hébergements.';
export const postcardsView = 'Cartes postales';
export const mapView = 'Carte';
export const viewLabel = 'Vue';
export const regionAndProvinceCount = (ofRegioni: number, ofProvince: number) =>
  `${ofRegioni} ${pluralFr(ofRegioni, { one: 'région', other: 'régions' })}, ${ofProvince} ${pluralFr(ofProvince, { one: 'province', other: 'provinces' })}`;
export const regionCount = (ofRegioni: number) =>
  `${ofRegioni} ${pluralFr(ofRegioni, { one: 'région', other: 'régions' })}`;
export const exploreLink = 'Explorer';

export const regionDescriptions = {
  VDA: 'Châteaux, glaciers et refuges au pied du Cervin.',
  PIE: 'Langhe, noisetiers et fermes parmi les vignes.',
  LIG: 'Villages à flanc de falaise, ruelles et terrasses sur la mer.',
  LOM: 'Villas au bord des lacs, villes d’art et plaine au fil de l’eau.',
  TAA: 'Fermes de montagne, alpages et Dolomites qui rosissent.',
  VEN: 'Lagune, villas palladiennes et collines du Prosecco.',
  FVG: 'Karst, châteaux sur le golfe et souffle de la bora.',
  EMR: 'Arcades, longues tables et maisons de plaine.',
  TOS: 'Fermes, cyprès et chemins de terre entre les collines.',
  MAR: 'Collines en damier, tourelles et la mer du Conero.',
  UMB: 'Pierre claire, oliviers et silence des collines.',
  LAZ: 'Amphithéâtres, pins et fermes de la campagne romaine.',
  ABR: 'Forteresses, hauts plateaux et pâturages sous le Gran Sasso.',
  MOL: 'Chemins de transhumance, clochers et hospitalité villageoise.',
  CAM: 'Le golfe, les îles et les citrons de la côte.',
  PUG: 'Trulli, masserie et oliviers séculaires.',
  BAS: 'Les Sassi de Matera et les terres des calanchi.',
  CAL: 'Falaises, villages perchés et mer transparente.',
  SIC: 'Temples, agrumes et maisons à l’ombre de l’Etna.',
  SAR: 'Granits, nuraghes et criques d’eau claire.',
};

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
