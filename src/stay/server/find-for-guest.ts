import { AppError } from '../../kernel/app-error.ts';
import { today } from '../../kernel/clock.ts';
import { bookingMessages as messages } from '../booking-messages.ts';
import { guestLink } from '../rules/guest-link.ts';
import { type BookingRow, findBookingBy } from './booking-repository.ts';
import type { StayParts } from './stay-parts.ts';

/** The booking of a code, for whoever has it. One whose guest had their data erased ends with its stay. */
export async function findForGuest(
  { db, clock }: Pick<StayParts, 'db' | 'clock'>,
  codice: string,
): Promise<BookingRow> {
  const booking = await findBookingBy(db, 'codice', codice);
  if (booking === undefined) throw new AppError('NON_TROVATO', messages.prenotazioneNonTrovata);
  if (guestLink(booking, today(clock)) === 'gone') throw new AppError('CANCELLATO', messages.datiCancellati);
  return booking;
}
