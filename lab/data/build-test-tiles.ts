/**
 * Builds a small archive of vector tiles in the schema of Protomaps' basemaps (version 4). Run `node lab/data/build-test-tiles.ts FILE.geojson…`
 * with OpenStreetMap data that `osmium export` has written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, FeatureCollection, Position } from 'geojson';
import { zxyToTileId } from 'pmtiles';

const FILE = 'test/tiles/prova.pmtiles';
const MIN_ZOOM = 10;
const MAX_ZOOM = 14;
const EXTENT = 4096;
const HEADER_BYTES = 127;

type Tags = Readonly<Record<string, string | undefined>>;
type Properties = Record<string, string | number>;
type TileFeature = { layer: string; minZoom: number; properties: Properties };

const ROADS: Readonly<Record<string, [kind: string, minZoom: number]>> = {
  motorway: ['highway', 10],
  trunk: ['major_road', 10],
  primary: ['major_road', 10],
  secondary: ['major_road', 11],
  tertiary: ['major_road', 12],
  unclassified: ['minor_road', 13],
  residential: ['minor_road', 13],
  living_street: ['minor_road', 13],
  service: ['minor_road', 14],
  pedestrian: ['path', 13],
  footway: ['path', 14],
  steps: ['path', 14],
};
const GREEN = ['park', 'garden', 'forest', 'wood', 'grass', 'cemetery', 'beach', 'pedestrian'];

function named(tags: Tags, properties: Properties): Properties {
  return { ...properties, ...(tags['name'] !== undefined && { name: tags['name'] }) };
}

/** Returns the tile feature of an object, or `null` if the object is not shown. */
function read(tags: Tags, type: string): TileFeature | null {
  const { highway = '', railway, building, waterway, natural, place } = tags;
  const road = ROADS[highway.replace('_link', '')];
  if (type === 'Point') {
    if (railway === 'station') return { layer: 'pois', minZoom: 12, properties: named(tags, { kind: 'station' }) };
    const isPart = place === 'suburb' || place === 'quarter' || place === 'neighbourhood';
    if (isPart) return { layer: 'places', minZoom: 12, properties: named(tags, { kind: 'neighbourhood' }) };
    const isTown = place === 'city' || place === 'town' || place === 'village';
    return isTown
      ? { layer: 'places', minZoom: 10, properties: named(tags, { kind: 'locality', kind_detail: place }) }
      : null;
  }
  if (type.endsWith('LineString')) {
    if (road) {
      const properties = named(tags, {
        kind: road[0],
        kind_detail: highway,
        ...(tags['tunnel'] === 'yes' && { is_tunnel: 1 }),
      });
      return { layer: 'roads', minZoom: road[1], properties };
    }
    if (railway === 'rail') return { layer: 'roads', minZoom: 11, properties: { kind: 'rail', kind_detail: 'rail' } };
    return waterway === 'river' || waterway === 'stream'
      ? { layer: 'water', minZoom: 12, properties: named(tags, { kind: waterway }) }
      : null;
  }
  if (building !== undefined) return { layer: 'buildings', minZoom: 14, properties: { kind: 'building' } };
  if (natural === 'water') return { layer: 'water', minZoom: 11, properties: named(tags, { kind: 'lake' }) };
  const kind = [tags['leisure'], tags['landuse'], natural].find((each) => GREEN.includes(each ?? ''));
  return kind === undefined ? null : { layer: 'landuse', minZoom: 12, properties: { kind } };
}

type Layers = Map<string, { minZoom: number; feature: Feature }[]>;

function layersOf(features: readonly Feature[]): Layers {
  const layers: Layers = new Map();
  for (const feature of features) {
    const shown = read(feature.properties ?? {}, feature.geometry.type);
    if (shown === null) continue;
    const { layer, minZoom, properties } = shown;
    const own: Feature = { type: 'Feature', geometry: feature.geometry, properties };
    layers.set(layer, [...(layers.get(layer) ?? []), { minZoom, feature: own }]);
  }
  return layers;
}

function positions(coordinates: unknown): Position[] {
  if (!Array.isArray(coordinates)) return [];
  return typeof coordinates[0] === 'number' ? [coordinates] : coordinates.flatMap(positions);
}

type Bounds = [west: number, south: number, east: number, north: number];

function boundsOf(features: readonly Feature[]): Bounds {
  const all = features.flatMap(({ geometry }) => ('coordinates' in geometry ? positions(geometry.coordinates) : []));
  const [lons, lats] = [all.map(([lon = 0]) => lon), all.map(([, lat = 0]) => lat)];
  const edge = (pick: (one: number, other: number) => number, values: number[]) => values.reduce((a, b) => pick(a, b));
  return [edge(Math.min, lons), edge(Math.min, lats), edge(Math.max, lons), edge(Math.max, lats)];
}

function column(lon: number, zoom: number): number {
  return Math.floor((lon / 360 + 0.5) * 2 ** zoom);
}

function row(lat: number, zoom: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom);
}

type Tile = { id: number; bytes: Buffer };

function tilesOf(layers: Layers, [west, south, east, north]: Bounds): Tile[] {
  const tiles: Tile[] = [];
  for (let z = MIN_ZOOM; z <= MAX_ZOOM; z += 1) {
    const indices = [...layers].map(([layer, shown]) => {
      const features = shown.filter(({ minZoom }) => minZoom <= z).map(({ feature }) => feature);
      const index = new GeoJSONVT(
        { type: 'FeatureCollection', features },
        {
          maxZoom: z,
          indexMaxZoom: z,
          extent: EXTENT,
          buffer: 64,
          tolerance: 3,
        },
      );
      return [layer, index] as const;
    });
    for (let x = column(west, z); x <= column(east, z); x += 1) {
      for (let y = row(north, z); y <= row(south, z); y += 1) {
        const drawn = indices.flatMap(([layer, index]) => {
          const tile = index.getTile(z, x, y);
          return tile === null || tile.features.length === 0 ? [] : [[layer, tile] as const];
        });
        if (drawn.length === 0) continue;
        const bytes = fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent: EXTENT });
        tiles.push({ id: zxyToTileId(z, x, y), bytes: gzipSync(bytes, { level: 9 }) });
      }
    }
  }
  return tiles.toSorted((one, other) => one.id - other.id);
}

function varints(numbers: readonly number[]): number[] {
  return numbers.flatMap((number) => {
    const bytes = [];
    let left = number;
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
    return [...bytes, left];
  });
}

function directory(tiles: readonly Tile[]): Buffer {
  let offset = 1;
  const offsets = tiles.map(({ bytes }) => (offset += bytes.length) - bytes.length);
  const ids = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0));
  const lengths = tiles.map(({ bytes }) => bytes.length);
  return gzipSync(Buffer.from(varints([tiles.length, ...ids, ...tiles.map(() => 1), ...lengths, ...offsets])));
}

function archive(tiles: readonly Tile[], layers: readonly string[], bounds: Bounds): Buffer {
  const root = directory(tiles);
  const metadata = gzipSync(
    JSON.stringify({
      name: 'prova',
      version: '4.0.0',
      attribution: '© OpenStreetMap contributors, ODbL 1.0',
      vector_layers: layers.map((id) => ({ id, fields: {} })),
    }),
  );
  const contents = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0);
  header.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + root.length;
  const contentsAt = metadataAt + metadata.length;
  const places = [HEADER_BYTES, root.length, metadataAt, metadata.length, contentsAt, 0, contentsAt, contents.length];
  const counts = [tiles.length, tiles.length, tiles.length];
  for (const [index, number] of [...places, ...counts].entries())
    header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
  for (const [index, byte] of [1, 2, 2, 1, MIN_ZOOM, MAX_ZOOM].entries()) header.writeUInt8(byte, 96 + index);
  for (const [index, degrees] of bounds.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  return Buffer.concat([header, root, metadata, contents]);
}

const features = process.argv.slice(2).flatMap((file) => {
  const { features: all }: FeatureCollection = JSON.parse(readFileSync(file, 'utf8'));
  return all;
});
const layers = layersOf(features);
const drawn = [...layers.values()].flat().map(({ feature }) => feature);
const bounds = boundsOf(drawn);
const written = archive(tilesOf(layers, bounds), [...layers.keys()], bounds);
writeFileSync(FILE, written);
console.log(`${FILE}: ${written.length} bytes, ${bounds.join(' ')}`);
