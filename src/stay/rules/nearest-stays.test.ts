import { expect, test } from 'vitest';
import { buildRate } from '../../../test/build-rate.ts';
import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { OfferTerms } from './check-stay.ts';
import { nearestStays } from './nearest-stays.ts';

const nov = (day: number): CalendarDate => addDays('2026-11-01' as CalendarDate, day - 1);

type Case = {
  taken: number[];
  wanted: [number, number];
  today?: number;
  until?: number;
  minimum?: number;
  guests?: number;
};

function nearest({ taken, wanted: [first, last], today = 1, until = 60, minimum = 1, guests = 2 }: Case) {
  const offered: OfferTerms = {
    posti_letto: 4,
    price: { camera: null, tariffe: [buildRate({ soggiorno_minimo: minimum })] },
  };
  const isAvailable = (date: CalendarDate) => !taken.map(nov).includes(date);
  const stays = nearestStays({ check_in: nov(first), check_out: nov(last), guests }, offered, {
    today: nov(today),
    isAvailable,
    until: nov(until),
  });
  return stays.map(({ check_in, check_out }) => `${check_in.slice(5)} ${check_out.slice(5)}`);
}

test.each<[string, Case, string[]]>([
  ['stays of the same length before and after', { taken: [15, 16], wanted: [15, 17] }, ['11-13 11-15', '11-17 11-19']],
  [
    'stays before and after, if only the last night is taken',
    { taken: [17], wanted: [15, 18] },
    ['11-14 11-17', '11-18 11-21'],
  ],
  ['nothing before today', { taken: [3, 4], wanted: [3, 5], today: 2 }, ['11-05 11-07']],
  ['the nearest of several stays', { taken: [10, 11, 13, 16], wanted: [10, 12] }, ['11-08 11-10', '11-14 11-16']],
  [
    'longer stays, if the selected stay is shorter than the minimum',
    { taken: [], wanted: [10, 11], minimum: 3 },
    ['11-09 11-12', '11-10 11-13'],
  ],
  ['no nights whose availability is unknown', { taken: [15], wanted: [15, 17], until: 16 }, ['11-13 11-15']],
  [
    'nothing more than a month away',
    { taken: Array.from({ length: 60 }, (_, at) => at + 1), wanted: [30, 32], until: 90 },
    [],
  ],
  ['nothing for more guests than beds', { taken: [15], wanted: [15, 17], guests: 9 }, []],
  ['nothing for more than the maximum nights', { taken: [], wanted: [1, 400], until: 700 }, []],
])('suggests alternatives to dates that cannot be booked: %s', (_, given, expected) => {
  expect(nearest(given)).toEqual(expected);
});
