import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { bookingMailMessages as de } from './booking-mail-messages.de.ts';
import { bookingMailMessages as en } from './booking-mail-messages.en.ts';
import { bookingMailMessages as fr } from './booking-mail-messages.fr.ts';
import { bookingMailMessages as it } from './booking-mail-messages.it.ts';

/** In the current language, for the server. */
export const bookingMailMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
