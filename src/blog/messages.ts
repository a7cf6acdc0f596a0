import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { blogMessages as de } from './messages.de.ts';
import { blogMessages as en } from './messages.en.ts';
import { blogMessages as fr } from './messages.fr.ts';
import { blogMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const blogMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
