import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { ownerMessages as de } from './owner-messages.de.ts';
import { ownerMessages as it } from './owner-messages.it.ts';

/** In the current language, for the server. */
export const ownerMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
