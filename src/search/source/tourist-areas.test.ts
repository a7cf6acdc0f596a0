import { beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '../../locations/rules/lat-lon.ts';
import { foldName } from '../../locations/rules/fold-name.ts';
import { buildLocations, type Locations } from '../../locations/server/build-locations.ts';
import type { AreaFacts } from '../rules/read-areas.ts';
import { type Area, resolveAreas, resolveSettings } from '../rules/resolve-areas.ts';
import { TOURIST_AREAS } from './tourist-areas.ts';

/**
 * Maximum distance in kilometres from a comune to the nearest other comune of its area. A greater distance indicates a mistake in
 * the data.
 */
const FARTHEST = 32;
const ISLANDS_FARTHEST = 65;
const OVER_THE_SEA = new Set(['arcipelago-toscano', 'isole-pontine']);
const FAR_APART = new Set(['costa-tirrenica', 'isole-italiane', 'isole-minori', 'sicilia-occidentale']);

let locations: Locations;
let areas: Area[];
beforeAll(() => {
  locations = buildLocations();
  areas = resolveAreas(TOURIST_AREAS.areas, locations);
});

function unknownNames({ nome, parts }: AreaFacts): string[] {
  const siglaOf = new Map(locations.province.map(({ id, sigla }) => [id, sigla]));
  return parts.flatMap(({ sigla, names }) => {
    const there = locations.citta.filter(({ provincia_id }) => siglaOf.get(provincia_id) === sigla);
    const known = new Set(there.map((town) => foldName(town.nome.split('/')[0] ?? '')));
    const unknown = names.filter((name) => !known.has(foldName(name)));
    const doubled = names.filter((name, index) => names.indexOf(name) !== index);
    return [...unknown, ...doubled, ...(there.length === 0 ? ['?'] : [])].map((name) => `${nome}, ${sigla}: ${name}`);
  });
}

describe('tourist areas', () => {
  test('each have a source and existing comuni, and there are more than a hundred of them', () => {
    expect(TOURIST_AREAS.areas.length).toBeGreaterThan(100);
    expect([...TOURIST_AREAS.areas, ...TOURIST_AREAS.settings].flatMap(unknownNames)).toEqual([]);
    expect(
      TOURIST_AREAS.areas.filter(
        ({ source, dove, parts, regioni }) => source === '' || dove === '' || parts.length + regioni.length === 0,
      ),
    ).toEqual([]);
    expect(areas.filter(({ citta_ids }) => citta_ids.length === 0)).toEqual([]);
  });

  test('have unique names, and no slug that belongs to a region', () => {
    const names = areas.flatMap(({ nome, others }) => [foldName(nome), ...others]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => name !== foldName(name) || name === '')).toEqual([]);
    const slugs = new Set(locations.regioni.map(({ slug }) => slug));
    expect(areas.filter(({ slug }) => slugs.has(slug))).toEqual([]);
  });

  test('refer only to existing regions, and assign every comune to one part of Italy', () => {
    const names = new Set(locations.regioni.map(({ nome }) => nome));
    expect(TOURIST_AREAS.areas.flatMap(({ regioni }) => regioni).filter((nome) => !names.has(nome))).toEqual([]);
    const of = (slug: string) => areas.find((area) => area.slug === slug)?.citta_ids.length ?? 0;
    expect(of('nord-italia') + of('centro-italia') + of('sud-italia')).toBe(locations.citta.length);
    expect(of('nord-est') + of('nord-ovest')).toBe(of('nord-italia'));
  });

  test('contain no comune far from the other comuni of the area', () => {
    const byId = new Map(locations.citta.map((town) => [town.id, town]));
    const near = areas.filter(({ slug, regione_ids }) => regione_ids.length === 0 && !FAR_APART.has(slug));
    const leaps = near.flatMap(({ slug, citta_ids }) => {
      const towns = citta_ids.flatMap((id) => byId.get(id) ?? []);
      const most = OVER_THE_SEA.has(slug) ? ISLANDS_FARTHEST : FARTHEST;
      const isFar = (town: (typeof towns)[number]) =>
        towns.length > 1 && towns.every((other) => other === town || distanceKm(other, town) > most);
      return towns.filter(isFar).map(({ nome }) => `${slug}: ${nome}`);
    });
    expect(leaps).toEqual([]);
  });

  test.each([
    ['val-d-orcia', 5],
    ['cinque-terre', 3],
    ['costiera-amalfitana', 13],
    ['isola-d-ischia', 6],
    ['lago-trasimeno', 8],
    ['colline-del-prosecco', 15],
  ])('include %s, with %i comuni', (slug, count) => {
    expect(areas.find((area) => area.slug === slug)?.citta_ids).toHaveLength(count);
  });
});

test('resolveSettings assigns comuni to the sea, the mountains or a lake, but Rome and Siena to no setting', () => {
  const settings = resolveSettings(TOURIST_AREAS, locations);
  const names = (sigla: string, nome: string) => {
    const provincia = locations.province.find((one) => one.sigla === sigla);
    return locations.citta.find((town) => town.provincia_id === provincia?.id && town.nome === nome)?.id ?? 0;
  };
  const of = (id: number) => (['mare', 'montagna', 'lago'] as const).filter((ambiente) => settings[ambiente].has(id));
  expect(of(names('RN', 'Rimini'))).toEqual(['mare']);
  expect(of(names('BL', "Cortina d'Ampezzo"))).toEqual(['montagna']);
  expect(of(names('BS', 'Sirmione'))).toEqual(['lago']);
  expect(of(names('OT', 'San Teodoro'))).toEqual(['mare']);
  // Rome does not count as a place by the sea, because its centre is 25 km from the coast.
  expect(of(names('RM', 'Roma'))).toEqual([]);
  expect(of(names('SI', 'Siena'))).toEqual([]);
});
