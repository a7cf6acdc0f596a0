import { expect, test } from 'vitest';
import { readForeignNames } from './read-foreign-names.ts';
import { indexTownNames } from './town-names.ts';

const foreign = readForeignNames('regione 9 Toscana | de Toskana\ncitta 48017 Firenze | de Florenz | en ~ Firenza\n');
const names = indexTownNames({ foreign, second: { BZ: { Bolzano: 'Bozen' }, TS: { Trieste: 'Trst' } } });

test('comuni are known by their Italian names, in the languages that show another', () => {
  expect([...(names.get('de') ?? [])]).toEqual([
    ['Bolzano', 'Bozen'],
    ['Firenze', 'Florenz'],
  ]);
  expect([...(names.get('en') ?? [])]).toEqual([]);
  expect([...(names.get('it') ?? [])]).toEqual([]);
});
