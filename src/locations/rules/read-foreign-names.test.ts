import { expect, test } from 'vitest';
import { readForeignNames, readNames } from './read-foreign-names.ts';

test('readForeignNames parses a place and its names in several languages', () => {
  const text = '# Toscana\ncitta 49009 Livorno | en ~ Leghorn, Porto Labrone | fr Livourne\nregione 14 Molise\n';
  const [livorno, molise] = readForeignNames(text);
  expect(livorno).toMatchObject({ kind: 'citta', id: 49009, nome: 'Livorno' });
  expect(livorno?.names.get('en')).toEqual({ shown: null, understood: ['Leghorn', 'Porto Labrone'] });
  expect(livorno?.names.get('fr')).toEqual({ shown: 'Livourne', understood: [] });
  expect(livorno?.names.get('de')).toBeUndefined();
  expect(molise).toMatchObject({ kind: 'regione', id: 14, nome: 'Molise', names: new Map() });
});

test.each(['es Florencia', 'Florence', ''])(
  'readNames rejects «%s», which does not start with a known language',
  (part) => {
    expect(() => readNames([part])).toThrow('No language');
  },
);

test('readForeignNames rejects a line without a known kind of place', () => {
  expect(() => readForeignNames('comune 48017 Firenze')).toThrow('No kind');
});
