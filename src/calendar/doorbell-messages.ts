import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { doorbellMessages as de } from './doorbell-messages.de.ts';
import { doorbellMessages as it } from './doorbell-messages.it.ts';

/** In the current language, for the server. */
export const doorbellMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
