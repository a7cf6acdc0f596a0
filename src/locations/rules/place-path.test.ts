import { expect, test } from 'vitest';
import { placePath } from './place-path.ts';

test('placePath builds the paths of a region and a city', () => {
  const slugs = { regione: 'toscana', provincia: 'siena', citta: 'montepulciano' };
  expect(placePath(slugs)).toBe('/strutture/toscana/siena/montepulciano');
  expect(placePath({ regione: 'toscana' })).toBe('/strutture/toscana');
});
