import { expect, test } from 'vitest';
import { readKnownMessages } from './known-messages.ts';

const isKnownMessage = await readKnownMessages();

test.each([
  ['Struttura non trovata.', true],
  ['Seleziona le date e il numero di ospiti', true],
  ['La data indicata non esiste. Struttura non trovata.', true],
  ['Troppe richieste. Riprova tra 7 secondi.', true],
  ['Il file casa.jpg è troppo grande. Massimo 5MB per immagine.', true],
  ['Input non valido: atteso string, ricevuto number', false],
  ['Troppo grande: atteso che string avesse <=200 caratteri', false],
  ['Too big: expected string to have <=200 characters', false],
  ['Invalid input', false],
  ['', true],
  ['{"detail": 1}', false],
])('isKnownMessage(%j) returns %s', (text, expected) => {
  expect(isKnownMessage(text)).toBe(expected);
});
