import { expect, test } from 'vitest';
import { readFilters, tidyQuery, wholeEuros } from './read-filters.ts';
import { NO_FILTERS } from './search-criteria.ts';

const EMPTY = { tipo: [], servizi: [], sicura: [], gradini: [], prezzo_min: '', prezzo_max: '' };

test.each([
  [' ', null],
  ['1.200,00 €', 1200],
  ['95,50', 95],
  ['0,50', undefined],
  ['cento', undefined],
  ['100.000', 100_000],
  ['100.001', undefined],
])('wholeEuros converts the typed minimum price %j to %j', (text, euros) => {
  expect(wholeEuros(text, Math.floor)).toBe(euros);
});

test('wholeEuros rounds a maximum price up, so that homes at €95.50 still match', () => {
  expect(wholeEuros('95,50 €', Math.ceil)).toBe(96);
});

test('readFilters returns no filters for an empty form', () => {
  expect(readFilters(EMPTY)).toEqual({ ok: true, filters: NO_FILTERS });
});

test('readFilters returns checked values in canonical order and drops unknown values', () => {
  const form = {
    ...EMPTY,
    tipo: ['bb', 'nave', 'casa_vacanza'],
    servizi: ['spa', 'wifi'],
    sicura: ['1'],
    gradini: ['nessuno'],
  };
  expect(readFilters(form)).toEqual({
    ok: true,
    filters: {
      ...NO_FILTERS,
      tipi: ['casa_vacanza', 'bb'],
      servizi: ['WiFi', 'Spa'],
      sicura: true,
      gradini: 'nessuno',
    },
  });
});

test('readFilters reports an error for an invalid price and for a maximum below the minimum', () => {
  expect(readFilters({ ...EMPTY, prezzo_min: 'x' })).toEqual({ ok: false, prezzo_min: 'notAPrice', prezzo_max: null });
  expect(readFilters({ ...EMPTY, prezzo_min: '90', prezzo_max: '80' })).toEqual({
    ok: false,
    prezzo_min: null,
    prezzo_max: 'belowLeast',
  });
  expect(readFilters({ ...EMPTY, prezzo_min: '80', prezzo_max: '80' })).toMatchObject({ ok: true });
});

test.each<[[string, string][], [string, string][]]>([
  [
    [
      ['testo', ''],
      ['dal', ''],
      ['al', ''],
      ['ospiti', '1'],
    ],
    [],
  ],
  [[['testo', ' trullo ']], [['testo', 'trullo']]],
  [
    [
      ['servizi', 'wifi'],
      ['servizi', 'spa'],
      ['tipo', 'bb'],
    ],
    [
      ['servizi', 'wifi,spa'],
      ['tipo', 'bb'],
    ],
  ],
  [
    [
      ['prezzo_min', '1.200,50 €'],
      ['prezzo_max', '1.300,50'],
    ],
    [
      ['prezzo_min', '1200'],
      ['prezzo_max', '1301'],
    ],
  ],
  [[['prezzo_min', 'cento']], []],
  [[['ordina', 'giorno']], []],
])('tidyQuery rewrites %j to %j', (sent, tidy) => {
  expect(tidyQuery(sent)).toEqual(tidy);
  expect(tidyQuery(tidy)).toBeNull();
});

test.each<{ query: [string, string][] }>([
  { query: [['servizi', 'wifi,spa']] },
  { query: [['prezzo_min', '80']] },
  { query: [['utm_source', 'x']] },
])('tidyQuery returns null for the canonical query $query', ({ query }) => {
  expect(tidyQuery(query)).toBeNull();
});
