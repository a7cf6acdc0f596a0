import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { propertyCalendarMessages as de } from './property-messages.de.ts';
import { propertyCalendarMessages as it } from './property-messages.it.ts';

/** In the current language, for the server. */
export const propertyCalendarMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
