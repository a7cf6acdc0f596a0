import { expect, test } from 'vitest';
import type { Cin } from './cin.ts';
import { type CinDescription, type CinFacts, describeCin } from './describe-cin.ts';

const facts: CinFacts = {
  cin: 'IT052015C2ABCD1234' as Cin,
  cinTown: { id: 52015, nome: 'Montepulciano' },
  citta_id: 52015,
  tipi: ['casa_vacanza'],
};
const fits: CinDescription = { comune: 'Montepulciano', classe: 'C2', notes: [] };

test.each([
  ['everything fits', {}, fits],
  ['no town chosen yet: nothing to compare', { citta_id: null }, fits],
  ['no type chosen yet', { tipi: [] }, fits],
  ['another town', { citta_id: 48017 }, { ...fits, notes: ['altroComune'] }],
  ['a code of no comune names none', { cinTown: null }, { ...fits, comune: null }],
  ['a class of another type', { tipi: ['agriturismo'] }, { ...fits, notes: ['classeDiversa'] }],
  ['one of the types is enough', { tipi: ['agriturismo', 'affittacamere'] }, fits],
  ['both', { citta_id: 48017, tipi: ['bb'] }, { ...fits, notes: ['altroComune', 'classeDiversa'] }],
  ['a code of another form says nothing', { cin: 'ITABCD1234' as Cin }, null],
] satisfies [string, Partial<CinFacts>, CinDescription | null][])('%s', (_, change, expected) => {
  expect(describeCin({ ...facts, ...change })).toEqual(expected);
});
