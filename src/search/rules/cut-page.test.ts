import { expect, test } from 'vitest';
import { listLimit } from './cut-page.ts';

test.each([
  ['a town, whose whole list is returned', { citta: 'Siena' }, 500],
  ['several towns', { citta_id: [52032, 52015] }, 500],
  ['a zone, which has pages', {}, 24],
  ['a town with a limit', { citta: 'Siena', limit: 7 }, 7],
  ['a town with a limit above the maximum', { citta: 'Siena', limit: 100_000 }, 500],
  ['a zone with a limit above the maximum', { limit: 100_000 }, 50],
  ['a limit of zero', { citta: 'Siena', limit: 0 }, 1],
])('listLimit returns the limit for %s', (_, query, limit) => {
  expect(listLimit(query)).toBe(limit);
});
