/**
 * Writes the lists of comuni by the sea and in the mountains. Run `node lab/data/build-settings.ts FILE` with ISTAT's list of
 * comuni and their territory as CSV (SITUAS, reports 61 and 73, CC BY): `denominazione`, `sigla_provincia`, `zona_altimetrica`,
 * `altitudine`, `comune_litoraneo`, `comune_isolano`. On the mainland, a coastal comune is listed only if its centre is near the
 * coast. A territory such as Rome's can reach the sea although the town is inland.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { foldName } from '../../src/locations/rules/fold-name.ts';
import { type FlatPoint, flattenAround, type LatLon } from '../../src/locations/rules/lat-lon.ts';
import { buildLocations } from '../../src/locations/server/build-locations.ts';

const SETTINGS = 'src/search/source/settings.ts';
const SEA_KM = 9;
/** Minimum altitude of a town in the mountains. It excludes low-lying towns in a mountain zone, such as Bolzano. */
const MOUNTAIN_METRES = 500;
/** ISTAT's codes of the mountain zones "montagna interna" and "montagna litoranea". */
const MOUNTAIN_ZONES = ['1', '2'];
/** A single projection, centred on Italy, is used for all towns, so that the coasts are projected only once. */
const flatten = flattenAround({ lat: 42, lon: 12 });

const file = process.argv[2];
if (file === undefined) throw new Error('Which file is the list of comuni with their territory in?');

type Territory = { zone: string; metres: number; isCoastal: boolean; isIsland: boolean };

function readTerritories(text: string): Map<string, Territory> {
  const [header = '', ...lines] = text.trim().split('\n');
  const names = header.split(',');
  return new Map(
    lines.map((line) => {
      const cells = line.split(',');
      const cell = (name: string) => cells[names.indexOf(name)] ?? '';
      const territory = {
        zone: cell('zona_altimetrica'),
        metres: Number(cell('altitudine')),
        isCoastal: cell('comune_litoraneo') === '1',
        isIsland: cell('comune_isolano') === '1',
      };
      return [`${cell('sigla_provincia')} ${foldName(cell('denominazione'))}`, territory];
    }),
  );
}

function ringsOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function readShores(): [FlatPoint, FlatPoint][] {
  const path = new URL(import.meta.resolve('world-atlas/land-10m.json'));
  const world: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(path, 'utf8'));
  return feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    ringsOf(geometry).flatMap((ring) => {
      const points = ring.map(([lon = 0, lat = 0]) => flatten({ lat, lon }));
      return points.slice(1).map((point, index): [FlatPoint, FlatPoint] => [points[index] ?? point, point]);
    }),
  );
}

function distanceToShore(place: LatLon, shores: readonly [FlatPoint, FlatPoint][]): number {
  const [x, y] = flatten(place);
  let least = Number.POSITIVE_INFINITY;
  for (const [from, to] of shores) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(x - from[0] - part * dx, y - from[1] - part * dy));
  }
  return least;
}

const { province, citta } = buildLocations();
const siglaOf = new Map(province.map(({ id, sigla }) => [id, sigla]));
const territories = readTerritories(readFileSync(file, 'utf8'));
const shores = readShores();

function listBy(isThere: (territory: Territory, town: LatLon) => boolean): string {
  const towns = citta.flatMap(({ provincia_id, nome, ...town }) => {
    const sigla = siglaOf.get(provincia_id) ?? '';
    const [italian = nome] = nome.split('/');
    const key = `${sigla} ${foldName(italian)}`;
    // Also accepts a longer name of the same town, because ISTAT lists Bolzano as "Bolzano/Bozen".
    const longer = () => [...territories].find(([name]) => name.startsWith(`${key} `))?.[1];
    const territory = territories.get(`${sigla} ${foldName(nome)}`) ?? territories.get(key) ?? longer();
    if (territory === undefined) console.warn(`No territory found for ${nome} (${sigla})`);
    return territory && isThere(territory, town) ? [{ sigla, nome: italian }] : [];
  });
  const bySigla = Map.groupBy(towns, ({ sigla }) => sigla);
  const lines = [...bySigla].map(([sigla, those]) => `${sigla}: ${those.map(({ nome }) => nome).join(', ')}`);
  return lines.toSorted().join('\n');
}

const sea = listBy(
  ({ isCoastal, isIsland }, town) => isCoastal && (isIsland || distanceToShore(town, shores) <= SEA_KM),
);
const mountains = listBy(({ zone, metres }) => MOUNTAIN_ZONES.includes(zone) && metres >= MOUNTAIN_METRES);

writeFileSync(
  SETTINGS,
  `/** Comuni by the sea and in the mountains. Written by \`lab/data/build-settings.ts\`; format: \`read-areas.ts\`. */
export const SETTINGS = \`
Mare: al mare
fonte: ISTAT, SITUAS 2026, i comuni litoranei il cui centro dista dal mare al più ${SEA_KM} km (costa: Natural Earth)
${sea}

Montagna: in montagna
fonte: ISTAT, SITUAS 2026, i comuni della zona altimetrica di montagna il cui centro è ad almeno ${MOUNTAIN_METRES} m
${mountains}
\`;
`,
);
