import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import { BESIDE_DOT, NEXT_TO_DOT } from './beside.ts';
import type { LayerColours } from './colours.ts';
import type { NameLayer } from './water-layers.ts';

type Layer = StyleSpecification['layers'][number];

export const DOT_IMAGE = 'punto';

/** Number of named towns by zoom. The zooms are integers, because filters are evaluated only at integer zooms. */
const NAMED: readonly [zoom: number, rank: number][] = [
  [5, 20],
  [6, 60],
  [7, 180],
  [8, 600],
  [9, 10_000],
];

const NAMED_AROUND_HOME: typeof NAMED = [
  [7, 180],
  [8, 1500],
  [9, 10_000],
];

function upToRank(named: typeof NAMED): ExpressionSpecification {
  const [first, ...steps] = named.flatMap(([zoom, rank]) => [zoom, rank]);
  return ['<=', ['get', 'rango'], ['step', ['zoom'], 8, first ?? 0, ...steps]];
}

const RING_IS_SHOWN: ExpressionSpecification = [
  'all',
  ['>=', ['zoom'], ['get', 'from']],
  ['<=', ['zoom'], ['get', 'to']],
];

/** Number of province capitals, which come first in `citta.json`. */
const CAPITALS = 116;

function sizeByRank(size: number): ExpressionSpecification {
  return ['case', ['<', ['get', 'rango'], CAPITALS], size + 1.5, size - 1];
}

export const TOWNS_AROUND_HOME = upToRank(NAMED_AROUND_HOME);
export const TOWN_LAYER = 'citta';
export const HOME_TOWN_LAYER = 'comune';
/** Bold font for labels. `SemiBold` is not a font, but the weight in which `Figtree` is drawn. */
const HEAVY = ['literal', ['SemiBold', 'Figtree']] satisfies ExpressionSpecification;
const PLAIN = ['literal', ['Figtree']] satisfies ExpressionSpecification;
const IS_CAPITAL: ExpressionSpecification = ['<', ['get', 'rango'], CAPITALS];

export const TOWNS: NameLayer = {
  id: TOWN_LAYER,
  type: 'symbol',
  source: 'citta',
  filter: upToRank(NAMED),
  layout: {
    'text-field': ['get', 'nome'],
    'text-font': ['case', IS_CAPITAL, HEAVY, PLAIN],
    'text-size': ['interpolate', ['linear'], ['zoom'], 5, 11.5, 9, sizeByRank(14), 13, sizeByRank(16)],
    'text-padding': 6,
    'text-max-width': 8,
    'symbol-sort-key': ['get', 'rango'],
    'icon-image': DOT_IMAGE,
    'icon-size': ['case', IS_CAPITAL, 1, 0.75],
    // The dot is optional: if a label covers it, the name can still appear next to the label.
    'icon-optional': true,
    ...BESIDE_DOT,
  },
  paint: { 'text-halo-width': 1.4, 'icon-halo-width': 1 },
};

export const HOME_TOWN: Layer = {
  ...TOWNS,
  id: HOME_TOWN_LAYER,
  filter: ['literal', false],
  layout: { ...TOWNS.layout, 'text-font': HEAVY, 'text-size': 16 },
};

export const STATIONS: Layer = {
  id: 'stazioni',
  type: 'symbol',
  source: 'stazioni',
  minzoom: 9.5,
  layout: {
    'text-field': ['get', 'nome'],
    'text-font': PLAIN,
    'text-size': 13,
    'text-max-width': 9,
    'text-padding': 6,
    'icon-image': DOT_IMAGE,
    'text-variable-anchor-offset': NEXT_TO_DOT,
    'text-justify': 'auto',
  },
  paint: { 'text-halo-width': 1.4, 'icon-halo-width': 1.2 },
};

export const [RINGS_LINE, RINGS_NAME]: [Layer, Layer] = [
  {
    id: 'anelli',
    type: 'line',
    source: 'anelli',
    filter: RING_IS_SHOWN,
    paint: { 'line-width': 1.2, 'line-opacity': 0.3 },
  },
  {
    id: 'nome-anello',
    type: 'symbol',
    source: 'anelli',
    filter: RING_IS_SHOWN,
    layout: {
      'text-field': ['get', 'testo'],
      'text-font': ['Figtree'],
      'text-size': 11.5,
      'symbol-placement': 'line',
      'symbol-spacing': 170,
      'text-padding': 8,
    },
    paint: { 'text-halo-width': 2 },
  },
];

const townColours = (id: string) =>
  [
    [id, 'text-color', 'nome'],
    [id, 'text-halo-color', 'alone'],
    [id, 'icon-color', 'nome'],
    [id, 'icon-halo-color', 'alone'],
  ] satisfies LayerColours;

export const TOWN_COLOURS: LayerColours = [
  ...[TOWN_LAYER, `${TOWN_LAYER}-oltre`, HOME_TOWN_LAYER].flatMap(townColours),
  ['stazioni', 'text-color', 'stazione'],
  ['stazioni', 'text-halo-color', 'alone'],
  ['stazioni', 'icon-color', 'stazione'],
  ['stazioni', 'icon-halo-color', 'alone'],
  ['anelli', 'line-color', 'bordo'],
  ['nome-anello', 'text-color', 'bordo'],
  ['nome-anello', 'text-halo-color', 'alone'],
];
