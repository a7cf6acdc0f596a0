import { fileAddress } from '../../kernel/pages/file-address.ts';
import { paths } from '../../kernel/pages/paths.ts';

/**
 * The address of a booking's page for its guest.
 * @example guestBookingPath('ABCDEFGHJKMNPQR0') // '/prenotazione/ABCDEFGHJKMNPQR0'
 */
export function guestBookingPath(codice: string): string {
  return `${paths.prenotazione}/${codice}`;
}

/**
 * The address of a booking's stay as a file for its guest's own calendar.
 * The file is in the language of the page or mail that leads to it.
 * @example stayFilePath('ABCDEFGHJKMNPQR0') // '/api/prenotazioni/ABCDEFGHJKMNPQR0/soggiorno.ics'
 */
export function stayFilePath(codice: string): string {
  return fileAddress(`/api/prenotazioni/${codice}/soggiorno.ics`);
}
