import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { conditionsPageMessages as de } from './conditions-page-messages.de.ts';
import { conditionsPageMessages as it } from './conditions-page-messages.it.ts';

/** In the current language, for the server. */
export const conditionsPageMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
