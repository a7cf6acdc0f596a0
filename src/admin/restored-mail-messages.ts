import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { restoredMailMessages as de } from './restored-mail-messages.de.ts';
import { restoredMailMessages as it } from './restored-mail-messages.it.ts';

/** In the current language, for the server. */
export const restoredMailMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
