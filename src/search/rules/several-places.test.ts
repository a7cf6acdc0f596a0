import { afterEach, expect, test } from 'vitest';
import { readLanguageFrom } from '../../kernel/current-language.ts';
import { ITALIAN } from '../../kernel/language.ts';
import { joinPhrases } from './several-places.ts';

afterEach(() => readLanguageFrom(() => ITALIAN));

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

test.each([
  ['en', ['in Tuscany', 'in Umbria', 'in the Marche'], 'o', 'in Tuscany, Umbria or the Marche'],
  ['en', ['on Lake Garda', 'in Veneto'], 'o', 'on Lake Garda or in Veneto'],
  ['en', ['within 20 km of Siena', 'within 20 km of Lucca'], 'e', 'within 20 km of Siena and Lucca'],
  ['de', ['in der Provinz Siena', 'in der Provinz Arezzo'], 'o', 'in der Provinz Siena oder Arezzo'],
  ['de', ['in Umbrien', 'in der Toskana'], 'e', 'in Umbrien und der Toskana'],
  ['de', ['am Gardasee', 'in Venetien'], 'both', 'am Gardasee, in Venetien'],
  ['fr', ['en Toscane', 'en Ombrie'], 'o', 'en Toscane ou en Ombrie'],
  ['fr', ['dans la province de Siena', 'dans la province d’Arezzo'], 'e', 'dans la province de Siena et d’Arezzo'],
] as const)('in %s %j, %s: «%s»', (language, phrases, joined, said) => {
  readLanguageFrom(() => language);
  expect(joinPhrases(phrases, joined)).toBe(said);
});
