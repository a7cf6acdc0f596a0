import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../rules/lat-lon.ts';
import { slugify } from '../rules/slugify.ts';
import { GONE, GONE_BEFORE, NEW } from '../source/comuni-changes.ts';
import { SARDEGNA } from '../source/sardegna.ts';
import { SECOND_NAMES } from '../source/second-names.ts';
import { buildLocations } from './build-locations.ts';

const locations = buildLocations();
const siglaById = new Map(locations.province.map(({ id, sigla }) => [id, sigla]));
const byId = new Map(
  locations.citta.map((citta) => [citta.id, { ...citta, sigla: siglaById.get(citta.provincia_id) }]),
);
const aliasOf = new Map(locations.citta_alias.map((alias) => [alias.istat_precedente, alias.citta_id]));

test('buildLocations returns the 20 regions, 110 provinces and 7,894 comuni of 2026', () => {
  expect(locations.regioni).toHaveLength(20);
  expect(locations.province).toHaveLength(110);
  expect(byId.size).toBe(7894);
  expect(locations.citta).toHaveLength(7894);
});

test('the 20 regions have the expected three-letter codes', () => {
  const codes = 'VDA PIE LIG LOM TAA VEN FVG EMR TOS MAR UMB LAZ ABR MOL CAM PUG BAS CAL SIC SAR';
  expect(new Set(locations.regioni.map(({ codice }) => codice))).toEqual(new Set(codes.split(' ')));
});

test('the capitals of every province are comuni of that province', () => {
  const names = Map.groupBy(locations.citta, ({ provincia_id }) => provincia_id);
  const missing = locations.province.flatMap(({ id, capoluogo }) =>
    capoluogo.split(/, | e /).filter((name) => !names.get(id)?.some(({ nome }) => nome === name)),
  );
  expect(missing).toEqual([]);
});

test('slugs are unique within their parent', () => {
  const addresses = [
    ...locations.regioni.map(({ slug }) => slug),
    ...locations.province.map(({ regione_id, slug }) => `${regione_id}/${slug}`),
    ...locations.citta.map(({ provincia_id, slug }) => `${provincia_id}//${slug}`),
  ];
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('comuni with the same name in different provinces are separate', () => {
  const siglas = (nome: string) => [...byId.values()].filter((citta) => citta.nome === nome).map(({ sigla }) => sigla);
  expect(siglas('Samone')).toEqual(['TO', 'TN']);
  expect(siglas('Livo')).toEqual(['CO', 'TN']);
  expect(siglas('Peglio')).toEqual(['CO', 'PU']);
  expect(siglas('Castro')).toEqual(['BG', 'LE']);
  expect(siglas('San Teodoro')).toEqual(['ME', 'OT']);
});

test('every comune has at least one five-digit CAP, and 46 comuni have more than one', () => {
  expect(locations.citta.filter(({ caps }) => !caps.every((cap) => /^\d{5}$/.test(cap)) || caps.length === 0)).toEqual(
    [],
  );
  expect(locations.citta.filter(({ caps }) => caps.length > 1)).toHaveLength(46);
  expect(byId.get(41044)?.caps).toEqual(['61121', '61122', '61024']);
});

describe('retired codes', () => {
  test.each([
    ['Alghero before the Sardinian reform', 90003, 112001, 'Alghero'],
    ['Olbia', 90047, 113017, 'Olbia'],
    ['Villasimius, formerly in Sud Sardegna', 111105, 118068, 'Villasimius'],
    ['a merged comune', 25002, 25075, 'Setteville'],
    ['an annexed comune', 41032, 41044, 'Pesaro'],
    ['a comune that changed region', 41033, 99030, 'Montecopiolo'],
    ['a comune merged in 2020', 22088, 22252, "Borgo d'Anaunia"],
  ])('resolve to the current comune: %s', (_what, old, id, nome) => {
    expect(aliasOf.get(old)).toBe(id);
    expect(byId.get(id)?.nome).toBe(nome);
  });

  test('all have an alias and are no longer in use', () => {
    const retired = [...GONE, ...GONE_BEFORE].map(({ id }) => id).concat(SARDEGNA.flatMap(({ comuni }) => comuni));
    expect(new Set(aliasOf.keys())).toEqual(new Set(retired));
    expect(locations.citta_alias).toHaveLength(retired.length);
    expect(retired.filter((id) => byId.has(id))).toEqual([]);
  });
});

test('each new comune has at least 100 inhabitants', () => {
  expect(NEW.filter(({ id }) => (byId.get(id)?.popolazione ?? 0) < 100)).toEqual([]);
});

test('every name in SECOND_NAMES belongs to a comune', () => {
  const names = new Set([...byId.values()].map(({ nome, sigla }) => `${sigla} ${nome}`));
  const lost = Object.entries(SECOND_NAMES).flatMap(([sigla, second]) =>
    Object.keys(second).filter((nome) => !names.has(`${sigla} ${nome}`)),
  );
  expect(lost).toEqual([]);
});

test('places are numbered in the order of their names, and their slugs are derived from the names', () => {
  for (const places of [locations.regioni, locations.province, locations.citta]) {
    expect(places.map(({ posizione }) => posizione)).toEqual(places.map((_, index) => index + 1));
    expect(places.every(({ nome, slug }) => slug === slugify(nome))).toBe(true);
  }
  expect(locations.citta[0]?.nome).toBe('Abano Terme');
  expect(locations.citta.at(-1)?.nome).toBe('Zungri');
});

describe('compared with independent data from 2026', () => {
  const digest = (lines: readonly string[]) => hash('sha256', lines.toSorted().join('\n'));

  test('every comune has the same code, name, province and region', () => {
    const regionOf = new Map(locations.province.map(({ id, regione_id }) => [id, regione_id]));
    const lines = [...byId.values()].map(
      ({ id, nome, sigla, provincia_id }) => `${id} ${nome} ${sigla} ${regionOf.get(provincia_id)}`,
    );
    expect(digest(lines)).toBe('87db822e298cc20bf629407a7891177cbc1bd8267f078744792ad9f2b7304c75');
  });

  test('all provinces and regions have the same codes and names', () => {
    const province = locations.province.map((each) => `${each.id} ${each.nome} ${each.sigla} ${each.regione_id}`);
    const regioni = locations.regioni.map(({ id, codice, nome }) => `${id} ${codice} ${nome}`);
    expect(digest(province)).toBe('a4061e7678e2cead5b0387d1a722f7aadde8187c2376c6595826672f28f8e3a0');
    expect(digest(regioni)).toBe('23e843e6cfcdf74ecbe5159ce91a975d07841f592f4bb6bf2401c1f617898a3e');
  });

  test.each([
    ['Aosta', 7003, 45.74, 7.32],
    ['Torino', 1272, 45.07, 7.68],
    ['Genova', 10025, 44.41, 8.93],
    ['Milano', 15146, 45.47, 9.19],
    ['Livigno', 14037, 46.54, 10.13],
    ['Trento', 22205, 46.07, 11.12],
    ['Venezia', 27042, 45.43, 12.34],
    ['Trieste', 32006, 45.65, 13.77],
    ['Bologna', 37006, 44.49, 11.34],
    ['Firenze', 48017, 43.77, 11.26],
    ['Ancona', 42002, 43.62, 13.52],
    ['Perugia', 54039, 43.11, 12.39],
    ['Roma', 58091, 41.89, 12.48],
    ['Campobasso', 70006, 41.56, 14.66],
    ['Napoli', 63049, 40.84, 14.25],
    ['Capri', 63014, 40.55, 14.24],
    ['Bari', 72006, 41.13, 16.87],
    ['Potenza', 76063, 40.64, 15.81],
    ['Catanzaro', 79023, 38.9, 16.6],
    ['Palermo', 82053, 38.11, 13.36],
    ['Lampedusa e Linosa', 84020, 35.5, 12.61],
    ['Cagliari', 118006, 39.22, 9.11],
  ])('%s is placed within 8 km of its real position', (nome, id, lat, lon) => {
    const citta = byId.get(id)!;
    expect(citta.nome).toBe(nome);
    expect(distanceKm(citta, { lat, lon })).toBeLessThan(8);
  });
});
