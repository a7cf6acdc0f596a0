import { formatLongDate } from '../kernel/calendar-date.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { stayMessages } from './messages.de.ts';
import { MAX_NIGHTS } from './rules/booking.ts';
import type { StayFault, StayLimits } from './rules/check-stay.ts';

export const faultMessages: Record<StayFault, (limits: StayLimits) => string> = {
  datesOrGuestsMissing: () => stayMessages.datesOrGuestsMissing,
  checkOutNotAfterCheckIn: () => 'Die Abreise muss nach der Anreise liegen.',
  checkInPast: () => 'Der Anreisetag ist vorbei. Wählen Sie einen anderen.',
  beyondHorizon: ({ last }) => `Der Kalender reicht bis ${formatLongDate(last)}. Wählen Sie einen anderen Zeitraum.`,
  tooManyNights: () =>
    `Sie können höchstens ${stayMessages.nights(MAX_NIGHTS)} buchen. Wählen Sie einen kürzeren Zeitraum.`,
  guestsOutOfRange: (limits) => `Die Zahl der Gäste muss zwischen 1 und ${limits.guests} liegen.`,
  minimumStay: (limits) =>
    `Bei Anreise an diesem Tag beträgt der Mindestaufenthalt ${stayMessages.nights(limits.nights)}.`,
  nightUnavailable: () => 'Eine der gewählten Nächte ist nicht frei. Wählen Sie einen anderen Zeitraum.',
};

true satisfies IsTranslation<typeof import('./fault-messages.it.ts'), typeof import('./fault-messages.de.ts')>;
