import { byOwnersLanguage } from './by-language.ts';
import { ownerWords as de } from './owner-words.de.ts';
import { ownerWords as it } from './owner-words.it.ts';
import type { TranslationOf } from './translation.ts';

/** In the current language, for the server. */
export const ownerWords = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
