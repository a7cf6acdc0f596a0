import { describe, expect, test } from 'vitest';
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

test('2026 has 20 regions, 110 provinces and 7,894 comuni', () => {
  expect(locations.regioni).toHaveLength(20);
  expect(locations.province).toHaveLength(110);
  expect(byId.size).toBe(7894);
  expect(locations.citta).toHaveLength(7894);
});

test('the region cards have their codes (PRODUCT.md § 3)', () => {
  const codes = 'VDA PIE LIG LOM TAA VEN FVG EMR TOS MAR UMB LAZ ABR MOL CAM PUG BAS CAL SIC SAR';
  expect(new Set(locations.regioni.map(({ codice }) => codice))).toEqual(new Set(codes.split(' ')));
});

test('every province has comuni, and its capital cities are among them', () => {
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

test('homonyms are two places', () => {
  const siglas = (nome: string) => [...byId.values()].filter((citta) => citta.nome === nome).map(({ sigla }) => sigla);
  expect(siglas('Samone')).toEqual(['TO', 'TN']);
  expect(siglas('Livo')).toEqual(['CO', 'TN']);
  expect(siglas('Peglio')).toEqual(['CO', 'PU']);
  expect(siglas('Castro')).toEqual(['BG', 'LE']);
  expect(siglas('San Teodoro')).toEqual(['ME', 'OT']);
});

test('every comune has a CAP of five digits, 46 have several, and Pesaro keeps the one of Monteciccardo', () => {
  expect(locations.citta.filter(({ caps }) => !caps.every((cap) => /^\d{5}$/.test(cap)) || caps.length === 0)).toEqual(
    [],
  );
  expect(locations.citta.filter(({ caps }) => caps.length > 1)).toHaveLength(46);
  expect(byId.get(41044)?.caps).toEqual(['61121', '61122', '61024']);
});

describe('old codes lead to today’s comune', () => {
  test.each([
    ['Alghero before Sardinia’s reform', 90003, 112001, 'Alghero'],
    ['Olbia', 90047, 113017, 'Olbia'],
    ['Villasimius, of Sud Sardegna for nine years', 111105, 118068, 'Villasimius'],
    ['a part of a merger', 25002, 25075, 'Setteville'],
    ['an annexed comune', 41032, 41044, 'Pesaro'],
    ['a comune that changed region', 41033, 99030, 'Montecopiolo'],
    ['a merger of 2020', 22088, 22252, "Borgo d'Anaunia"],
  ])('%s', (_what, old, id, nome) => {
    expect(aliasOf.get(old)).toBe(id);
    expect(byId.get(id)?.nome).toBe(nome);
  });

  test('every retired code has its alias, and none of them is in use', () => {
    const retired = [...GONE, ...GONE_BEFORE].map(({ id }) => id).concat(SARDEGNA.flatMap(({ comuni }) => comuni));
    expect(new Set(aliasOf.keys())).toEqual(new Set(retired));
    expect(locations.citta_alias).toHaveLength(retired.length);
    expect(retired.filter((id) => byId.has(id))).toEqual([]);
  });
});

test('every new comune has the people of those it replaced', () => {
  expect(NEW.filter(({ id }) => (byId.get(id)?.popolazione ?? 0) < 100)).toEqual([]);
});

test('every second name belongs to a comune, so a misspelt one does not go unnoticed', () => {
  const names = new Set([...byId.values()].map(({ nome, sigla }) => `${sigla} ${nome}`));
  const lost = Object.entries(SECOND_NAMES).flatMap(([sigla, second]) =>
    Object.keys(second).filter((nome) => !names.has(`${sigla} ${nome}`)),
  );
  expect(lost).toEqual([]);
});

test('positions are the ranks of the sorted names', () => {
  for (const places of [locations.regioni, locations.province, locations.citta]) {
    expect(places.map(({ posizione }) => posizione)).toEqual(places.map((_, index) => index + 1));
    expect(places.every(({ nome, slug }) => slug === slugify(nome))).toBe(true);
  }
  expect(locations.citta[0]?.nome).toBe('Abano Terme');
  expect(locations.citta.at(-1)?.nome).toBe('Zungri');
});
