import { expect, test } from 'vitest';
import { joinPhrases } from './several-places.ts';

test.each([
  [['in Toscana', 'in Umbria'], 'o', 'in Toscana o Umbria'],
  [['in Toscana', 'in Umbria'], 'e', 'in Toscana e Umbria'],
  [['in Toscana', 'in Umbria', 'nelle Marche'], 'o', 'in Toscana, Umbria o nelle Marche'],
  [['nel Lazio', 'nelle Marche'], 'o', 'nel Lazio o nelle Marche'],
  [['in provincia di Siena', 'in provincia di Grosseto'], 'o', 'in provincia di Siena o Grosseto'],
  [['in provincia di Siena', 'in provincia della Spezia'], 'e', 'in provincia di Siena e della Spezia'],
  [['a Siena', 'a Firenze'], 'e', 'a Siena e Firenze'],
  [['a Siena', 'ad Arezzo'], 'o', 'a Siena o ad Arezzo'],
  [['nel Salento', 'sul Gargano'], 'o', 'nel Salento o sul Gargano'],
  [['entro 20 km da Siena', 'entro 20 km da Lucca'], 'o', 'entro 20 km da Siena o Lucca'],
  [['sul lago di Garda', 'in Veneto'], 'both', 'sul lago di Garda, in Veneto'],
] as const)('%j, %s: «%s»', (phrases, joined, said) => {
  expect(joinPhrases(phrases, joined)).toBe(said);
});
