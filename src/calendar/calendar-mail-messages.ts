import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { calendarMailMessages as de } from './calendar-mail-messages.de.ts';
import { calendarMailMessages as it } from './calendar-mail-messages.it.ts';

/** In the current language, for the server. */
export const calendarMailMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
