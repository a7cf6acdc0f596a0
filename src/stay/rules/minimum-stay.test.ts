import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Rate } from '../../strutture/rules/rate.ts';
import { minimumStay, minimumRange } from './minimum-stay.ts';

const TODAY = '2026-11-26' as CalendarDate;

function rate(soggiorno_minimo: number | null, dates: [dal: string, al: string] | null = null, camera_id = 0): Rate {
  const [dal, al] = (dates ?? [null, null]) as [CalendarDate | null, CalendarDate | null];
  const none = { prezzo_notte_cents: null, prezzo_weekend_cents: null, ospiti_inclusi: null };
  return { ...none, supplemento_ospite_cents: null, nome: '', dal, al, camera_id: camera_id || null, soggiorno_minimo };
}

const AUGUST: [string, string] = ['2027-08-01', '2027-08-31'];
const house = (...tariffe: Rate[]) => ({ camera: null, tariffe });

test.each([
  ['no rates', [], 1, 1],
  ['one minimum for the whole year', [rate(2)], 2, 2],
  ['a season with a higher minimum', [rate(2), rate(7, AUGUST)], 2, 7],
  ['a season with a lower minimum', [rate(3), rate(1, AUGUST)], 1, 3],
  ['a season without a minimum', [rate(2), rate(null, AUGUST)], 2, 2],
  ['a season with a minimum, and no minimum for the rest of the year', [rate(7, AUGUST)], 1, 7],
  ['a season that has ended', [rate(2), rate(7, ['2026-08-01', '2026-11-25'])], 2, 2],
  ['a season whose last night is today', [rate(2), rate(7, ['2026-08-01', TODAY])], 2, 7],
  ['rates for only one room', [rate(5, null, 3)], 1, 1],
])('returns minimum stays from $2 to $3 nights for %s', (_, tariffe, from, to) => {
  expect(minimumRange([house(...tariffe)], TODAY)).toEqual({ from, to });
});

test('returns a range that covers the minimum stay of every room and arrival', () => {
  const tariffe = [rate(2, null, 3), rate(4, AUGUST, 3), rate(null, null, 4)];
  const rooms = [3, 4].map((id) => ({ camera: { id, prezzo_notte_cents: 0 as never }, tariffe }));
  expect(minimumRange(rooms, TODAY)).toEqual({ from: 1, to: 4 });
  const minimums = rooms.flatMap((room) =>
    ['2026-12-01', '2027-08-10'].map((day) => minimumStay(day as CalendarDate, room)),
  );
  expect([Math.min(...minimums), Math.max(...minimums)]).toEqual([1, 4]);
});
