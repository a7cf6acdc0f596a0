import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasAutomaticBreakfast, SERVIZI } from './servizi.ts';

test('lists 27 distinct services', () => {
  expect(new Set(SERVIZI).size).toBe(27);
});

test('lists the same services as the database constraint', () => {
  const migration = readFileSync(new URL('../../../db/migrations/0001_baseline.sql', import.meta.url), 'utf8');
  const list = /value <@ array\[([^\]]+)\]/.exec(migration)?.[1] ?? '';
  expect([...list.matchAll(/'([^']+)'/g)].map(([, servizio]) => servizio)).toEqual([...SERVIZI]);
});

test.each([
  [['bb'], true],
  [['agriturismo'], true],
  [['casa_vacanza', 'bb'], true],
  [['casa_vacanza'], false],
  [['affittacamere'], false],
] as const)('for the types %j, hasAutomaticBreakfast returns %s', (tipi, answer) => {
  expect(hasAutomaticBreakfast(tipi)).toBe(answer);
});
