import { expect, test } from 'vitest';
import { joinSentences } from './join-sentences.ts';

test.each([
  [["Errore nell'aggiornamento delle foto", ''], "Errore nell'aggiornamento delle foto"],
  [["Errore nell'aggiornamento delle foto", 'Riprova.'], "Errore nell'aggiornamento delle foto\nRiprova."],
  [['Uno', '', 'Tre'], 'Uno\nTre'],
])('joins %j as lines of one text', (sentences, text) => {
  expect(joinSentences(...sentences)).toBe(text);
});
