import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { locationsCallMessages as de } from './call-messages.de.ts';
import { locationsCallMessages as en } from './call-messages.en.ts';
import { locationsCallMessages as fr } from './call-messages.fr.ts';
import { locationsCallMessages as it } from './call-messages.it.ts';

/** In the current language, for the server. */
export const locationsCallMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
