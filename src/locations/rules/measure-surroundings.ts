import type { Point } from './distance-km.ts';

export type Landmark = Point & { nome: string };

/** A line of points, as a shore is drawn. */
export type Shore = readonly Point[];

export type Landmarks = {
  shores: readonly Shore[];
  stations: readonly Landmark[];
  airports: readonly Landmark[];
  towns: readonly Landmark[];
};

/** Something by its name and how far away it is, in whole kilometres as the crow flies. */
export type Away = { nome: string; km: number };

/** What lies around a home; `null` is what is too far away to be named. */
export type Surroundings = { sea_km: number | null; station: Away | null; airport: Away | null; town: Away | null };

const KM_PER_DEGREE = 111.2;
/** Farther away than this nobody calls it near, in kilometres. */
const FARTHEST = { sea: 60, station: 60, airport: 150, town: 80 } as const;

type Flat = readonly [x: number, y: number];

/** A point in kilometres east and north of another, on a map that is flat around that one. */
function flatten(from: Point): (point: Point) => Flat {
  const narrowing = Math.cos((from.lat * Math.PI) / 180);
  return ({ lat, lon }) => [(lon - from.lon) * narrowing * KM_PER_DEGREE, (lat - from.lat) * KM_PER_DEGREE];
}

/** From the origin to the nearest point of a straight line between two points. */
function distanceToLine([ax, ay]: Flat, [bx, by]: Flat): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx === 0 && dy === 0 ? 0 : -(ax * dx + ay * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(ax + part * dx, ay + part * dy);
}

function distanceToShore(shore: Shore, toFlat: (point: Point) => Flat): number {
  const points = shore.map(toFlat);
  return points.reduce(
    (least, point, index) => Math.min(least, distanceToLine(points[index - 1] ?? point, point)),
    Infinity,
  );
}

/** Below one kilometre neither a comune's centre nor a coast line is known well enough to say less. */
function wholeKm(km: number): number {
  return Math.max(1, Math.round(km));
}

function nearest(places: readonly Landmark[], toFlat: (point: Point) => Flat, farthest: number): Away | null {
  const distances = places.map((place) => ({ nome: place.nome, km: Math.hypot(...toFlat(place)) }));
  const best = distances.reduce<Away | null>((least, one) => (least && least.km <= one.km ? least : one), null);
  return best && best.km <= farthest ? { nome: best.nome, km: wholeKm(best.km) } : null;
}

/**
 * What a guest asks of a place: how far it is to the sea, to a train, to a flight and to the next town, as the crow flies.
 * @example measureSurroundings(ostuni, landmarks) // { sea_km: 7, station: { nome: 'Ostuni', km: 3 }, … }
 */
export function measureSurroundings(point: Point, landmarks: Landmarks): Surroundings {
  const toFlat = flatten(point);
  const sea = landmarks.shores.reduce((least, shore) => Math.min(least, distanceToShore(shore, toFlat)), Infinity);
  return {
    sea_km: sea <= FARTHEST.sea ? wholeKm(sea) : null,
    station: nearest(landmarks.stations, toFlat, FARTHEST.station),
    airport: nearest(landmarks.airports, toFlat, FARTHEST.airport),
    town: nearest(landmarks.towns, toFlat, FARTHEST.town),
  };
}
