import { AppError } from '../../kernel/calls/app-error.ts';
import { today } from '../../kernel/dates/clock.ts';
import { guestLink } from '../rules/erased-guest.ts';
import { type BookingRow, findBookingBy } from './booking-repository.ts';
import type { StayDependencies } from './stay-dependencies.ts';
import { visitorMessages } from '../messages/by-request.ts';

/** Finds a booking by its code. After an erasure, throws unless the booking is confirmed and the stay has not ended. */
export async function findForGuest(
  { db, clock }: Pick<StayDependencies, 'db' | 'clock'>,
  codice: string,
): Promise<BookingRow> {
  const booking = await findBookingBy(db, 'codice', codice);
  if (booking === undefined) throw new AppError('NON_TROVATO', visitorMessages().bookingNotFound);
  if (guestLink(booking, today(clock)) === 'gone')
    throw new AppError('CANCELLATO', visitorMessages().bookingDataErased);
  return booking;
}
