import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { ownerBookingMailMessages as de } from './owner-booking-mail-messages.de.ts';
import { ownerBookingMailMessages as it } from './owner-booking-mail-messages.it.ts';

/** In the current language, for the server. */
export const ownerBookingMailMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
