import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { submissionMessages as de } from './submission-messages.de.ts';
import { submissionMessages as it } from './submission-messages.it.ts';

/** In the current language, for the server. */
export const submissionMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
