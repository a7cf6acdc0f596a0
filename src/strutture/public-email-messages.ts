import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { publicEmailMessages as de } from './public-email-messages.de.ts';
import { publicEmailMessages as it } from './public-email-messages.it.ts';

/** In the current language, for the server. */
export const publicEmailMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });

export { PUBLIC_EMAIL_HOURS } from './public-email-messages.it.ts';
