import type { LatLon } from '../../locations/rules/lat-lon.ts';
import { fromMercator, mercatorRadius, toMercator } from './mercator.ts';
import type { PlaceIndex } from './place-index.ts';
import type { MapBox, Scope } from './search-criteria.ts';
import type { Zone } from './zone.ts';

/** `dove` is a phrase such as "nel Salento". `nome`, `dove` and `path` are '' if the zone has none. */
export type OpenZone = { zone: Zone; scope: Scope; nome: string; dove: string; path: string };

type NamedTowns = Pick<OpenZone, 'nome' | 'dove' | 'path'> & { citta_ids: readonly number[] };

const NOWHERE = { nome: '', dove: '', path: '' };

function openRadius({ citta_id, km }: Extract<Zone, { kind: 'intorno' }>, places: PlaceIndex): NamedTowns | null {
  const citta_ids = places.around(citta_id, km);
  const { nome, path } = places.describe({ kind: 'citta', id: citta_id });
  const dove = places.phraseOf({ kind: 'citta', id: citta_id });
  return citta_ids.length === 0 ? null : { nome, dove, path, citta_ids };
}

function boxAround(circle: LatLon & { km: number }): MapBox {
  const middle = toMercator(circle);
  const reach = mercatorRadius(middle, circle.km);
  const [from, to] = [-reach, reach].map((by) => fromMercator({ x: middle.x + by, y: middle.y + by }));
  const { lon: west = 0, lat: south = 0 } = from ?? {};
  const { lon: east = 0, lat: north = 0 } = to ?? {};
  return { kind: 'riquadro', west, south, east, north, circle };
}

function openPoint({ punto, km }: Extract<Zone, { kind: 'punto' }>, places: PlaceIndex): OpenZone | null {
  const point = places.pointBySlug(punto);
  if (point === undefined) return null;
  const { nome } = places.describe({ kind: 'punto', id: point.id });
  const [town = 0] = places.townsOfPoint(point.id);
  const { path } = places.describe({ kind: 'citta', id: town });
  const { lat, lon } = point;
  return { zone: { kind: 'punto', punto, km }, scope: boxAround({ lat, lon, km }), nome, dove: '', path };
}

function openArea({ area }: Extract<Zone, { kind: 'area' }>, places: PlaceIndex): NamedTowns | null {
  const known = places.areaBySlug(area);
  return known ? { nome: known.nome, dove: known.dove, path: '', citta_ids: known.citta_ids } : null;
}

function openPlace(path: string, places: PlaceIndex): NamedTowns | null {
  const place = places.byPath(path);
  if (place === undefined) return null;
  const { nome } = places.describe(place);
  return { nome, dove: places.phraseOf(place), path, citta_ids: places.townsOf(place) };
}

function openSetting(
  { ambiente, inside, dove }: Extract<Zone, { kind: 'ambiente' }>,
  places: PlaceIndex,
): NamedTowns | null {
  const there = places.inSetting(ambiente);
  if (inside === null && dove === '') return { ...NOWHERE, citta_ids: [...there] };
  const around = inside === null ? openPlace(dove, places) : openNamed(inside, places);
  return around && { ...around, citta_ids: around.citta_ids.filter((id) => there.has(id)) };
}

function openNamed(zone: Exclude<Zone, { kind: 'riquadro' }>, places: PlaceIndex): NamedTowns | null {
  if (zone.kind === 'punto') {
    const open = openPoint(zone, places);
    const point = places.pointBySlug(zone.punto);
    return open && point ? { ...open, citta_ids: places.townsOf({ kind: 'punto', id: point.id }) } : null;
  }
  if (zone.kind === 'area') return openArea(zone, places);
  return zone.kind === 'intorno' ? openRadius(zone, places) : openSetting(zone, places);
}

/**
 * Finds the scope and the name of a zone. Returns `null` if its place does not exist.
 * @example openZone({ kind: 'intorno', citta_id: 52032, km: 20 }, places)?.nome // 'Siena'
 */
export function openZone(zone: Zone, places: PlaceIndex): OpenZone | null {
  if (zone.kind === 'riquadro') return { zone, scope: zone, ...NOWHERE };
  if (zone.kind === 'punto') return openPoint(zone, places);
  const open = openNamed(zone, places);
  if (open === null) return null;
  const { citta_ids, ...named } = open;
  return { zone, scope: { kind: 'citta', citta_ids }, ...named };
}
