import { afterEach, expect, test } from 'vitest';
import { keepLanguageWith } from '../../kernel/current-language.ts';
import { ITALIAN, type Language } from '../../kernel/language.ts';
import { placePhrases } from './place-phrase.ts';

afterEach(() => keepLanguageWith({ read: () => ITALIAN, run: (_language, act) => act() }));

type Say = 'inRegione' | 'provinciaPhrase' | 'inProvincia' | 'inCitta';

test.each<[Language, Say, string, string]>([
  ['it', 'inProvincia', 'L’Aquila', 'in provincia di L’Aquila'],
  ['it', 'inProvincia', "L'Aquila", "in provincia dell'Aquila"],
  ['en', 'inRegione', 'Tuscany', 'in Tuscany'],
  ['en', 'inRegione', 'Marche', 'in the Marche'],
  ['en', 'inProvincia', 'Siena', 'in the province of Siena'],
  ['en', 'provinciaPhrase', 'Aosta Valley', 'province of Aosta'],
  ['en', 'inCitta', 'Tremiti Islands', 'on the Tremiti Islands'],
  ['de', 'inRegione', 'Sizilien', 'auf Sizilien'],
  ['de', 'inProvincia', 'Bozen', 'in der Provinz Bozen'],
  ['de', 'provinciaPhrase', 'Aostatal', 'Provinz Aosta'],
  ['de', 'inCitta', 'Florenz', 'in Florenz'],
  ['fr', 'inRegione', 'Vallée d’Aoste', 'dans la Vallée d’Aoste'],
  ['fr', 'inProvincia', 'Arezzo', 'dans la province d’Arezzo'],
  ['fr', 'provinciaPhrase', 'Vallée d’Aoste', 'province d’Aoste'],
  ['fr', 'inCitta', 'Île du Giglio', 'sur l’île du Giglio'],
])('in %s, %s of %s: «%s»', (language, say, nome, phrase) => {
  keepLanguageWith({ read: () => language, run: (_language, act) => act() });
  expect(placePhrases[say](nome)).toBe(phrase);
});
