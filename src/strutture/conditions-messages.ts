import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { conditionFaults as de } from './conditions-messages.de.ts';
import { conditionFaults as it } from './conditions-messages.it.ts';

/** In the current language, for the server. */
export const conditionFaults = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
