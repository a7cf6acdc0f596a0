import { expect, test } from 'vitest';
import { readAreas } from './read-areas.ts';

const TEXT = `
Salento: nel Salento
detta: penisola salentina, il salento
fonte: Wikipedia
BR: Brindisi, Oria
LE: *

Lago Trasimeno: sul Lago Trasimeno; lago
fonte: Unione dei comuni
PG: * tranne Perugia, Assisi

Centro Italia: nel Centro Italia
fonte: ISTAT
regioni: Lazio, Umbria
`;

test('readAreas parses areas with their comuni by province', () => {
  expect(readAreas(TEXT)).toEqual([
    {
      slug: 'salento',
      nome: 'Salento',
      dove: 'nel Salento',
      others: ['penisola salentina', 'il salento'],
      isLake: false,
      source: 'Wikipedia',
      parts: [
        { sigla: 'BR', names: ['Brindisi', 'Oria'], all: false },
        { sigla: 'LE', names: [], all: true },
      ],
      regioni: [],
    },
    {
      slug: 'lago-trasimeno',
      nome: 'Lago Trasimeno',
      dove: 'sul Lago Trasimeno',
      others: [],
      isLake: true,
      source: 'Unione dei comuni',
      parts: [{ sigla: 'PG', names: ['Perugia', 'Assisi'], all: true }],
      regioni: [],
    },
    {
      slug: 'centro-italia',
      nome: 'Centro Italia',
      dove: 'nel Centro Italia',
      others: [],
      isLake: false,
      source: 'ISTAT',
      parts: [],
      regioni: ['Lazio', 'Umbria'],
    },
  ]);
});
