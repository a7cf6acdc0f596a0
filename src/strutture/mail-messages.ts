import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { mailMessages as de } from './mail-messages.de.ts';
import { mailMessages as it } from './mail-messages.it.ts';

/** In the current language, for the server. */
export const mailMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
