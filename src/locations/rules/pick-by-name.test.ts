import { expect, test } from 'vitest';
import { foldedForms } from './fold-name.ts';
import { pickByName } from './pick-by-name.ts';

const candidates = [
  { citta_id: 13130, nome_folded: 'livo', priority: 1 },
  { citta_id: 22106, nome_folded: 'livo', priority: 1 },
  { citta_id: 68015, nome_folded: 'corvara', priority: 1 },
  { citta_id: 21026, nome_folded: 'corvara', priority: 2 },
  { citta_id: 21026, nome_folded: 'corvara in badia corvara', priority: 2 },
  { citta_id: 22035, nome_folded: 'calliano', priority: 1 },
  { citta_id: 5014, nome_folded: 'calliano', priority: 3 },
  { citta_id: 68033, nome_folded: 'popoli', priority: 3 },
];

test.each([
  ['homonyms stay two', 'Livo', [13130, 22106]],
  ["today's name wins over another's second name", 'Corvara', [68015]],
  ['the whole bilingual name wins over its halves', 'Corvara in Badia/Corvara', [21026]],
  ["today's name wins over another's past one", 'Calliano', [22035]],
  ['a past name that nobody bears today still finds its place', 'Popoli', [68033]],
  ['a name that nobody bears finds nothing', 'Atlantide', []],
])('%s', (_sentence, name, ids) => {
  expect(pickByName(foldedForms(name), candidates)).toEqual(ids);
});
