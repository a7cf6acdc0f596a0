import type { IsTranslation } from '../kernel/translation.ts';
import { formatLongDate } from '../kernel/calendar-date.ts';
import { stayMessages } from './messages.fr.ts';
import { MAX_NIGHTS } from './rules/booking.ts';
import type { StayFault, StayLimits } from './rules/check-stay.ts';

/** Why a stay cannot be booked. Apart from the other sentences: the page of a home needs one of them, and late. */
export const faultMessages: Record<StayFault, (limits: StayLimits) => string> = {
  datesOrGuestsMissing: () => stayMessages.datesOrGuestsMissing,
  checkOutNotAfterCheckIn: () => 'Le départ doit être postérieur à l’arrivée.',
  checkInPast: () => 'La date d’arrivée est passée. Choisissez une autre date.',
  beyondHorizon: ({ last }) => `Le calendrier va jusqu’au ${formatLongDate(last)}. Choisissez d’autres dates.`,
  tooManyNights: () => `Vous pouvez réserver ${stayMessages.nights(MAX_NIGHTS)} au maximum. Choisissez d’autres dates.`,
  guestsOutOfRange: (limits) => `Le nombre de voyageurs doit être compris entre 1 et ${limits.guests}.`,
  minimumStay: (limits) => `Pour cette arrivée, le séjour minimum est de ${stayMessages.nights(limits.nights)}.`,
  nightUnavailable: () => 'L’une des nuits choisies n’est pas disponible. Choisissez d’autres dates.',
};

true satisfies IsTranslation<typeof import('./fault-messages.it.ts'), typeof import('./fault-messages.fr.ts')>;
