import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshnessSentence } from '../freshness-messages.it.ts';
import { FRESH_MS, freshness } from './freshness.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ASK = 'chiedi conferma delle date';

test.each<[string, number | null, number | null, string]>([
  ['a clock that is a little behind', -5000, null, 'Calendario confermato adesso'],
  ['this minute', 59_999, null, 'Calendario confermato adesso'],
  ['a minute', MINUTE, null, 'Calendario confermato un minuto fa'],
  ['59 minutes', HOUR - 1, null, 'Calendario confermato 59 minuti fa'],
  ['an hour', HOUR, null, 'Calendario confermato un’ora fa'],
  ['two hours', 2 * HOUR, null, 'Calendario confermato 2 ore fa'],
  ['a day to the millisecond', DAY, null, 'Calendario confermato 24 ore fa'],
  ['a moment more', DAY + 1, null, `Calendario non confermato da un giorno: ${ASK}`],
  ['three days', 3.5 * DAY, null, `Calendario non confermato da 3 giorni: ${ASK}`],
  ['never', null, null, `Calendario non ancora confermato: ${ASK}`],
  ['an hour ago and failing: a payment is still taken', HOUR, HOUR, 'Calendario confermato un’ora fa'],
  ['75 minutes to the millisecond', 75 * MINUTE, 75 * MINUTE, 'Calendario confermato un’ora fa'],
  ['75 and a moment', 3 * HOUR, 75 * MINUTE + 1, `Calendario non confermato da un’ora: ${ASK}`],
  ['failing for three hours', 3 * HOUR, 3 * HOUR, `Calendario non confermato da 3 ore: ${ASK}`],
  ['another is older and does not fail', 9 * HOUR, 2 * HOUR, `Calendario non confermato da 2 ore: ${ASK}`],
  ['old, and nothing fails: it is read again before a payment', 9 * HOUR, null, 'Calendario confermato 9 ore fa'],
  ['failing for a day and a half', 1.5 * DAY, 1.5 * DAY, `Calendario non confermato da un giorno: ${ASK}`],
])('%s', (_, age, failingAge, sentence) => {
  expect(freshnessSentence(freshness({ age, failingAge }))).toBe(sentence);
});

test('G19 visible: an old calendar is never shown as fresh', () => {
  fc.assert(
    fc.property(fc.integer({ min: FRESH_MS + 1, max: 1e13 }), (age) => {
      expect(freshness({ age, failingAge: null }).is_stale).toBe(true);
      expect(freshnessSentence(freshness({ age, failingAge: null }))).toMatch(/non confermato .*chiedi conferma/);
    }),
  );
});
