import { byLanguage } from '../kernel/by-language.ts';
import type { Translated } from '../kernel/translation.ts';
import { calendarMessages as de } from './messages.de.ts';
import { calendarMessages as en } from './messages.en.ts';
import { calendarMessages as fr } from './messages.fr.ts';
import { calendarMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const calendarMessages = byLanguage<Translated<typeof it>>({ it, en, de, fr });
