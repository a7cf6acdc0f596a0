import { expect, test } from 'vitest';
import { inCitta, inRegione, provinciaPhrase } from './place-phrase.it.ts';

test.each([
  [inRegione, 'Toscana', 'in Toscana'],
  [inRegione, 'Marche', 'nelle Marche'],
  [inRegione, 'Lazio', 'nel Lazio'],
  [provinciaPhrase, 'Siena', 'provincia di Siena'],
  [provinciaPhrase, "L'Aquila", 'provincia dell’Aquila'],
  [provinciaPhrase, 'Bolzano/Bozen', 'provincia di Bolzano'],
  [provinciaPhrase, "Valle d'Aosta/Vallée d'Aoste", 'provincia di Aosta'],
  [inCitta, 'Siena', 'a Siena'],
  [inCitta, 'Asti', 'ad Asti'],
  [inCitta, 'Enna', 'a Enna'],
])('%o phrases %s as «%s»', (phraseOf, nome, phrase) => {
  expect(phraseOf(nome)).toBe(phrase);
});
