import { expect, test } from 'vitest';
import { countStrutture, withDetail } from './sentences.ts';

test.each([
  [0, '0 strutture'],
  [1, '1 struttura'],
  [2, '2 strutture'],
  [12_345, '12.345 strutture'],
])('%i: %s', (count, words) => {
  expect(countStrutture(count)).toBe(words);
});

test.each([
  ['', "Errore nell'approvazione della struttura"],
  ['CIN mancante.', "Errore nell'approvazione della struttura. CIN mancante."],
])('%j is a sentence of its own', (detail, whole) => {
  expect(withDetail("Errore nell'approvazione della struttura", detail)).toBe(whole);
});
