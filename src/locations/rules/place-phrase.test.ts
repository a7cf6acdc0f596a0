import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { placePhrases } from './place-phrase.ts';
import { setTestLanguage, resetTestLanguage } from '../../../test/test-language.ts';

afterEach(resetTestLanguage);

type PhraseName = 'inRegione' | 'provinciaPhrase' | 'inProvincia' | 'inCitta';

test.each<[PhraseName, string, string, Language]>([
  ['inProvincia', 'L’Aquila', 'in provincia di L’Aquila', 'it'],
  ['inProvincia', "L'Aquila", 'in provincia dell’Aquila', 'it'],
  ['inRegione', 'Tuscany', 'in Tuscany', 'en'],
  ['inRegione', 'Marche', 'in the Marche', 'en'],
  ['inProvincia', 'Siena', 'in the province of Siena', 'en'],
  ['provinciaPhrase', 'Aosta Valley', 'province of Aosta', 'en'],
  ['inCitta', 'Tremiti Islands', 'on the Tremiti Islands', 'en'],
  ['inCitta', 'Procida', 'on Procida', 'en'],
  ['inCitta', 'Ischia', 'on Ischia', 'en'],
  ['inCitta', 'Lipari', 'on Lipari', 'en'],
  ['inRegione', 'Sizilien', 'auf Sizilien', 'de'],
  ['inProvincia', 'South Tyrol', 'in South Tyrol', 'en'],
  ['inProvincia', 'Siena', 'in der Provinz Siena', 'de'],
  ['inProvincia', 'Südtirol', 'in Südtirol', 'de'],
  ['inProvincia', 'Trentino', 'im Trentino', 'de'],
  ['provinciaPhrase', 'Trentino', 'Trentino', 'de'],
  ['provinciaPhrase', 'Aostatal', 'Provinz Aosta', 'de'],
  ['inCitta', 'Florenz', 'in Florenz', 'de'],
  ['inRegione', 'Vallée d’Aoste', 'dans la Vallée d’Aoste', 'fr'],
  ['inProvincia', 'Arezzo', 'dans la province d’Arezzo', 'fr'],
  ['provinciaPhrase', 'Vallée d’Aoste', 'province d’Aoste', 'fr'],
  ['inProvincia', 'Haut-Adige', 'dans le Haut-Adige', 'fr'],
  ['provinciaPhrase', 'Trentin', 'Trentin', 'fr'],
  ['inCitta', 'Île du Giglio', 'sur l’île du Giglio', 'fr'],
])('%s phrases %s as «%s» if the language is %s', (phraseName, nome, phrase, language) => {
  setTestLanguage(language);
  expect(placePhrases[phraseName](nome)).toBe(phrase);
});
