import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { accountsMessages as de } from './messages.de.ts';
import { accountsMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const accountsMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
