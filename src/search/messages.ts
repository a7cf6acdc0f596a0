import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { searchMessages as de } from './messages.de.ts';
import { searchMessages as en } from './messages.en.ts';
import { searchMessages as fr } from './messages.fr.ts';
import { searchMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const searchMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
