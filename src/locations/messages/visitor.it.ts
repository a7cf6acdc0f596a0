import { brandTexts } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';

export const zoomInButton = 'Avvicina la mappa';
export const zoomOutButton = 'Allontana la mappa';
export const mapNotLoaded = 'La mappa non si è caricata.';
export const mapNotSupported = 'Questo browser non riesce a disegnare la mappa: serve WebGL 2, che forse è spento.';
export const retryButton = 'Riprova';
export const placeMapLabel = (nome: string) => `Mappa: dove si trova ${nome || 'la casa'}`;
export const showMapButton = 'Mostra la mappa';
export const mapNeedsScript = 'La mappa ha bisogno di JavaScript.';
export const markerHint = 'Segnaposto della casa. Le frecce lo spostano, con Maiusc di più';
export const markerMoved = (lat: string, lon: string) => `Segnaposto spostato: latitudine ${lat}, longitudine ${lon}.`;
export const mapAttribution = '© OpenStreetMap';
export const viewStreetsLink = 'Vedi le strade su OpenStreetMap';
export const opensOtherSiteNote = '(si apre un altro sito, in un’altra scheda)';
export const seaLabel = 'Mare';
/** `metri` is true if both positions are precise enough to show a distance below one kilometre in metres. */
export const distanceText = (km: number, metri: boolean) => {
  if (km >= 1) return `${formatCount(km)} km`;
  return metri ? `${Math.round(km * 1000)} m` : 'meno di 1 km';
};
export const ringLabel = (km: number) => `${formatCount(km)} km`;
export const adriaticSea = 'Mare Adriatico';
export const ligurianSea = 'Mar Ligure';
export const tyrrhenianSea = 'Mar Tirreno';
export const ionianSea = 'Mar Ionio';
export const sardinianSea = 'Mar di Sardegna';
export const straitOfSicily = 'Canale di Sicilia';
export const mapLibreLocale = {
  'Map.Title': 'Mappa: frecce per spostarla, più e meno per lo zoom',
  'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl + rotella per lo zoom della mappa',
  'CooperativeGesturesHandler.MacHelpText': '⌘ + rotella per lo zoom della mappa',
  'CooperativeGesturesHandler.MobileHelpText': 'Due dita per spostare la mappa',
  'ScaleControl.Meters': 'm',
  'ScaleControl.Kilometers': 'km',
} as const;

export const regionNotFound = 'Regione non trovata.';
export const provinceNotFound = 'Provincia non trovata.';
export const townNotFound = 'Città non trovata.';
export const postcodeInvalid = 'Il CAP ha cinque cifre.';

export const homeCountsNotLoaded =
  'Non riusciamo a contare le case. Le regioni sono qui: scegline una, oppure riprova.';

export const provinceMapTitle = 'Mappa delle province';
export const provincesNotDrawn =
  'I confini delle province sarde, nuovi dal 2026, non sono ancora sulla mappa: scegli la provincia dall’elenco.';

const NO_TOWNS_WITH_HOMES = 'ancora nessun comune con case';
const townCount = (count: number) => (count === 1 ? '1 comune' : `${formatCount(count)} comuni`);
export const provincesNotLoaded = 'Non riusciamo a caricare le province. Riprova.';
export const townsNotLoaded = 'Non riusciamo a caricare le città. Riprova.';
export const homesNotLoaded = 'Non riusciamo a caricare le case. Riprova.';
export const townsAvailable = (count: number) =>
  count === 1 ? '1 città disponibile' : `${formatCount(count)} città disponibili`;
export const townsWithHomesSuffix = (count: number) =>
  count === 0 ? `, ${NO_TOWNS_WITH_HOMES}` : `, ${townCount(count)} con case`;
export const townsWithHomes = (count: number, without: number) => {
  if (count === 0) return NO_TOWNS_WITH_HOMES;
  const known = `${townCount(count)} con case`;
  return without === 0 ? known : `${known}, ${formatCount(without)} ancora senza`;
};
export const otherTowns = (count: number, before: number) => {
  if (before === 0) return `${townCount(count)} ancora senza case`;
  return `${count === 1 ? 'Un altro comune' : `Altri ${formatCount(count)} comuni`}, ancora senza case`;
};
export const homeCount = (count: number) => {
  if (count === 0) return 'nessuna casa';
  return count === 1 ? '1 casa' : `${formatCount(count)} case`;
};

export const withHomesTitle = 'Con case';
export const withoutHomesTitle = 'Ancora senza case';
export const regionsLabel = 'Regioni';
export const provincesTitle = 'Province';
export const propertiesTitle = 'Strutture Ricettive';
export const chooseRegionForCounts = 'Scegli una regione per vedere le province e il numero di case in ogni città.';
export const regionsMapLabel = 'Mappa delle regioni d’Italia';
export const italyLabel = 'Italia';
export const breadcrumbLabel = 'Percorso';
export const goButton = 'Vai';
export const provinceLabel = 'Provincia';
export const provincePlaceholder = 'Scegli una provincia';
export const townLabel = 'Città';
export const townPlaceholder = 'Scegli una città';
export const provinceFirstPlaceholder = 'Prima la provincia';
export const exploreRegionsTitle = brandTexts.exploreRegions ?? "Esplora le Regioni d'Italia";
export const clickRegionHint = 'Clicca su una regione per scoprire province, città e case.';
export const chooseRegionHint = 'Scegli una regione per scoprire province, città e case.';
export const postcardsView = 'Cartoline';
export const mapView = 'Mappa';
export const viewLabel = 'Vista';
export const regionAndProvinceCount = (ofRegioni: number, ofProvince: number) =>
  `${ofRegioni} regioni, ${ofProvince} province`;
export const regionCount = (ofRegioni: number) => `${ofRegioni} regioni`;
export const exploreLink = 'Esplora';

export const regionDescriptions = {
  VDA: 'Castelli, ghiacciai e rifugi ai piedi del Cervino.',
  PIE: 'Langhe, noccioleti e cascine tra le vigne.',
  LIG: 'Borghi verticali, caruggi e terrazze sul mare.',
  LOM: 'Ville di lago, città d’arte e pianura d’acqua.',
  TAA: 'Masi, malghe e l’enrosadira sulle Dolomiti.',
  VEN: 'Laguna, ville palladiane e colline del Prosecco.',
  FVG: 'Carso, castelli sul golfo e vento di bora.',
  EMR: 'Portici, tavole lunghe e case di pianura.',
  TOS: 'Poderi, cipressi e strade bianche tra le colline.',
  MAR: 'Colline a righe, torricini e il mare del Conero.',
  UMB: 'Pietra chiara, ulivi e silenzio di collina.',
  LAZ: 'Anfiteatri, pini e casali dell’agro romano.',
  ABR: 'Rocche, altipiani e pascoli sotto il Gran Sasso.',
  MOL: 'Tratturi, campanili e ospitalità di paese.',
  CAM: 'Il golfo, le isole e i limoni della costiera.',
  PUG: 'Trulli, masserie e ulivi secolari.',
  BAS: 'I Sassi di Matera e le terre dei calanchi.',
  CAL: 'Scogliere, borghi alti e mare trasparente.',
  SIC: 'Templi, agrumi e case all’ombra dell’Etna.',
  SAR: 'Graniti, nuraghi e cale d’acqua chiara.',
} as const;
