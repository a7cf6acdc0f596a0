import { AppError } from '../../kernel/app-error.ts';
import { bookingMessages as messages } from '../booking-messages.it.ts';
import type { BookingRow } from './booking-repository.ts';
import { ProviderError } from './payment-provider.ts';
import type { StayParts } from './stay-parts.ts';

/** Refuses to move money of a booking whose provider this portal has no keys of any more: nothing is promised that nobody does. */
export function refuseUnreachable({ providerOf }: Pick<StayParts, 'providerOf'>, booking: BookingRow): void {
  try {
    providerOf(booking.provider);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('PAGAMENTO_NON_DISPONIBILE', messages.fornitoreSenzaChiavi, { cause: error });
  }
}
