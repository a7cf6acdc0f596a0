import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { searchCallMessages as de } from './call-messages.de.ts';
import { searchCallMessages as en } from './call-messages.en.ts';
import { searchCallMessages as fr } from './call-messages.fr.ts';
import { searchCallMessages as it } from './call-messages.it.ts';

/** In the current language, for the server. */
export const searchCallMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
