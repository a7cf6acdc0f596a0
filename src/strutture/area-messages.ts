import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { areaMessages as de } from './area-messages.de.ts';
import { areaMessages as it } from './area-messages.it.ts';

/** In the current language, for the server. */
export const areaMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
