import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { stayMessages as de } from './messages.de.ts';
import { stayMessages as en } from './messages.en.ts';
import { stayMessages as fr } from './messages.fr.ts';
import { stayMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const stayMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
