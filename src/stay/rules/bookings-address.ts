import { allBookingsPath } from '../../strutture/rules/owner-path.ts';

export const BOOKINGS_PAGE_SIZE = 20;

/**
 * Tabs of an owner's list. `da_rispondere`: open requests; `in_arrivo` and `passate`: confirmed bookings before and after the
 * departure; `chiuse`: all others except unpaid holds.
 */
export const BOOKING_TABS = ['da_rispondere', 'in_arrivo', 'passate', 'chiuse'] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];

const PAGE = /^[1-9]\d{0,4}$/;

export type BookingsPlace = { scheda: BookingTab; pagina: number };

/** @example bookingsPath({ scheda: 'passate', pagina: 2 }) // '/proprietario/prenotazioni?scheda=passate&pagina=2' */
export function bookingsPath({ scheda, pagina }: BookingsPlace): string {
  return `${allBookingsPath()}?scheda=${scheda}${pagina > 1 ? `&pagina=${pagina}` : ''}`;
}

/** Returns the tab that opens by default. Open requests take precedence, because they expire within a day. */
export function firstTab({ da_rispondere }: Readonly<Record<BookingTab, number>>): BookingTab {
  return da_rispondere > 0 ? 'da_rispondere' : 'in_arrivo';
}

/**
 * Parses the tab and the page of a URL of the owner's bookings; `null` if the URL is invalid.
 * @example readBookingsPlace({ scheda: 'passate' }) // { scheda: 'passate', pagina: 1 }
 */
export function readBookingsPlace({
  scheda: requested,
  pagina = '1',
}: Readonly<Record<string, string>>): BookingsPlace | null {
  const scheda = BOOKING_TABS.find((tab) => tab === requested);
  return scheda === undefined || !PAGE.test(pagina) ? null : { scheda, pagina: Number(pagina) };
}
