import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { bookingMessages as de } from './booking-messages.de.ts';
import { bookingMessages as en } from './booking-messages.en.ts';
import { bookingMessages as fr } from './booking-messages.fr.ts';
import { bookingMessages as it } from './booking-messages.it.ts';

/** In the current language, for the server. */
export const bookingMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
