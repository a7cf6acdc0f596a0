import { expect, test } from 'vitest';
import type { Place } from '../../../locations/contract.ts';
import { regionByProvince, regionsOfList, bandOfList } from './regions-of-list.ts';
import type { Ambiente } from '../../../search/rules/search-criteria.ts';

const REGIONI = new Map([
  ['TOS', 'Toscana'],
  ['UMB', 'Umbria'],
  ['LAZ', 'Lazio'],
]);

function placeOf(words: string): Place {
  const [codice = '', sigla] = words.split(' ').toReversed();
  const regione = {
    id: codice.length + codice.charCodeAt(0),
    nome: REGIONI.get(codice) ?? codice,
    codice,
    slug: codice,
  };
  const nome = sigla === 'SI' ? 'Siena' : (sigla ?? '');
  const provincia = { id: 1, nome, sigla: sigla ?? '', capoluogo: nome, slug: nome, regione_id: regione.id };
  return { regione, provincia: sigla === undefined ? null : provincia, citta: null };
}

test.each([
  [['TOS'], 'Toscana', ['TOS']],
  [['SI TOS'], 'Toscana, provincia di Siena', ['TOS']],
  [['SI TOS', 'FI TOS'], 'Toscana', ['TOS']],
  [['SI TOS', 'PG UMB', 'TR UMB'], 'Toscana e Umbria', ['TOS', 'UMB']],
  [['SI TOS', 'PG UMB', 'RM LAZ'], 'Toscana, Umbria e Lazio', ['TOS', 'UMB', 'LAZ']],
])('for %j, regionsOfList returns the title «%s»', (places, title, codici) => {
  expect(regionsOfList(places.map(placeOf))).toEqual({ title, codici });
});

test('regionsOfList returns null for an empty list and for seven regions', () => {
  expect(regionsOfList([])).toBeNull();
  expect(regionsOfList(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(placeOf))).toBeNull();
});

test('regionByProvince maps provinces to regions only if there are several regions', () => {
  expect(regionByProvince(['SI TOS', 'FI TOS'].map(placeOf))).toBeNull();
  expect([...(regionByProvince(['SI TOS', 'PG UMB'].map(placeOf)) ?? [])]).toEqual([
    ['SI', 'Toscana'],
    ['PG', 'Umbria'],
  ]);
});

test.each<[Ambiente, string]>([
  ['montagna', 'TAA'],
  ['lago', 'LOM'],
  ['mare', 'ITA'],
])('for the setting %s in all of Italy, bandOfList returns the picture band %s', async (ambiente, band) => {
  const zone = { kind: 'ambiente', ambiente, inside: null, dove: '' } as const;
  const scope = { kind: 'citta', citta_ids: [1, 2] } as const;
  const open = { zone, scope, nome: '', dove: '', path: '' };
  const noPlaces = { findPlace: () => Promise.reject(new Error()), provinceOfTowns: () => Promise.resolve([]) };
  expect(await bandOfList({ place: null, zone: open, several: null, scope }, noPlaces)).toBe(band);
});
