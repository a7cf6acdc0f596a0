import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nights } from '../../../test/feed-history.ts';
import { freshness, freshnessFor, SELLABLE_MS } from './freshness.ts';
import * as messages from '../messages/visitor.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SUFFIX = 'chiedi conferma delle date';

test.each<[string, number | null, string]>([
  ['five seconds in the future because of a slow clock, confirmed', -5000, 'Calendario confermato adesso'],
  ['less than a minute, confirmed', 59_999, 'Calendario confermato adesso'],
  ['a minute, confirmed', MINUTE, 'Calendario confermato un minuto fa'],
  ['59 minutes, confirmed', HOUR - 1, 'Calendario confermato 59 minuti fa'],
  ['an hour, confirmed', HOUR, 'Calendario confermato un’ora fa'],
  ['exactly 75 minutes, still confirmed', 75 * MINUTE, 'Calendario confermato un’ora fa'],
  ['just over 75 minutes, not confirmed', 75 * MINUTE + 1, `Calendario non confermato da un’ora: ${SUFFIX}`],
  ['three hours, not confirmed', 3.9 * HOUR, `Calendario non confermato da 3 ore: ${SUFFIX}`],
  ['exactly a day, in hours', DAY, `Calendario non confermato da 24 ore: ${SUFFIX}`],
  ['just over a day, in days', DAY + 1, `Calendario non confermato da un giorno: ${SUFFIX}`],
  ['three days, not confirmed', 3.5 * DAY, `Calendario non confermato da 3 giorni: ${SUFFIX}`],
  ['never confirmed', null, `Calendario non ancora confermato: ${SUFFIX}`],
])('describes the freshness of a calendar by its age: %s', (_, age, sentence) => {
  expect(messages.freshnessSentence(freshness(age))).toBe(sentence);
});

test.each([
  ['confirmed before dates are chosen', null, 'Calendario confermato adesso'],
  ['confirmed for the night before the event', nights(4, 5), 'Calendario confermato adesso'],
  ['confirmed for nights from the departure day of the event', nights(8, 10), 'Calendario confermato adesso'],
  [
    'not confirmed for nights that include the first night of the event',
    nights(3, 6),
    'Calendario non confermato per queste date: chiedi conferma',
  ],
  [
    'not confirmed for a period that contains the event',
    nights(1, 20),
    'Calendario non confermato per queste date: chiedi conferma',
  ],
])('describes the freshness of a calendar with a misread event: %s', (_, chosen, sentence) => {
  expect(messages.freshnessSentence(freshnessFor({ age: 0, misread: [nights(5, 8)] }, chosen))).toBe(sentence);
});

test('reports the age of an old calendar even if the chosen nights have a misread event', () => {
  expect(freshnessFor({ age: DAY, misread: [nights(5, 8)] }, nights(5, 8))).toMatchObject({ unit: 'ore' });
});

test('G19 visible: describes every calendar that is too old for instant booking as not confirmed', () => {
  fc.assert(
    fc.property(fc.integer({ min: SELLABLE_MS + 1, max: 1e13 }), (age) => {
      expect(freshness(age).is_stale).toBe(true);
      expect(messages.freshnessSentence(freshness(age))).toMatch(/non confermato .*chiedi conferma/);
    }),
  );
});
