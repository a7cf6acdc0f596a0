import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { houseRulesMessages as de } from './house-rules-messages.de.ts';
import { houseRulesMessages as en } from './house-rules-messages.en.ts';
import { houseRulesMessages as fr } from './house-rules-messages.fr.ts';
import { houseRulesMessages as it } from './house-rules-messages.it.ts';

/** In the current language, for the server. */
export const houseRulesMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
