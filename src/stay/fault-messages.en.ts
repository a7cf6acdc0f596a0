import type { IsTranslation } from '../kernel/translation.ts';
import { formatLongDate } from '../kernel/calendar-date.ts';
import { stayMessages } from './messages.en.ts';
import { MAX_NIGHTS } from './rules/booking.ts';
import type { StayFault, StayLimits } from './rules/check-stay.ts';

/** Why a stay cannot be booked. Apart from the other sentences: the page of a home needs one of them, and late. */
export const faultMessages: Record<StayFault, (limits: StayLimits) => string> = {
  datesOrGuestsMissing: () => stayMessages.datesOrGuestsMissing,
  checkOutNotAfterCheckIn: () => 'Departure must be after arrival.',
  checkInPast: () => 'The date of arrival is in the past. Choose another date.',
  beyondHorizon: ({ last }) => `The calendar goes up to ${formatLongDate(last)}. Choose other dates.`,
  tooManyNights: () => `You can book ${stayMessages.nights(MAX_NIGHTS)} at most. Choose other dates.`,
  guestsOutOfRange: (limits) => `The number of guests must be between 1 and ${limits.guests}.`,
  minimumStay: (limits) => `The minimum stay for this arrival is ${stayMessages.nights(limits.nights)}.`,
  nightUnavailable: () => 'One of the nights you chose isn’t available. Choose other dates.',
};

true satisfies IsTranslation<typeof import('./fault-messages.it.ts'), typeof import('./fault-messages.en.ts')>;
