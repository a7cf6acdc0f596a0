import { expect, test } from 'vitest';
import { listLimit } from './cut-page.ts';

test.each([
  [500, 'a town', { citta: 'Siena' }],
  [500, 'several towns', { citta_id: [52032, 52015] }],
  [24, 'a zone', {}],
  [7, 'a town with a limit', { citta: 'Siena', limit: 7 }],
  [500, 'a town with a limit above the maximum', { citta: 'Siena', limit: 100_000 }],
  [50, 'a zone with a limit above the maximum', { limit: 100_000 }],
  [1, 'a limit of zero', { citta: 'Siena', limit: 0 }],
])('listLimit returns %i for %s', (limit, _, query) => {
  expect(listLimit(query)).toBe(limit);
});
