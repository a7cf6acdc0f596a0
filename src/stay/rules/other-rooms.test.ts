import { expect, test } from 'vitest';
import { buildRate } from '../../../test/build-rate.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { asCents } from '../../kernel/money/cents.ts';
import type { Rate } from '../../strutture/rules/rate.ts';
import { otherRooms, type Room } from './other-rooms.ts';

const stay = { check_in: '2026-12-01' as CalendarDate, check_out: '2026-12-03' as CalendarDate, guests: 2 };
const price = { prezzo_notte_cents: asCents(0), servizio_pulizie: false, prezzo_pulizie_cents: asCents(0) };
const year = buildRate({ camera_id: 6 });
const room = (id: number, euros: number, overrides: Partial<Room> = {}): Room => ({
  id,
  posti_letto: 2,
  prezzo_notte_cents: asCents(euros * 100),
  isFree: true,
  ...overrides,
});

function others(rooms: readonly Room[], tariffe: readonly Rate[] = [], guests = 2): number[] {
  const wanted = { camera_id: 4, stay: { ...stay, guests }, price: { ...price, tariffe } };
  return otherRooms(rooms, { ...wanted, today: '2026-11-22' as CalendarDate });
}

test('sorts the alternative rooms by total price, then by room id', () => {
  expect(others([room(9, 90), room(5, 70), room(7, 80), room(4, 60)])).toEqual([5, 7, 9]);
  expect(others([room(9, 70), room(5, 70)])).toEqual([5, 9]);
});

test('sorts the alternative rooms by the total of the stay, including the supplement for extra guests', () => {
  const dear = { ...year, ospiti_inclusi: 1, supplemento_ospite_cents: asCents(3000) };
  expect(others([room(6, 60), room(5, 70)], [dear])).toEqual([5, 6]);
});

test('excludes the selected room and rooms that are taken, have too few beds or require a longer stay', () => {
  const rooms = [room(4, 60), room(5, 70, { isFree: false }), room(6, 60), room(7, 80, { posti_letto: 1 })];
  expect(others(rooms, [{ ...year, soggiorno_minimo: 3 }])).toEqual([]);
  expect(others(rooms, [], 1)).toEqual([6, 7]);
  expect(others([])).toEqual([]);
});
