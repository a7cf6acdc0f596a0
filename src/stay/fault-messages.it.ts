import { formatLongDate } from '../kernel/calendar-date.ts';
import { stayMessages } from './messages.it.ts';
import { MAX_NIGHTS } from './rules/booking.ts';
import type { StayFault, StayLimits } from './rules/check-stay.ts';

/** Why a stay cannot be booked. Apart from the other sentences: the page of a home needs one of them, and late. */
export const faultMessages: Record<StayFault, (limits: StayLimits) => string> = {
  datesOrGuestsMissing: () => stayMessages.datesOrGuestsMissing,
  checkOutNotAfterCheckIn: () => 'La partenza deve essere successiva all’arrivo.',
  checkInPast: () => 'La data di arrivo è passata. Scegli un’altra data.',
  beyondHorizon: ({ last }) => `Il calendario arriva al ${formatLongDate(last)}. Scegli altre date.`,
  tooManyNights: () => `Puoi prenotare al massimo ${stayMessages.nights(MAX_NIGHTS)}. Scegli altre date.`,
  guestsOutOfRange: (limits) => `Il numero di ospiti deve essere compreso tra 1 e ${limits.guests}.`,
  minimumStay: (limits) => `Per questo arrivo il soggiorno minimo è di ${stayMessages.nights(limits.nights)}.`,
  nightUnavailable: () => 'Una delle notti scelte non è disponibile. Scegli altre date.',
};
