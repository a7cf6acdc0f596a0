import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { feedFaultMessages as de } from './feed-messages.de.ts';
import { feedFaultMessages as it } from './feed-messages.it.ts';

/** In the current language, for the server. */
export const feedFaultMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
