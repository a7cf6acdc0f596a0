import { expect, test } from 'vitest';
import { searchPageMessages } from './page-messages.it.ts';

test.each([
  ['baita', 'f', 'Nessuna baita in Molise: ecco le altre case.'],
  ['trullo', 'm', 'Nessun trullo in Molise: ecco le altre case.'],
  ['chalet', 'm', 'Nessuno chalet in Molise: ecco le altre case.'],
  ['stazzo', 'm', 'Nessuno stazzo in Molise: ecco le altre case.'],
  ['residence', 'm', 'Nessun residence in Molise: ecco le altre case.'],
] as const)('of «%s» there is none', (words, gender, sentence) => {
  expect(searchPageMessages.senzaParole(words, { where: 'in Molise', gender, hasFilters: false })).toBe(sentence);
});
