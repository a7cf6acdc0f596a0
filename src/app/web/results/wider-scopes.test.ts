import { expect, test } from 'vitest';
import type { Place } from '../../../locations/contract.ts';
import { widerOfZone, widerScopes, worthOffering } from './wider-scopes.ts';

const toscana = { id: 9, nome: 'Toscana', codice: 'TOS', slug: 'toscana' };
const lazio = { id: 12, nome: 'Lazio', codice: 'LAZ', slug: 'lazio' };
const siena = { id: 52, nome: 'Siena', sigla: 'SI', capoluogo: 'Siena', slug: 'siena', regione_id: 9 };
const pienza = { id: 52020, nome: 'Pienza', cap: '53026', caps: ['53026'], slug: 'pienza', provincia_id: 52 };

test.each<{ of: string; place: Place; expected: [string, string][] }>([
  {
    of: 'a town: its province and its region',
    place: { regione: toscana, provincia: siena, citta: pienza },
    expected: [
      ['in provincia di Siena', 'toscana/siena'],
      ['in Toscana', 'toscana'],
    ],
  },
  {
    of: 'a province: its region',
    place: { regione: toscana, provincia: siena, citta: null },
    expected: [['in Toscana', 'toscana']],
  },
  {
    of: 'a region: all Italy',
    place: { regione: lazio, provincia: null, citta: null },
    expected: [['in tutta Italia', '']],
  },
])('widerScopes returns the wider places of $of', ({ place, expected }) => {
  expect(widerScopes(place).map(({ where, dove }) => [where, dove])).toEqual(expected);
});

test('widerOfZone returns the region and all of Italy', () => {
  const around = widerOfZone({ regione: toscana, provincia: siena, citta: pienza });
  expect(around.map(({ where, dove }) => [where, dove])).toEqual([
    ['in Toscana', 'toscana'],
    ['in tutta Italia', ''],
  ]);
});

test('widerScopes returns the search scope of each wider place', () => {
  const scopes = widerScopes({ regione: toscana, provincia: siena, citta: pienza }).map(({ scope }) => scope);
  expect(scopes).toEqual([
    { kind: 'provincia', provincia_id: 52 },
    { kind: 'regione', regione_id: 9 },
  ]);
  expect(widerScopes({ regione: lazio, provincia: null, citta: null })[0]?.scope).toEqual({ kind: 'italia' });
});

test.each([
  { totals: [], offered: [] },
  { totals: [0], offered: [] },
  { totals: [0, 0], offered: [] },
  { totals: [0, 4], offered: [4] },
  { totals: [4, 9], offered: [4, 9] },
  { totals: [4, 4], offered: [4] },
  { totals: [0, 4, 4], offered: [4] },
])('worthOffering keeps $offered of the totals $totals', ({ totals, offered }) => {
  expect(worthOffering(totals.map((total) => ({ total }))).map(({ total }) => total)).toEqual(offered);
});
