import type { ExpressionSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { LayerColours, MapColour } from './colours.ts';
import type { Geo } from './load-geo.ts';
import { BESIDE } from './beside.ts';
import * as messages from '../../messages/visitor.ts';

type Layer = StyleSpecification['layers'][number];
export type NameLayer = Omit<SymbolLayerSpecification, 'filter'> & { filter?: ExpressionSpecification };
const SEAS: readonly [nome: string, lon: number, lat: number][] = [
  [messages.adriaticSea, 15.6, 42.75],
  [messages.adriaticSea, 13.35, 44.6],
  [messages.ligurianSea, 8.9, 43.5],
  [messages.tyrrhenianSea, 12.1, 40.1],
  [messages.ionianSea, 17.9, 38.9],
  [messages.sardinianSea, 7.1, 40.2],
  [messages.straitOfSicily, 12.4, 36.7],
];
const NAMED_LAKES: readonly [zoom: number, km2: number][] = [
  [6, 300],
  [7, 90],
  [8, 40],
  [9, 0],
];
const RIVERS_ZOOM = 7;
const SMALL_RIVERS_ZOOM = 8;
/** The rivers are hidden from this zoom on, because their simplified courses are visibly wrong there. */
const RIVERS_END_ZOOM = 11.5;

export function waterSources({ laghi, fiumi, nomiAcque }: Geo): StyleSpecification['sources'] {
  const features = SEAS.map(([nome, lon, lat]) => ({
    type: 'Feature' as const,
    properties: { nome },
    geometry: { type: 'Point' as const, coordinates: [lon, lat] },
  }));
  return {
    laghi: { type: 'geojson', data: laghi, maxzoom: 12 },
    fiumi: { type: 'geojson', data: fiumi, maxzoom: 12 },
    'nomi-acque': { type: 'geojson', data: nomiAcque },
    mari: { type: 'geojson', data: { type: 'FeatureCollection', features } },
  };
}

function lakeIsNamed(): ExpressionSpecification {
  const steps = NAMED_LAKES.flatMap(([zoom, km2]) => [zoom, km2]);
  return ['>=', ['get', 'km2'], ['step', ['zoom'], 100_000, steps[0] ?? 0, ...steps.slice(1)]];
}

const LEVEL: ExpressionSpecification = ['get', 'livello'];
const ZOOM: ExpressionSpecification = ['zoom'];

function byLevel(great: number, middle: number, small: number): ExpressionSpecification {
  return ['match', LEVEL, 1, great, 2, middle, small];
}

// These expressions are not nested, because the TypeScript compiler would then try every combination of expression
// types.
const LEAST_LEVEL: ExpressionSpecification = ['step', ZOOM, 1, RIVERS_ZOOM, 3, SMALL_RIVERS_ZOOM, 4];
const RIVERS_SHOWN: ExpressionSpecification = ['<=', LEVEL, LEAST_LEVEL];
const FADE: ExpressionSpecification = ['interpolate', ['linear'], ZOOM, RIVERS_END_ZOOM - 1, 1, RIVERS_END_ZOOM, 0];
const RIVER_STEPS = [5, byLevel(0.9, 0.4, 0.4), 9, byLevel(2, 1.5, 1.1), 11.5, byLevel(3.6, 2.6, 1.8)];
const RIVER_WIDTH: ExpressionSpecification = ['interpolate', ['linear'], ZOOM, ...RIVER_STEPS];

/** Lakes and rivers from the portal's own data. Where street tiles exist, their layers are drawn over these. */
export const WATER_LAYERS: readonly Layer[] = [
  {
    id: 'corso',
    type: 'line',
    source: 'fiumi',
    maxzoom: RIVERS_END_ZOOM,
    filter: RIVERS_SHOWN,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-opacity': FADE, 'line-width': RIVER_WIDTH },
  },
  { id: 'riva', type: 'line', source: 'laghi', paint: { 'line-width': 1.6 } },
  { id: 'lago', type: 'fill', source: 'laghi' },
];

function named(id: string, source: string, layout: SymbolLayerSpecification['layout']): NameLayer {
  return {
    id,
    type: 'symbol',
    source,
    layout: { 'text-field': ['get', 'nome'], 'text-font': ['Figtree'], 'text-size': 12, ...layout },
    paint: { 'text-halo-width': 1.3 },
  };
}

export const SEA_NAMES: NameLayer = {
  ...named('nome-mare', 'mari', { 'text-size': 13, 'text-letter-spacing': 0.12, 'text-max-width': 6 }),
  maxzoom: 9,
};

const LARGEST_FIRST: ExpressionSpecification = ['-', 0, ['get', 'km2']];
const HAS_NAME: ExpressionSpecification = ['!=', ['get', 'nome'], ''];

export const INLAND_NAMES: readonly NameLayer[] = [
  {
    ...named('nome-lago', 'nomi-acque', {
      'text-max-width': 6,
      'symbol-sort-key': LARGEST_FIRST,
      ...BESIDE,
    }),
    filter: lakeIsNamed(),
  },
  {
    ...named('nome-corso', 'fiumi', {
      'text-letter-spacing': 0.06,
      'text-max-angle': 40,
      'symbol-placement': 'line',
      'symbol-spacing': 340,
    }),
    minzoom: SMALL_RIVERS_ZOOM,
    maxzoom: RIVERS_END_ZOOM,
    filter: HAS_NAME,
  },
];

const nameColours = (id: string, halo: MapColour) =>
  [
    [id, 'text-color', 'nomeAcqua'],
    [id, 'text-halo-color', halo],
  ] satisfies LayerColours;

export const WATER_COLOURS: LayerColours = [
  ['corso', 'line-color', 'costa'],
  ['riva', 'line-color', 'costa'],
  ['lago', 'fill-color', 'mare'],
  ...nameColours('nome-mare', 'mare'),
  ...['nome-lago', 'nome-lago-oltre'].flatMap((id) => nameColours(id, 'alone')),
  ...['nome-corso', 'nome-corso-oltre'].flatMap((id) => nameColours(id, 'alone')),
];
