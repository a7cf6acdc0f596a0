export const BOOKINGS_PATH = '/proprietario/prenotazioni';

export function bookingPath(id: string): string {
  return `${BOOKINGS_PATH}/${id}`;
}
