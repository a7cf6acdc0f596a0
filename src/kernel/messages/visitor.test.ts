import { expect, test } from 'vitest';
import * as messages from './visitor.ts';

test.each([
  [1, 'Troppe richieste. Riprova tra 1 secondo.'],
  [90, 'Troppe richieste. Riprova tra 90 secondi.'],
  [91, 'Troppe richieste. Riprova tra 2 minuti.'],
  [3572, 'Troppe richieste. Riprova tra 60 minuti.'],
])('formats a wait of %i seconds as «%s»', (seconds, sentence) => {
  expect(messages.tooManyRequests(seconds)).toBe(sentence);
});
