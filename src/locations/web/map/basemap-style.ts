import type { ExpressionSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { LayerColours, MapColours } from './colours.ts';
import type { Geo } from './load-geo.ts';
import { type Streets, tileAddress } from './load-streets.ts';
import { BESIDE, STREET_COLOURS, STREET_GROUND, STREET_NAMES, STREET_NAMES_ZOOM } from './street-layers.ts';

/** From here on the circle that a home is somewhere in is large enough to be seen. */
export const CIRCLE_ZOOM = 11;
/** Pixels of a metre at zoom 0 and the latitude of Rome. */
const METRE_PX = 1 / 58_200;
/** Most towns that are named, by zoom: more than that, and their names would hide the lands. */
const NAMED: readonly [zoom: number, rank: number][] = [
  [5.5, 20],
  [6.5, 60],
  [7.5, 180],
  [8.5, 600],
  [9.3, 1500],
  [9.9, 10_000],
];

function upToRank(): ExpressionSpecification {
  const [first, ...steps] = NAMED.flatMap(([zoom, rank]) => [zoom, rank]);
  return ['<=', ['get', 'rango'], ['step', ['zoom'], 8, first ?? 0, ...steps]];
}

/** Doubles with every zoom, as the lands do. */
function circleRadius(): ExpressionSpecification {
  const at = (zoom: number): ExpressionSpecification => ['*', ['get', 'raggio'], METRE_PX * 2 ** zoom];
  return ['interpolate', ['exponential', 2], ['zoom'], CIRCLE_ZOOM, at(CIRCLE_ZOOM), 16, at(16)];
}

/** An image that nobody sees, as large as a price on the map. */
export const SIGN_IMAGE = 'segno';

type Layer = StyleSpecification['layers'][number];

/** Filled by whoever shows homes, or the circle that one is somewhere in. */
const NOTHING: StyleSpecification['sources'][string] = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
};

function sourcesOf({ vicini, terre, confini, citta }: Geo, streets: Streets | null): StyleSpecification['sources'] {
  return {
    ...(streets && { strade: sourceOfStreets(streets) }),
    vicini: { type: 'geojson', data: vicini, maxzoom: 10 },
    terre: { type: 'geojson', data: terre, maxzoom: 12 },
    confini: { type: 'geojson', data: confini, maxzoom: 12 },
    citta: { type: 'geojson', data: citta },
    case: NOTHING,
    zona: NOTHING,
    segni: NOTHING,
  };
}

function sourceOfStreets(streets: Streets): StyleSpecification['sources'][string] {
  const { bounds, max_zoom: maxzoom } = streets;
  return { type: 'vector', tiles: [tileAddress(streets)], bounds, maxzoom };
}

function border(tipo: 'provincia' | 'regione', width: ExpressionSpecification): Layer {
  return {
    id: tipo,
    type: 'line',
    source: 'confini',
    filter: ['==', ['get', 'tipo'], tipo],
    layout: { 'line-join': 'round' },
    paint: { 'line-width': width },
  };
}

const IS_LIT: ExpressionSpecification = ['boolean', ['feature-state', 'accesa'], false];

/** What each home is somewhere in. */
const CIRCLES: Layer = {
  id: 'cerchi',
  type: 'circle',
  source: 'case',
  minzoom: CIRCLE_ZOOM,
  filter: ['>', ['get', 'raggio'], 0],
  paint: {
    'circle-radius': circleRadius(),
    'circle-opacity': ['case', IS_LIT, 0.2, 0.03],
    'circle-stroke-width': ['case', IS_LIT, 2, 1],
    'circle-stroke-opacity': ['case', IS_LIT, 0.9, 0.14],
  },
};

/** Somewhere in here is the one place that a map is about. */
const ZONE: Layer[] = [
  { id: 'zona', type: 'fill', source: 'zona', paint: { 'fill-opacity': 0.16 } },
  { id: 'zona-bordo', type: 'line', source: 'zona', paint: { 'line-width': 2, 'line-opacity': 0.8 } },
];

const TOWNS: SymbolLayerSpecification = {
  id: 'citta',
  type: 'symbol',
  source: 'citta',
  filter: upToRank(),
  layout: {
    'text-field': ['get', 'nome'],
    'text-font': ['Figtree'],
    'text-size': ['interpolate', ['linear'], ['zoom'], 5, 11.5, 9, 14, 13, 17],
    'text-padding': 6,
    'text-max-width': 8,
    'symbol-sort-key': ['get', 'rango'],
    ...BESIDE,
  },
  paint: { 'text-halo-width': 1.4 },
};

/** Room for what others lay on the map, such as the price of a home: names keep away from it. */
const SIGNS: Layer = {
  id: 'segni',
  type: 'symbol',
  source: 'segni',
  layout: { 'icon-image': SIGN_IMAGE, 'icon-allow-overlap': true },
};

/** Beyond the streets, which name their towns themselves. */
function isBeyond([west, south, east, north]: Streets['bounds']): ExpressionSpecification {
  const corners: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return ['!', ['within', { type: 'Polygon', coordinates: [corners] }]];
}

function towns(streets: Streets | null): Layer[] {
  if (streets === null) return [TOWNS];
  return [
    { ...TOWNS, maxzoom: STREET_NAMES_ZOOM },
    { ...TOWNS, id: 'citta-oltre', minzoom: STREET_NAMES_ZOOM, filter: isBeyond(streets.bounds) },
  ];
}

/** A map of our own: no pictures or glyphs from anywhere (docs/decisions/0080). Text is drawn from the page's font. */
export function basemapStyle(geo: Geo, streets: Streets | null, colours: MapColours): StyleSpecification {
  const layers: Layer[] = [
    { id: 'mare', type: 'background' },
    { id: 'vicini', type: 'fill', source: 'vicini' },
    { id: 'costa', type: 'line', source: 'terre', paint: { 'line-width': 2 } },
    { id: 'terre', type: 'fill', source: 'terre' },
    ...(streets ? STREET_GROUND : []),
    border('provincia', ['interpolate', ['linear'], ['zoom'], 5, 0.4, 9, 1.2, 12, 2]),
    border('regione', ['interpolate', ['linear'], ['zoom'], 5, 1, 9, 2.2, 12, 3]),
    CIRCLES,
    ...ZONE,
    ...(streets ? STREET_NAMES : []),
    ...towns(streets),
    SIGNS,
  ];
  return { version: 8, sources: sourcesOf(geo, streets), layers: layers.map((layer) => withColours(layer, colours)) };
}

export const LAYER_COLOURS: LayerColours = [
  ['mare', 'background-color', 'mare'],
  ['vicini', 'fill-color', 'vicini'],
  ['vicini', 'fill-outline-color', 'costa'],
  ['costa', 'line-color', 'costa'],
  ['terre', 'fill-color', 'terra'],
  ['provincia', 'line-color', 'provincia'],
  ['regione', 'line-color', 'regione'],
  ['cerchi', 'circle-color', 'cerchio'],
  ['cerchi', 'circle-stroke-color', 'bordo'],
  ['zona', 'fill-color', 'cerchio'],
  ['zona-bordo', 'line-color', 'bordo'],
  ['citta', 'text-color', 'nome'],
  ['citta', 'text-halo-color', 'alone'],
  ['citta-oltre', 'text-color', 'nome'],
  ['citta-oltre', 'text-halo-color', 'alone'],
  ...STREET_COLOURS,
];

function withColours<Plain extends Layer>(layer: Plain, colours: MapColours): Plain {
  const own = LAYER_COLOURS.filter(([id]) => id === layer.id).map(([, property, colour]) => [
    property,
    colours[colour],
  ]);
  return { ...layer, paint: { ...layer.paint, ...Object.fromEntries(own) } };
}
