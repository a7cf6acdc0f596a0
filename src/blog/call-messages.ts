import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { blogCallMessages as de } from './call-messages.de.ts';
import { blogCallMessages as en } from './call-messages.en.ts';
import { blogCallMessages as fr } from './call-messages.fr.ts';
import { blogCallMessages as it } from './call-messages.it.ts';

/** In the current language, for the server. */
export const blogCallMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
