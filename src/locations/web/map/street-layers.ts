import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import { BESIDE } from './beside.ts';
import type { LayerColours } from './colours.ts';

type Layer = StyleSpecification['layers'][number];
type Width = readonly (readonly [zoom: number, pixels: number])[];

/** Source of the street tiles. Their layer names and values are those of Protomaps' basemaps, version 4. */
const SOURCE = 'strade';
/** Minimum zoom of the street tiles. At lower zooms, the portal's own land data is detailed enough. */
const MIN_ZOOM = 8;
export const STREET_NAMES_ZOOM = 11;
export const STREET_WATERS_ZOOM = 9;

const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:it'], ['get', 'name']];
const KIND: ExpressionSpecification = ['get', 'kind'];

function isOneOf(...kinds: string[]): ExpressionSpecification {
  return ['in', KIND, ['literal', kinds]];
}

function width(...steps: Width): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.6], ['zoom'], ...steps.flat()];
}

function fill(id: string, layer: string, minzoom: number, filter?: ExpressionSpecification): Layer {
  return { id, type: 'fill', source: SOURCE, 'source-layer': layer, minzoom, ...(filter && { filter }) };
}

const FAINT_IN_TUNNELS: ExpressionSpecification = ['case', ['has', 'is_tunnel'], 0.25, 1];

type Road = { id: string; minzoom: number; filter: ExpressionSpecification; widths: Width; edge: number };

/** Returns separate layers for the edges and the surfaces of streets, so that no edge is drawn over another street. */
function roads({ id, minzoom, filter, widths, edge }: Road): [edge: Layer, street: Layer] {
  const line = (name: string, more: number): Layer => ({
    id: name,
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom,
    filter,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-width': width(...widths.map(([zoom, pixels]) => [zoom, pixels + more] as const)),
      'line-opacity': FAINT_IN_TUNNELS,
    },
  });
  return [line(`${id}-bordo`, edge), line(id, 0)];
}

const ROADS: readonly Road[] = [
  {
    id: 'via',
    minzoom: 12,
    filter: isOneOf('minor_road', 'other'),
    widths: [
      [12, 0.4],
      [14, 2.4],
      [17, 13],
    ],
    edge: 1.2,
  },
  {
    id: 'strada',
    minzoom: 9,
    filter: isOneOf('major_road'),
    widths: [
      [9, 0.5],
      [12, 1.8],
      [14, 4],
      [17, 17],
    ],
    edge: 1.4,
  },
  {
    id: 'autostrada',
    minzoom: MIN_ZOOM,
    filter: isOneOf('highway'),
    widths: [
      [8, 0.8],
      [12, 2.6],
      [14, 5],
      [17, 18],
    ],
    edge: 1.6,
  },
];

type Lines = { id: string; layer: string; minzoom: number; filter: ExpressionSpecification };

function lines({ id, layer, minzoom, filter }: Lines, widths: Width): Layer {
  return {
    id,
    type: 'line',
    source: SOURCE,
    'source-layer': layer,
    minzoom,
    filter,
    paint: { 'line-width': width(...widths) },
  };
}

const PATHS: Layer = {
  id: 'sentiero',
  type: 'line',
  source: SOURCE,
  'source-layer': 'roads',
  minzoom: 14,
  filter: isOneOf('path'),
  paint: { 'line-width': width([14, 0.8], [17, 2.4]), 'line-dasharray': [3, 1.5] },
};

const RAILS: Layer[] = [
  lines({ id: 'ferrovia', layer: 'roads', minzoom: 10, filter: isOneOf('rail') }, [
    [10, 0.5],
    [14, 1.6],
    [17, 3],
  ]),
  {
    id: 'traversine',
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom: 13,
    filter: isOneOf('rail'),
    paint: { 'line-width': width([13, 3], [17, 9]), 'line-dasharray': [0.25, 2.5] },
  },
];

type Names = { id: string; layer: string; minzoom: number; filter: ExpressionSpecification; size: number };

function names({ id, layer, minzoom, filter, size }: Names, more: object = {}): Layer {
  return {
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': layer,
    minzoom,
    filter: ['all', ['has', 'name'], filter],
    layout: {
      'text-field': NAME,
      'text-font': ['Figtree'],
      'text-size': size,
      'text-max-width': 8,
      'text-padding': 4,
      ...more,
    },
    paint: { 'text-halo-width': 1.4 },
  };
}

const ALONG = { 'symbol-placement': 'line', 'text-max-angle': 30, 'symbol-spacing': 320 };
/** Later layers are placed first, so names of towns take precedence over names of streets. */
const NAMES: Layer[] = [
  names({ id: 'nome-via', layer: 'roads', minzoom: 15, filter: isOneOf('minor_road', 'path'), size: 11.5 }, ALONG),
  names({ id: 'nome-strada', layer: 'roads', minzoom: 13, filter: isOneOf('major_road', 'highway'), size: 12 }, ALONG),
  names(
    { id: 'nome-fiume', layer: 'water', minzoom: 12, filter: isOneOf('river', 'stream', 'canal'), size: 12 },
    ALONG,
  ),
  names({
    id: 'nome-acqua',
    layer: 'water',
    minzoom: STREET_WATERS_ZOOM,
    filter: ['all', ['==', ['geometry-type'], 'Point'], isOneOf('lake', 'water', 'sea', 'bay', 'strait')],
    size: 12.5,
  }),
  {
    id: 'stazione',
    type: 'circle',
    source: SOURCE,
    'source-layer': 'pois',
    minzoom: 12,
    filter: isOneOf('station'),
    paint: { 'circle-radius': 4, 'circle-stroke-width': 2 },
  },
  names(
    { id: 'nome-stazione', layer: 'pois', minzoom: 13, filter: isOneOf('station'), size: 12 },
    { 'text-anchor': 'top', 'text-offset': [0, 0.6] },
  ),
  names({ id: 'quartiere', layer: 'places', minzoom: 13, filter: isOneOf('neighbourhood', 'macrohood'), size: 12.5 }),
  names(
    { id: 'localita', layer: 'places', minzoom: STREET_NAMES_ZOOM, filter: isOneOf('locality'), size: 14 },
    {
      ...BESIDE,
      'text-size': ['match', ['get', 'kind_detail'], 'city', 18, 'town', 16, 'village', 14, 12.5],
      'symbol-sort-key': ['match', ['get', 'kind_detail'], 'city', 0, 'town', 1, 'village', 2, 3],
    },
  ),
];

const edges = ROADS.map((road) => roads(road)[0]);
const streets = ROADS.map((road) => roads(road)[1]);

export const STREET_LAYERS: readonly Layer[] = [
  fill('suolo', 'earth', MIN_ZOOM, ['==', ['geometry-type'], 'Polygon']),
  fill('bosco', 'landuse', MIN_ZOOM, isOneOf('forest', 'wood', 'national_park', 'nature_reserve', 'scrub')),
  fill('parco', 'landuse', 10, isOneOf('park', 'garden', 'grass', 'meadow', 'cemetery', 'golf_course', 'playground')),
  fill('spiaggia', 'landuse', 11, isOneOf('beach', 'sand')),
  fill('piazza', 'landuse', 13, isOneOf('pedestrian', 'pier')),
  fill('acqua', 'water', MIN_ZOOM, ['==', ['geometry-type'], 'Polygon']),
  lines({ id: 'fiume', layer: 'water', minzoom: 9, filter: isOneOf('river', 'canal', 'stream') }, [
    [9, 0.6],
    [14, 2],
    [17, 5],
  ]),
  fill('edificio', 'buildings', 14, isOneOf('building', 'building_part')),
  PATHS,
  ...edges,
  ...streets,
  ...RAILS,
];

export const STREET_NAMES: readonly Layer[] = NAMES;

const nameColours = (id: string) =>
  [
    [id, 'text-color', 'nome'],
    [id, 'text-halo-color', 'alone'],
  ] satisfies LayerColours;

export const STREET_COLOURS: LayerColours = [
  ['suolo', 'fill-color', 'terra'],
  ['bosco', 'fill-color', 'bosco'],
  ['parco', 'fill-color', 'parco'],
  ['spiaggia', 'fill-color', 'spiaggia'],
  ['piazza', 'fill-color', 'edificio'],
  ['acqua', 'fill-color', 'mare'],
  ['fiume', 'line-color', 'mare'],
  ['edificio', 'fill-color', 'edificio'],
  ['edificio', 'fill-outline-color', 'bordoEdificio'],
  ['sentiero', 'line-color', 'sentiero'],
  ['via', 'line-color', 'via'],
  ['via-bordo', 'line-color', 'bordoVia'],
  ['strada', 'line-color', 'strada'],
  ['strada-bordo', 'line-color', 'bordoStrada'],
  ['autostrada', 'line-color', 'autostrada'],
  ['autostrada-bordo', 'line-color', 'bordoStrada'],
  ['ferrovia', 'line-color', 'ferrovia'],
  ['traversine', 'line-color', 'ferrovia'],
  ['stazione', 'circle-color', 'alone'],
  ['stazione', 'circle-stroke-color', 'nome'],
  ['nome-fiume', 'text-color', 'nomeAcqua'],
  ['nome-fiume', 'text-halo-color', 'alone'],
  ['nome-acqua', 'text-color', 'nomeAcqua'],
  ['nome-acqua', 'text-halo-color', 'alone'],
  ...['nome-via', 'nome-strada', 'nome-stazione', 'quartiere', 'localita'].flatMap(nameColours),
];
