import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Cents } from '../../kernel/money/cents.ts';
import { checkStay } from './check-stay.ts';
import type { Price } from './price.ts';
import { quoteStay } from './quote-stay.ts';

export type Room = { id: number; posti_letto: number; prezzo_notte_cents: Cents; isFree: boolean };

type RoomRequest = {
  camera_id: number;
  stay: { check_in: CalendarDate; check_out: CalendarDate; guests: number };
  price: Omit<Price, 'camera'>;
  today: CalendarDate;
};

/**
 * Returns the other rooms that are available for the stay, cheapest first.
 * @example otherRooms([{ id: 5, posti_letto: 2, prezzo_notte_cents, isFree: true }], { camera_id: 4, stay, price, today }) // [5]
 */
export function otherRooms(rooms: readonly Room[], { camera_id, stay, price, today }: RoomRequest): number[] {
  const offered = rooms
    .filter(({ id, isFree }) => isFree && id !== camera_id)
    .map(({ id, posti_letto, prezzo_notte_cents }) => ({
      id,
      posti_letto,
      price: { ...price, camera: { id, prezzo_notte_cents } },
    }));
  return offered
    .filter((room) => checkStay(stay, room, { today, isAvailable: () => true }) === null)
    .map((room) => ({ id: room.id, total: quoteStay(stay, room.price).total_cents }))
    .toSorted((one, other) => one.total - other.total || one.id - other.id)
    .map(({ id }) => id);
}
