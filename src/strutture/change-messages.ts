import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { changeMessages as de } from './change-messages.de.ts';
import { changeMessages as it } from './change-messages.it.ts';

/** In the current language, for the server. */
export const changeMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
