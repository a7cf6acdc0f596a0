import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import { METRE_PX } from '../../rules/distance-rings.ts';
import { CIRCLE_ZOOM } from '../../rules/map-circle.ts';
import type { LayerColours, MapColours } from './colours.ts';
import type { Geo } from './load-geo.ts';
import { type Streets, tileAddress } from './load-streets.ts';
import { STREET_COLOURS, STREET_LAYERS, STREET_NAMES, STREET_NAMES_ZOOM, STREET_WATERS_ZOOM } from './street-layers.ts';
import { HOME_TOWN, RINGS_LINE, RINGS_NAME, STATIONS, TOWN_COLOURS, TOWNS } from './town-layers.ts';
import { INLAND_NAMES, type NameLayer, SEA_NAMES, WATER_COLOURS, WATER_LAYERS, waterSources } from './water-layers.ts';

function circleRadius(): ExpressionSpecification {
  const at = (zoom: number): ExpressionSpecification => ['*', ['get', 'raggio'], METRE_PX * 2 ** zoom];
  return ['interpolate', ['exponential', 2], ['zoom'], CIRCLE_ZOOM, at(CIRCLE_ZOOM), 16, at(16)];
}

export const SIGN_IMAGE = 'segno';

type Layer = StyleSpecification['layers'][number];

const NOTHING: StyleSpecification['sources'][string] = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
};

/** Empty source for circles. Its tolerance is 0, because MapLibre's simplification would make circles angular. */
const ROUND: typeof NOTHING = { type: 'geojson', data: { type: 'FeatureCollection', features: [] }, tolerance: 0 };

function sourcesOf(geo: Geo, streets: Streets | null): StyleSpecification['sources'] {
  const { vicini, mare, confini, citta } = geo;
  return {
    ...waterSources(geo),
    ...(streets && { strade: sourceOfStreets(streets) }),
    vicini: { type: 'geojson', data: vicini, maxzoom: 10 },
    mare: { type: 'geojson', data: mare, maxzoom: 12 },
    confini: { type: 'geojson', data: confini, maxzoom: 12 },
    citta: { type: 'geojson', data: citta },
    case: NOTHING,
    zona: ROUND,
    segni: NOTHING,
    riserve: NOTHING,
    anelli: ROUND,
    stazioni: NOTHING,
  };
}

function sourceOfStreets(streets: Streets): StyleSpecification['sources'][string] {
  const { bounds, max_zoom: maxzoom } = streets;
  return { type: 'vector', tiles: [tileAddress(streets)], bounds, maxzoom };
}

const BORDER_DASHES = { provincia: [1.5, 3], regione: [4, 2.5] };

function border(tipo: 'provincia' | 'regione', width: ExpressionSpecification): Layer {
  return {
    id: tipo,
    type: 'line',
    source: 'confini',
    filter: ['==', ['get', 'tipo'], tipo],
    layout: { 'line-join': 'round' },
    paint: { 'line-width': width, 'line-dasharray': BORDER_DASHES[tipo] },
  };
}

const IS_LIT: ExpressionSpecification = ['boolean', ['feature-state', 'accesa'], false];

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

const ZONE: Layer[] = [
  { id: 'zona', type: 'fill', source: 'zona', paint: { 'fill-opacity': 0.16 } },
  { id: 'zona-bordo', type: 'line', source: 'zona', paint: { 'line-width': 2, 'line-opacity': 0.8 } },
];

/** Reserves space for the labels on the map, such as prices, so that place names avoid them. */
const SIGNS: Layer = {
  id: 'segni',
  type: 'symbol',
  source: 'segni',
  layout: { 'icon-image': SIGN_IMAGE, 'icon-allow-overlap': true },
};

const RESERVED: Layer = {
  id: 'riserve',
  type: 'symbol',
  source: 'riserve',
  layout: { 'icon-image': ['get', 'immagine'], 'icon-allow-overlap': true },
};

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

function outsideStreets(layer: NameLayer, zoom: number, streets: Streets | null): Layer[] {
  if (streets === null) return [layer];
  const isOutside = isBeyond(streets.bounds);
  return [
    { ...layer, maxzoom: zoom },
    { ...layer, id: `${layer.id}-oltre`, minzoom: zoom, filter: ['all', layer.filter ?? true, isOutside] },
  ];
}

/** Returns the style of the map. It loads no sprites or glyphs from other servers (ADR 0080). */
export function basemapStyle(geo: Geo, streets: Streets | null, colours: MapColours): StyleSpecification {
  const layers: Layer[] = [
    { id: 'terra', type: 'background' },
    { id: 'vicini', type: 'fill', source: 'vicini' },
    { id: 'mare', type: 'fill', source: 'mare' },
    { id: 'costa', type: 'line', source: 'mare', paint: { 'line-width': 1 } },
    ...WATER_LAYERS,
    ...(streets ? STREET_LAYERS : []),
    border('provincia', ['interpolate', ['linear'], ['zoom'], 5, 0.4, 9, 1.2, 12, 2]),
    border('regione', ['interpolate', ['linear'], ['zoom'], 5, 1, 9, 2.2, 12, 3]),
    CIRCLES,
    RINGS_LINE,
    ...ZONE,
    SEA_NAMES,
    RINGS_NAME,
    ...INLAND_NAMES.flatMap((layer) => outsideStreets(layer, STREET_WATERS_ZOOM, streets)),
    ...(streets ? STREET_NAMES : []),
    ...outsideStreets(TOWNS, STREET_NAMES_ZOOM, streets),
    STATIONS,
    HOME_TOWN,
    SIGNS,
    RESERVED,
  ];
  return { version: 8, sources: sourcesOf(geo, streets), layers: layers.map((layer) => withColours(layer, colours)) };
}

export const LAYER_COLOURS: LayerColours = [
  ['terra', 'background-color', 'terra'],
  ['mare', 'fill-color', 'mare'],
  ['vicini', 'fill-color', 'vicini'],
  ['vicini', 'fill-outline-color', 'provincia'],
  ['costa', 'line-color', 'costa'],
  ['provincia', 'line-color', 'provincia'],
  ['regione', 'line-color', 'regione'],
  ['cerchi', 'circle-color', 'cerchio'],
  ['cerchi', 'circle-stroke-color', 'bordo'],
  ['zona', 'fill-color', 'cerchio'],
  ['zona-bordo', 'line-color', 'bordo'],
  ...TOWN_COLOURS,
  ...WATER_COLOURS,
  ...STREET_COLOURS,
];

function withColours<Plain extends Layer>(layer: Plain, colours: MapColours): Plain {
  const colourEntries = LAYER_COLOURS.filter(([id]) => id === layer.id).map(([, property, colour]) => [
    property,
    colours[colour],
  ]);
  return { ...layer, paint: { ...layer.paint, ...Object.fromEntries(colourEntries) } };
}
