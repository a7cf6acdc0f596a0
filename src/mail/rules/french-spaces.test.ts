import { expect, test } from 'vitest';
import { speakIn } from '../../../test/speak.ts';
import { frenchSpaces } from './french-spaces.ts';

test.each([
  ['Sur la carte : ici', 'Sur la carte\u00a0: ici'],
  ['Sur la carte :\nici', 'Sur la carte\u00a0:\nici'],
  ['Combien êtes-vous ? « Deux » ; merci !', 'Combien êtes-vous\u202f? «\u202fDeux\u202f»\u202f; merci\u202f!'],
  ['Arrivée\u00a0: 16\u00a0h', 'Arrivée\u00a0: 16\u00a0h'],
  ['https://www.ospitalia.it/fr?a=1', 'https://www.ospitalia.it/fr?a=1'],
  ['Codice:\nX', 'Codice:\nX'],
])('keeps punctuation on the line of its word in %j', (text, written) => {
  expect(speakIn('fr', () => frenchSpaces(text))).toBe(written);
});

test.each(['it', 'en', 'de'] as const)('leaves a text in %s as it is', (language) => {
  expect(speakIn(language, () => frenchSpaces('Sulla mappa : «La Loggia» ?'))).toBe('Sulla mappa : «La Loggia» ?');
});
