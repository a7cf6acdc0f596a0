import { expect, test } from 'vitest';
import { joinSentences } from './join-sentences.ts';

test.each([
  [['Database già vuoto'], 'Database già vuoto'],
  [["Errore nell'aggiornamento delle foto", ''], "Errore nell'aggiornamento delle foto"],
  [["Errore nell'aggiornamento delle foto", 'Riprova.'], "Errore nell'aggiornamento delle foto\nRiprova."],
  [['Uno', '', 'Tre'], 'Uno\nTre'],
])('%j', (sentences, text) => {
  expect(joinSentences(...sentences)).toBe(text);
});
