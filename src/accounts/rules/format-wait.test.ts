import { expect, test } from 'vitest';
import { formatCountdown, formatWait } from './format-wait.ts';

test.each([
  [0, '1 secondo', '0:00'],
  [0.4, '1 secondo', '0:01'],
  [1.2, '2 secondi', '0:02'],
  [59, '59 secondi', '0:59'],
  [60, '1 minuto', '1:00'],
  [61, '2 minuti', '1:01'],
  [900, '15 minuti', '15:00'],
  [3600, '60 minuti', '60:00'],
])('formatWait and formatCountdown round a wait of %s seconds up to «%s» and %s', (seconds, words, clock) => {
  expect([formatWait(seconds), formatCountdown(seconds)]).toEqual([words, clock]);
});
