import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { ownNightsMessages as de } from './own-nights-messages.de.ts';
import { ownNightsMessages as it } from './own-nights-messages.it.ts';

/** In the current language, for the server. */
export const ownNightsMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
