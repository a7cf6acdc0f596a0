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
  ['a clock slightly behind', -5000, 'Calendario confermato adesso'],
  ['this minute', 59_999, 'Calendario confermato adesso'],
  ['a minute', MINUTE, 'Calendario confermato un minuto fa'],
  ['59 minutes', HOUR - 1, 'Calendario confermato 59 minuti fa'],
  ['an hour', HOUR, 'Calendario confermato un’ora fa'],
  ['exactly 75 minutes', 75 * MINUTE, 'Calendario confermato un’ora fa'],
  ['just over 75 minutes', 75 * MINUTE + 1, `Calendario non confermato da un’ora: ${SUFFIX}`],
  ['three hours', 3.9 * HOUR, `Calendario non confermato da 3 ore: ${SUFFIX}`],
  ['exactly a day', DAY, `Calendario non confermato da 24 ore: ${SUFFIX}`],
  ['just over a day', DAY + 1, `Calendario non confermato da un giorno: ${SUFFIX}`],
  ['three days', 3.5 * DAY, `Calendario non confermato da 3 giorni: ${SUFFIX}`],
  ['never', null, `Calendario non ancora confermato: ${SUFFIX}`],
])('describes the freshness of a calendar by its age: %s', (_, age, sentence) => {
  expect(messages.freshnessSentence(freshness(age))).toBe(sentence);
});

test.each([
  ['before dates are chosen', null, 'Calendario confermato adesso'],
  ['for the night before it', nights(4, 5), 'Calendario confermato adesso'],
  ['for nights from its departure day on', nights(8, 10), 'Calendario confermato adesso'],
  [
    'for nights that include its first night',
    nights(3, 6),
    'Calendario non confermato per queste date: chiedi conferma',
  ],
  ['for nights around it', nights(1, 20), 'Calendario non confermato per queste date: chiedi conferma'],
])('describes the freshness of a calendar with a misread event: %s', (_, chosen, sentence) => {
  expect(messages.freshnessSentence(freshnessFor({ age: 0, misread: [nights(5, 8)] }, chosen))).toBe(sentence);
});

test('describes an old calendar as old even if it has a misread event', () => {
  expect(freshnessFor({ age: DAY, misread: [nights(5, 8)] }, nights(5, 8))).toMatchObject({ unit: 'ore' });
});

test('G19 visible: never shows an old calendar as fresh', () => {
  fc.assert(
    fc.property(fc.integer({ min: SELLABLE_MS + 1, max: 1e13 }), (age) => {
      expect(freshness(age).is_stale).toBe(true);
      expect(messages.freshnessSentence(freshness(age))).toMatch(/non confermato .*chiedi conferma/);
    }),
  );
});
