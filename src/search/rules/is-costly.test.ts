import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../../kernel/calendar-date.ts';
import { isCostly } from './is-costly.ts';
import { NO_FILTERS, type Scope, type SearchCriteria } from './search-criteria.ts';

const day = (text: string) => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(text);
  return date;
};
const ITALIA: Scope = { kind: 'italia' };
const SIENA: Scope = { kind: 'provincia', provincia_id: 52 };
const TOSCANA: Scope = { kind: 'regione', regione_id: 9 };
const TOWNS: Scope = { kind: 'citta', citta_ids: [1235, 22165] };

const stay = { check_in: day('2026-12-01'), check_out: day('2026-12-03') };
const plain = (scope: Scope): SearchCriteria => ({
  ...NO_FILTERS,
  scope,
  testo: '',
  stay: null,
  guests: 1,
  ordina: 'giorno',
});
const ASKING: readonly [string, Partial<SearchCriteria>][] = [
  ['words', { testo: 'piscina' }],
  ['a type', { tipi: ['agriturismo'] }],
  ['a service', { servizi: ['WiFi'] }],
  ['a least price', { prezzo_min: 40 }],
  ['a highest price', { prezzo_max: 90 }],
  ['the badge', { sicura: true }],
  ['nights', { stay }],
  ['guests', { guests: 2 }],
  // The last page of a list by value sorts all that match, and a cursor can be written by anybody.
  ['another order', { ordina: 'prezzo' }],
];

describe('a search that may read a good part of all homes', () => {
  test.each(ASKING)('%s: of all Italy, a region or a province, never of a town', (_, asked) => {
    const costly = [ITALIA, TOSCANA, SIENA, TOWNS].map((scope) => isCostly({ ...plain(scope), ...asked }, 0));
    expect(costly).toEqual([true, true, true, false]);
  });

  test('what asks nothing stops at the first homes that it meets; a province gathers them from each of its towns', () => {
    expect([ITALIA, TOSCANA, SIENA, TOWNS].map((scope) => isCostly(plain(scope), 0))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  test.each([
    [0, false],
    [1, false],
    [4, false],
    [5, true],
    [50, true],
  ])('%i towns of one call', (count, costly) => {
    const citta_ids = Array.from({ length: count }, (_, index) => index + 1);
    expect(isCostly(plain({ kind: 'citta', citta_ids }), 0)).toBe(costly);
  });

  test.each([
    [5000, false],
    [5001, true],
    [24_000_000, true],
  ])('a page after %i homes passes over each of them', (skipped, costly) => {
    expect(isCostly(plain(ITALIA), skipped)).toBe(costly);
    expect(isCostly(plain(TOWNS), skipped)).toBe(false);
  });
});
