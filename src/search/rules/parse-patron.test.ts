import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { buildLocations } from '../../locations/server/build-locations.ts';
import { readPlaceNames } from '../../locations/server/place-names.ts';
import { PATRONS } from './lexicon-feasts.ts';
import { TOURIST_AREAS } from '../source/tourist-areas.ts';
import { indexPlaces } from './index-places.ts';
import { patronAt } from './parse-patron.ts';
import { splitWords } from './split-words.ts';

const TODAY = '2026-11-26' as CalendarDate;
const { citta_nomi: nomi, ...locations } = buildLocations();
const places = indexPlaces({ ...locations, nomi, names: readPlaceNames(locations) }, TOURIST_AREAS);

function feastOf(text: string) {
  const words = splitWords(text).map(({ folded }) => folded);
  const spans = words.flatMap((_, start) => patronAt(words, start, { today: TODAY, places }) ?? []);
  return spans[0]?.kind === 'period' ? spans[0].period : null;
}

test.each([
  ['San Gennaro a Napoli', '2027-09-17'],
  ['Napoli San Gennaro 2028', '2028-09-17'],
  ['ponte di San Petronio', '2027-10-02'],
  ["festa di Sant'Ambrogio", '2026-12-05'],
  ['San Giovanni a Torino', '2027-06-22'],
  ['festa di San Marco a Venezia', '2027-04-23'],
  ['Asti per San Secondo', '2027-05-02'],
  ['San Giovanni a Ragusa', '2027-08-27'],
])('parses «%s» as a feast whose period begins on %s', (text, from) => {
  expect(feastOf(text)?.from).toBe(from);
});

test.each([
  'San Gennaro',
  'San Marco a Venezia',
  'zona San Nicola Bari',
  'basilica di San Nicola a Bari',
  'B&B San Gennaro Napoli',
  'hotel San Giusto Trieste',
  'San Giovanni Rotondo',
  'San Giovanni a Roma',
])('finds no feast in «%s»', (text) => {
  expect(feastOf(text)).toBeNull();
});

test('every patron saint has a feast day and existing comuni', () => {
  const rows = PATRONS.flatMap((line) => line.split(', '));
  expect(rows.filter((row) => feastOf(`festa di ${row.replace(/ \d+-.*/, '')}`) === null)).toEqual([]);
  const towns = rows.flatMap((row) => row.replace(/^.* \d+-\S+ /, '').split('/'));
  expect(towns.filter((town) => !places.matchesOf(town).some(({ kind }) => kind === 'citta'))).toEqual([]);
  expect(new Set(towns).size).toBeGreaterThanOrEqual(100);
});
