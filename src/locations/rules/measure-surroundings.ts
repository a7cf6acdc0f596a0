import { distanceKm, type LatLon, nearestOfLine, roundPoint } from './lat-lon.ts';

export type Landmark = LatLon & { nome: string };

/** A line of points, as a shore is drawn. */
export type Shore = readonly LatLon[];

export type Landmarks = {
  shores: readonly Shore[];
  stations: readonly Landmark[];
  airports: readonly Landmark[];
  towns: readonly Landmark[];
};

/** A place and how far away it is as the crow flies: in whole kilometres, below one in hundreds of metres. */
export type Near = LatLon & { km: number };
/** One that has a name. */
export type Away = Near & { nome: string };

/** What lies around a home; `null` is what is too far away to be named. */
export type Surroundings = {
  /** The nearest point of a shore. */
  sea: Near | null;
  station: Away | null;
  airport: Away | null;
  town: Away | null;
  /** Other stations of the same city, by what they are called there: they tell its quarters apart. The nearest first. */
  stations: Landmark[];
};

/** Farther away than this nobody calls it near, in kilometres. */
const FARTHEST = { sea: 60, station: 60, airport: 150, town: 80 } as const;

/** As many stations of a city as leave room for their names, and how far away they may be, in kilometres. */
const MOST_STATIONS = 14;
/** Fewer say nothing of its quarters. */
const LEAST_STATIONS = 3;
const CITY_KM = 14;

/** Where the fast trains of a city stop: who is told "Tuscolana" asks how far Termini is. */
const MAIN_STATION = / (?:Centrale|Termini|Porta Nuova|Santa Maria Novella|Santa Lucia|Piazza Principe)$/;
/** Farther than this from the nearest one, in kilometres, the main station is not the home's. */
const MAIN_DETOUR_KM = 1.5;

/** From here on one speaks of kilometres. */
const ONE_KM = 0.95;

/** @example roundedKm(0.34) // 0.3 */
function roundedKm(km: number): number {
  return km < ONE_KM ? Math.max(0.1, Math.round(km * 10) / 10) : Math.round(km);
}

function nearest<Place extends Near>(places: readonly Place[], farthest: number): Place | null {
  const best = places.reduce<Place | null>((least, one) => (least && least.km <= one.km ? least : one), null);
  return best && best.km <= farthest ? best : null;
}

function rounded<Place extends Near>(place: Place | null): Place | null {
  return place && { ...place, ...roundPoint(place), km: roundedKm(place.km) };
}

/** The nearest station, or the main one of its city where that is hardly farther; a station on the doorstep is told as it is. */
function stationToName(trains: readonly Away[]): Away | null {
  const closest = nearest(trains, FARTHEST.station);
  if (closest === null || closest.km < ONE_KM) return closest;
  const [city = ''] = closest.nome.split(' ');
  const isMain = ({ nome }: Away) => nome.startsWith(`${city} `) && MAIN_STATION.test(nome);
  return nearest(trains.filter(isMain), closest.km + MAIN_DETOUR_KM) ?? closest;
}

function stationsOf(comune: string, around: readonly Away[], marked: Away): Landmark[] {
  const start = `${comune} `;
  const others = around
    .filter(({ nome, km }) => nome.startsWith(start) && nome !== marked.nome && km <= CITY_KM)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, MOST_STATIONS)
    .map((station) => ({ nome: station.nome.slice(start.length), ...roundPoint(station) }));
  return others.length < LEAST_STATIONS ? [] : others;
}

/**
 * What a guest asks of a place: how far it is to the sea, to a train, to a flight and to the next town, as the crow flies.
 * `comune`: where it is.
 * @example measureSurroundings(ostuni, landmarks, 'Ostuni') // { sea: { km: 7, … }, station: { nome: 'Ostuni', km: 3, … }, … }
 */
export function measureSurroundings(point: LatLon, landmarks: Landmarks, comune: string): Surroundings {
  const shores = landmarks.shores.map((shore) => nearestOfLine(point, shore)).filter((near) => near !== null);
  const away = (places: readonly Landmark[]) =>
    places.map(({ nome, lat, lon }) => ({ nome, lat, lon, km: distanceKm(point, { lat, lon }) }));
  const trains = away(landmarks.stations);
  const station = stationToName(trains);
  return {
    sea: rounded(nearest(shores, FARTHEST.sea)),
    station: rounded(station),
    airport: rounded(nearest(away(landmarks.airports), FARTHEST.airport)),
    town: rounded(nearest(away(landmarks.towns), FARTHEST.town)),
    stations: station ? stationsOf(comune, trains, station) : [],
  };
}
