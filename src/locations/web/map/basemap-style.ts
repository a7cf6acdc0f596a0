import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColour, MapColours } from './colours.ts';
import type { Geo } from './load-geo.ts';

/** From here on the circle that a home is somewhere in is large enough to be seen. */
const CIRCLE_ZOOM = 11;
/** Radius in pixels, at zoom 0 and the latitude of Rome, of the 500 m within which a home is drawn. */
const CIRCLE_PX = 500 / 58_200;
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
  const at = (zoom: number) => CIRCLE_PX * 2 ** zoom;
  return ['interpolate', ['exponential', 2], ['zoom'], CIRCLE_ZOOM, at(CIRCLE_ZOOM), 16, at(16)];
}

type Layer = StyleSpecification['layers'][number];

/** Filled by whoever shows homes, or the circle that one is somewhere in. */
const NOTHING: StyleSpecification['sources'][string] = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
};

function sourcesOf({ vicini, terre, confini, citta }: Geo): StyleSpecification['sources'] {
  return {
    vicini: { type: 'geojson', data: vicini, maxzoom: 10 },
    terre: { type: 'geojson', data: terre, maxzoom: 12 },
    confini: { type: 'geojson', data: confini, maxzoom: 12 },
    citta: { type: 'geojson', data: citta },
    case: NOTHING,
    zona: NOTHING,
  };
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

const TOWNS: Layer = {
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
  },
  paint: { 'text-halo-width': 1.4 },
};

/** A map of our own: no tiles, pictures or glyphs from anywhere (docs/decisions/0080). Text is drawn from the page's font. */
export function basemapStyle(geo: Geo, colours: MapColours): StyleSpecification {
  const layers: Layer[] = [
    { id: 'mare', type: 'background' },
    { id: 'vicini', type: 'fill', source: 'vicini' },
    { id: 'costa', type: 'line', source: 'terre', paint: { 'line-width': 2 } },
    { id: 'terre', type: 'fill', source: 'terre' },
    border('provincia', ['interpolate', ['linear'], ['zoom'], 5, 0.4, 9, 1.2, 12, 2]),
    border('regione', ['interpolate', ['linear'], ['zoom'], 5, 1, 9, 2.2, 12, 3]),
    CIRCLES,
    ...ZONE,
    TOWNS,
  ];
  return { version: 8, sources: sourcesOf(geo), layers: layers.map((layer) => withColours(layer, colours)) };
}

export const LAYER_COLOURS = [
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
] as const satisfies readonly (readonly [layer: string, property: string, colour: MapColour])[];

function withColours<Plain extends Layer>(layer: Plain, colours: MapColours): Plain {
  const own = LAYER_COLOURS.filter(([id]) => id === layer.id).map(([, property, colour]) => [
    property,
    colours[colour],
  ]);
  return { ...layer, paint: { ...layer.paint, ...Object.fromEntries(own) } };
}
