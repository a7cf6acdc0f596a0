import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { ownerBookingMessages as de } from './owner-booking-messages.de.ts';
import { ownerBookingMessages as it } from './owner-booking-messages.it.ts';

/** In the current language, for the server. */
export const ownerBookingMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
