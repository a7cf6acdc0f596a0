import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { isCostly } from './is-costly.ts';
import { NO_FILTERS, type Scope, type SearchCriteria } from './search-criteria.ts';

const ITALIA: Scope = { kind: 'italia' };
const TOWNS: Scope = { kind: 'citta', citta_ids: [1235, 22165] };
const SCOPES: Scope[] = [ITALIA, { kind: 'regione', regione_id: 9 }, { kind: 'provincia', provincia_id: 52 }, TOWNS];

const stay = { check_in: '2026-12-01' as CalendarDate, check_out: '2026-12-03' as CalendarDate };
const plain = (scope: Scope): SearchCriteria => ({
  ...NO_FILTERS,
  scope,
  testo: '',
  stay: null,
  flexible: null,
  guests: 1,
  ordina: 'giorno',
});
const CRITERIA: readonly [string, Partial<SearchCriteria>][] = [
  ['search words', { testo: 'piscina' }],
  ['a type', { tipi: ['agriturismo'] }],
  ['a service', { servizi: ['WiFi'] }],
  ['a minimum price', { prezzo_min: 40 }],
  ['a maximum price', { prezzo_max: 90 }],
  ['the «Sicura» filter', { sicura: true }],
  ['the step-free filter', { gradini: 'nessuno' }],
  ['dates', { stay }],
  ['flexible dates', { flexible: { from: stay.check_in, until: stay.check_out, nights: 1, weekend: false } }],
  ['guests', { guests: 2 }],
  // The last page of a sorted list requires sorting all matches, and anyone can forge its cursor.
  ['a sort order other than the daily one', { ordina: 'prezzo' }],
];

test.each(CRITERIA)(
  'isCostly returns true for a search with %s, unless the search is limited to a few towns',
  (_, criteria) => {
    expect(SCOPES.map((scope) => isCostly({ ...plain(scope), ...criteria }, 0))).toEqual([true, true, true, false]);
  },
);

test('isCostly returns true for flexible dates sorted by price, even in a few towns, because each home is priced', () => {
  const flexible = { from: stay.check_in, until: stay.check_out, nights: 1, weekend: false };
  expect(isCostly({ ...plain(TOWNS), flexible, ordina: 'prezzo' }, 0)).toBe(true);
});

test('isCostly returns true for a search without criteria in a province, whose towns must be merged, but not in a region or in Italy', () => {
  expect(SCOPES.map((scope) => isCostly(plain(scope), 0))).toEqual([false, false, true, false]);
});

test('isCostly returns false for a search without criteria in up to four towns, and true in five', () => {
  const towns = (count: number): Scope => ({ kind: 'citta', citta_ids: Array.from({ length: count }, (_, id) => id) });
  expect([0, 4, 5].map((count) => isCostly(plain(towns(count)), 0))).toEqual([false, false, true]);
});

test('isCostly returns true for a page that skips more than 1,000 homes, unless the search is limited to a few towns', () => {
  expect([1000, 1001].map((skipped) => isCostly(plain(ITALIA), skipped))).toEqual([false, true]);
  expect(isCostly(plain(TOWNS), 24_000_000)).toBe(false);
});
