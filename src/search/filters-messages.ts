import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { filtersMessages as de } from './filters-messages.de.ts';
import { filtersMessages as en } from './filters-messages.en.ts';
import { filtersMessages as fr } from './filters-messages.fr.ts';
import { filtersMessages as it } from './filters-messages.it.ts';

/** In the current language, for the server. */
export const filtersMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
