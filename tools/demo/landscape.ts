import { COAST } from './coast.ts';
import { NARROWING, type Point, distanceKm } from '../../src/locations/rules/distance-km.ts';
import { AIRPORTS, LAKES, MASSIFS, type Massif, TRULLI } from './landmarks.ts';

function nearestOnSegment(point: Point, start: Point, end: Point): Point {
  const lat = end.lat - start.lat;
  const lon = (end.lon - start.lon) * NARROWING;
  const length = lat * lat + lon * lon;
  const along = length === 0 ? 0 : (point.lat - start.lat) * lat + (point.lon - start.lon) * NARROWING * lon;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
  return { lat: start.lat + share * (end.lat - start.lat), lon: start.lon + share * (end.lon - start.lon) };
}

/** Kilometres from a point to the nearest of some lines of points. */
function distanceToLinesKm(point: Point, lines: readonly (readonly Point[])[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    line.forEach((end, index) => {
      const start = line[Math.max(0, index - 1)] ?? end;
      nearest = Math.min(nearest, distanceKm(point, nearestOnSegment(point, start, end)));
    });
  }
  return nearest;
}

export type TownRow = {
  id: number;
  /** In Italian: of a bilingual name, its Italian half. */
  nome: string;
  cap: string[];
  lat: number;
  lon: number;
  popolazione: number;
  sigla: string;
  regione_id: number;
  capital: boolean;
};

export type Landscape = {
  sea: boolean;
  mountains: boolean;
  /** The name of a lake after "lago" ("di Garda"), or `null`. */
  lake: string | null;
  trulli: boolean;
  airport: boolean;
  city: boolean;
  /** A small old town, where everything is a few steps away. */
  village: boolean;
  hills: boolean;
};

/** Centres of seaside comuni lie about so far from the water at most. */
const SEA_KM = 3;
const LAKE_KM = 2.5;
const AIRPORT_KM = 8;
const CITY_PEOPLE = 45_000;
const VILLAGE_PEOPLE = 6000;

/** Provinces whose country is mostly hills with vines and olives, and villages on top. */
const HILL_PROVINCES = new Set(
  'AL AT CN BG PC PR PU AN MC FM AP FI SI AR GR LU PI PT PG TR VT RI TE PE CH CB IS AV BN SA PZ MT CS CZ KR VV RC EN CL AG NU OR'.split(
    ' ',
  ),
);

function isWithin(town: TownRow, { radiusKm, ...centre }: Massif): boolean {
  return distanceKm(town, centre) <= radiusKm;
}

export function landscapeOf(town: TownRow): Landscape {
  return {
    sea: distanceToLinesKm(town, COAST) <= SEA_KM,
    mountains: MASSIFS.some((massif) => isWithin(town, massif)),
    lake: LAKES.find(({ shores }) => distanceToLinesKm(town, shores) <= LAKE_KM)?.name ?? null,
    trulli: isWithin(town, TRULLI),
    airport: AIRPORTS.some((airport) => distanceKm(town, airport) <= AIRPORT_KM),
    city: town.popolazione >= CITY_PEOPLE || town.capital,
    village: town.popolazione <= VILLAGE_PEOPLE,
    hills: HILL_PROVINCES.has(town.sigla),
  };
}
