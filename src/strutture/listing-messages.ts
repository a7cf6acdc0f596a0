import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { flagNames as de } from './listing-messages.de.ts';
import { flagNames as en } from './listing-messages.en.ts';
import { flagNames as fr } from './listing-messages.fr.ts';
import { flagNames as it } from './listing-messages.it.ts';

/** In the current language, for the server. */
export const flagNames = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
