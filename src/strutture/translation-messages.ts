import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { translationMessages as de } from './translation-messages.de.ts';
import { translationMessages as it } from './translation-messages.it.ts';

/** In the current language, for the server. */
export const translationMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
