import { expect, test } from 'vitest';
import { type Language, offeredLanguage } from './language.ts';

test.each<[Language, Language | null, string[], Language | null]>([
  ['it', null, ['de-AT', 'de', 'en'], 'de'],
  ['it', null, ['it-IT', 'en'], null],
  ['it', null, ['es', 'fr-CH', 'it'], 'fr'],
  ['it', null, ['es', 'pt'], null],
  ['it', null, [], null],
  ['de', null, ['it'], 'it'],
  ['it', 'en', ['de'], 'en'],
  ['it', 'it', ['de'], null],
  ['de', 'de', ['it'], null],
])(
  'offeredLanguage on a page in %s, with the chosen language %s and the browser languages %j, returns %s',
  (page, chosen, preferred, offered) => {
    expect(offeredLanguage({ page, chosen, preferred })).toBe(offered);
  },
);
