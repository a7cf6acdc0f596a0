import { expect, test } from 'vitest';
import { type Language, offeredLanguage } from './language.ts';

test.each<[Language, Language | null, string[], Language | null]>([
  ['it', null, ['de-AT', 'de', 'en'], 'de'],
  ['it', null, ['it-IT', 'en'], null],
  ['it', null, ['es', 'fr-CH', 'it'], 'fr'],
  ['it', null, ['es', 'pt'], null],
  ['it', null, [], null],
  ['de', null, ['it'], 'it'],
  // What was chosen counts more than the browser.
  ['it', 'en', ['de'], 'en'],
  ['it', 'it', ['de'], null],
  ['de', 'de', ['it'], null],
])('on a page in %s, with %s chosen, to a reader of %j: %s', (own, chosen, preferred, offered) => {
  expect(offeredLanguage({ own, chosen, preferred })).toBe(offered);
});
