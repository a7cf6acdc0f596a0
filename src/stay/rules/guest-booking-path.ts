import { fileAddress } from '../../kernel/pages/file-address.ts';
import { paths } from '../../kernel/pages/paths.ts';

/** @example guestBookingPath('ABCDEFGHJKMNPQR0') // '/prenotazione/ABCDEFGHJKMNPQR0' */
export function guestBookingPath(codice: string): string {
  return `${paths.prenotazione}/${codice}`;
}

/**
 * Returns the URL of the stay's iCalendar file, in the language of the current page or email.
 * @example stayFilePath('ABCDEFGHJKMNPQR0') // '/api/prenotazioni/ABCDEFGHJKMNPQR0/soggiorno.ics'
 */
export function stayFilePath(codice: string): string {
  return fileAddress(`/api/prenotazioni/${codice}/soggiorno.ics`);
}
