import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { searchPageMessages as de } from './page-messages.de.ts';
import { searchPageMessages as en } from './page-messages.en.ts';
import { searchPageMessages as fr } from './page-messages.fr.ts';
import { searchPageMessages as it } from './page-messages.it.ts';

/** In the current language, for the server. */
export const searchPageMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
