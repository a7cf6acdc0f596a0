import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/strutture/toscana/', '/strutture/toscana'],
  ['/strutture/Toscana/Siena/SIENA', '/strutture/toscana/siena/siena'],
  ['/blog/Le-Crete/', '/blog/le-crete'],
  ['/STRUTTURE/Toscana', '/strutture/toscana'],
  ['/blogger/A', null],
  ['/struttura/12/podere///', '/struttura/12/podere'],
  ['/', null],
  ['/strutture/toscana', null],
  ['/prenotazione/ABCD1234EFGH5678', null],
  ['//evil.example/', null],
])('canonicalPath(%s) returns %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
