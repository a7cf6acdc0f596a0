/** The owner's list of bookings. */
export const BOOKINGS_PATH = '/proprietario/prenotazioni';

/** The address of one booking in the owner's area. */
export function bookingPath(id: string): string {
  return `${BOOKINGS_PATH}/${id}`;
}
