import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { archiveMessages as de } from './archive-messages.de.ts';
import { archiveMessages as it } from './archive-messages.it.ts';

/** In the current language, for the server. */
export const archiveMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
