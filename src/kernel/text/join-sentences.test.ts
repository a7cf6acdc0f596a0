import { expect, test } from 'vitest';
import { joinSentences } from './join-sentences.ts';

test.each([
  [["Errore nell'aggiornamento delle foto", ''], "Errore nell'aggiornamento delle foto"],
  [["Errore nell'aggiornamento delle foto", 'Riprova.'], "Errore nell'aggiornamento delle foto\nRiprova."],
  [['Uno', '', 'Tre'], 'Uno\nTre'],
])('joinSentences joins the non-empty sentences of %j with line breaks', (sentences, text) => {
  expect(joinSentences(...sentences)).toBe(text);
});
