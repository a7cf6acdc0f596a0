import { distanceKm, distanceToLineKm, type LatLon } from '../locations/rules/lat-lon.ts';
import { isWithin, type MapBounds } from '../locations/rules/map-places.ts';
import type { Shore } from '../locations/rules/measure-surroundings.ts';
import { readLandmarks } from '../locations/server/read-landmarks.ts';
import { LAKES, MASSIFS, type Massif, TRULLI } from './landmarks.ts';
import { isInPlain } from './plain.ts';

/** Some points of a shore in a row, and where they are near: most towns need not measure it. */
type Piece = MapBounds & { line: Shore };

/** Some 11 km or 7: what lies farther away in one direction is not measured. */
const REACH_DEGREES = 0.1;
const PIECE_POINTS = 20;

function toPiece(line: Shore): Piece {
  const lats = line.map(({ lat }) => lat);
  const lons = line.map(({ lon }) => lon);
  return {
    line,
    south: Math.min(...lats) - REACH_DEGREES,
    north: Math.max(...lats) + REACH_DEGREES,
    west: Math.min(...lons) - REACH_DEGREES,
    east: Math.max(...lons) + REACH_DEGREES,
  };
}

/** Each begins where the one before it ends. */
function piecesOf(shores: readonly Shore[]): Piece[] {
  return shores.flatMap((shore) =>
    shore.flatMap((_, index) =>
      index % PIECE_POINTS === 0 ? [toPiece(shore.slice(index, index + PIECE_POINTS + 1))] : [],
    ),
  );
}

/** Infinite beyond some 7 km. */
function distanceToShoreKm(point: LatLon, pieces: readonly Piece[]): number {
  const near = pieces.filter((piece) => isWithin(point, piece));
  return Math.min(...near.map(({ line }) => distanceToLineKm(point, line)), Infinity);
}

/** `km`: at most 7. */
function isNear(point: LatLon, pieces: readonly Piece[], km: number): boolean {
  return pieces.some((piece) => isWithin(point, piece) && distanceToLineKm(point, piece.line) <= km);
}

// Those that «Dove si trova» names: what a description says of the sea or an airport is true on the same page.
const { shores, airports, stations } = readLandmarks();
const COAST = piecesOf(shores);
const LAKE_SHORES = LAKES.map(({ name, shores: ofLake }) => ({ name, pieces: piecesOf(ofLake) }));

/** What lies how far from a home, in kilometres; infinite where it is too far to be spoken of. */
export type HomeDistances = { sea: number; lake: number; station: number };

/** Nobody calls a station near that is farther. */
const STATION_DEGREES = 0.03;

/** What a listing may say of the sea, a lake and a train: «Dove si trova» measures from the same point to the same places. */
export function homeDistances(point: LatLon): HomeDistances {
  const trains = stations.filter(
    ({ lat, lon }) => Math.abs(lat - point.lat) < STATION_DEGREES && Math.abs(lon - point.lon) < STATION_DEGREES,
  );
  return {
    sea: distanceToShoreKm(point, COAST),
    lake: Math.min(...LAKE_SHORES.map(({ pieces }) => distanceToShoreKm(point, pieces))),
    station: Math.min(...trains.map((train) => distanceKm(point, train)), Infinity),
  };
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
  /** Flat as far as one sees: the plain of the Po. */
  plain: boolean;
};

/** Centres of seaside comuni lie about so far from the water at most. */
const SEA_KM = 3.5;
const LAKE_KM = 2.35;
const AIRPORT_KM = 8;
const CITY_PEOPLE = 45_000;
const VILLAGE_PEOPLE = 6000;

/** Provinces whose country is mostly hills with vines and olives, and villages on top. */
const HILL_PROVINCES = new Set(
  'AL AT CN BG PC PR PU AN MC FM AP FI SI AR GR LU PI PT PG TR VT RI TE PE CH CB IS AV BN SA PZ MT CS CZ KR VV RC EN CL AG NU OR'.split(
    ' ',
  ),
);

function isAmong(town: TownRow, { radiusKm, ...centre }: Massif): boolean {
  return distanceKm(town, centre) <= radiusKm;
}

export function landscapeOf(town: TownRow): Landscape {
  const plain = isInPlain(town);
  return {
    sea: isNear(town, COAST, SEA_KM),
    mountains: MASSIFS.some((massif) => isAmong(town, massif)),
    lake: LAKE_SHORES.find(({ pieces }) => isNear(town, pieces, LAKE_KM))?.name ?? null,
    trulli: isAmong(town, TRULLI),
    airport: airports.some((airport) => distanceKm(town, airport) <= AIRPORT_KM),
    city: town.popolazione >= CITY_PEOPLE || town.capital,
    village: town.popolazione <= VILLAGE_PEOPLE,
    hills: HILL_PROVINCES.has(town.sigla) && !plain,
    plain,
  };
}
