import { distanceKm, type LatLon, nearestOfLine, roundPoint } from './lat-lon.ts';

export type Landmark = LatLon & { nome: string };

export type Shore = readonly LatLon[];

export type Landmarks = {
  shores: readonly Shore[];
  stations: readonly Landmark[];
  airports: readonly Landmark[];
  towns: readonly Landmark[];
};

/** `km` is the straight-line distance. In `Surroundings`, it is rounded to tenths below one kilometre and to whole kilometres above. */
export type Near = LatLon & { km: number };
export type Away = Near & { nome: string };

/** The nearest landmarks. `null` means that no such landmark is within the maximum distance. */
export type Surroundings = {
  sea: Near | null;
  station: Away | null;
  airport: Away | null;
  town: Away | null;
  /** Other stations whose names start with the name of the comune, nearest first. Their `nome` omits that name. */
  stations: Landmark[];
};

const MAX_KM = { sea: 60, station: 60, airport: 150, town: 80 } as const;

/** Maximum number of shown stations. More names would not fit on the map. */
const MAX_STATIONS = 14;
/** Minimum number of shown stations. Fewer stations do not help guests to identify districts, so none is shown. */
const MIN_STATIONS = 3;
const CITY_KM = 14;

/** Matches main stations, which take precedence over slightly nearer ones: guests near "Tuscolana" need the distance to Termini. */
const MAIN_STATION = / (?:Centrale|Termini|Porta Nuova|Santa Maria Novella|Santa Lucia|Piazza Principe)$/;
const MAIN_DETOUR_KM = 1.5;

const ONE_KM = 0.95;

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

function stationToName(trains: readonly Away[]): Away | null {
  const closest = nearest(trains, MAX_KM.station);
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
    .slice(0, MAX_STATIONS)
    .map((station) => ({ nome: station.nome.slice(start.length), ...roundPoint(station) }));
  return others.length < MIN_STATIONS ? [] : others;
}

/**
 * Returns the nearest landmarks, measured in straight lines. `comune` is the name of the comune in which the point lies.
 * @example measureSurroundings(ostuni, landmarks, 'Ostuni')
 * // { sea: { km: 7, … }, station: { nome: 'Ostuni', km: 3, … }, … }
 */
export function measureSurroundings(point: LatLon, landmarks: Landmarks, comune: string): Surroundings {
  const shores = landmarks.shores.map((shore) => nearestOfLine(point, shore)).filter((near) => near !== null);
  const away = (places: readonly Landmark[]) =>
    places.map(({ nome, lat, lon }) => ({ nome, lat, lon, km: distanceKm(point, { lat, lon }) }));
  const trains = away(landmarks.stations);
  const station = stationToName(trains);
  return {
    sea: rounded(nearest(shores, MAX_KM.sea)),
    station: rounded(station),
    airport: rounded(nearest(away(landmarks.airports), MAX_KM.airport)),
    town: rounded(nearest(away(landmarks.towns), MAX_KM.town)),
    stations: station ? stationsOf(comune, trains, station) : [],
  };
}
