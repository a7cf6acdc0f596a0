import { describe, expect, test } from 'vitest';
import { placePath } from './place-path.ts';

describe('the home flow has addresses: region, province, city', () => {
  test.each([
    { slugs: { regione: 'toscana' }, path: '/strutture/toscana' },
    { slugs: { regione: 'toscana', provincia: 'siena' }, path: '/strutture/toscana/siena' },
    {
      slugs: { regione: 'toscana', provincia: 'siena', citta: 'montepulciano' },
      path: '/strutture/toscana/siena/montepulciano',
    },
  ])('$path', ({ slugs, path }) => {
    expect(placePath(slugs)).toBe(path);
  });
});
