import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { calendarMessages as de } from './messages.de.ts';
import { calendarMessages as en } from './messages.en.ts';
import { calendarMessages as fr } from './messages.fr.ts';
import { calendarMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const calendarMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
