import { afterEach, expect, test } from 'vitest';
import { joinPhrases } from './several-places.ts';
import { setTestLanguage, resetTestLanguage } from '../../../test/test-language.ts';

afterEach(resetTestLanguage);

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
] as const)('joinPhrases joins %j with «%s» into «%s»', (phrases, joined, expected) => {
  expect(joinPhrases(phrases, joined)).toBe(expected);
});

test.each([
  ['en', ['in Tuscany', 'in Umbria'], 'in Tuscany or Umbria'],
  ['en', ['in the province of Siena', 'in the province of Como'], 'in the province of Siena or Como'],
  ['en', ['in Tuscany', 'on Lake Garda'], 'in Tuscany or on Lake Garda'],
  ['de', ['auf Sizilien', 'auf Sardinien'], 'auf Sizilien oder Sardinien'],
  ['de', ['in Florenz', 'in der Toskana'], 'in Florenz oder der Toskana'],
  ['de', ['in der Toskana', 'in Umbrien'], 'in der Toskana oder in Umbrien'],
  ['fr', ['en Toscane', 'en Ombrie', 'dans les Marches'], 'en Toscane, en Ombrie ou dans les Marches'],
  ['fr', ['à Florence', 'à Sienne'], 'à Florence ou à Sienne'],
] as const)('joinPhrases joins $1 into «$2» in the language $0', (language, phrases, expected) => {
  setTestLanguage(language);
  expect(joinPhrases(phrases, 'o')).toBe(expected);
});
