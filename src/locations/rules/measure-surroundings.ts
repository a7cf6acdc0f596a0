import { distanceKm, distanceToLineKm, type LatLon } from './lat-lon.ts';

export type Landmark = LatLon & { nome: string };

/** A line of points, as a shore is drawn. */
export type Shore = readonly LatLon[];

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

/** Farther away than this nobody calls it near, in kilometres. */
const FARTHEST = { sea: 60, station: 60, airport: 150, town: 80 } as const;

/** Below one kilometre neither a comune's centre nor a coast line is known well enough to say less. */
function wholeKm(km: number): number {
  return Math.max(1, Math.round(km));
}

function nearest(point: LatLon, places: readonly Landmark[], farthest: number): Away | null {
  const distances = places.map((place) => ({ nome: place.nome, km: distanceKm(point, place) }));
  const best = distances.reduce<Away | null>((least, one) => (least && least.km <= one.km ? least : one), null);
  return best && best.km <= farthest ? { nome: best.nome, km: wholeKm(best.km) } : null;
}

/**
 * What a guest asks of a place: how far it is to the sea, to a train, to a flight and to the next town, as the crow flies.
 * @example measureSurroundings(ostuni, landmarks) // { sea_km: 7, station: { nome: 'Ostuni', km: 3 }, … }
 */
export function measureSurroundings(point: LatLon, landmarks: Landmarks): Surroundings {
  const sea = landmarks.shores.reduce((least, shore) => Math.min(least, distanceToLineKm(point, shore)), Infinity);
  return {
    sea_km: sea <= FARTHEST.sea ? wholeKm(sea) : null,
    station: nearest(point, landmarks.stations, FARTHEST.station),
    airport: nearest(point, landmarks.airports, FARTHEST.airport),
    town: nearest(point, landmarks.towns, FARTHEST.town),
  };
}
