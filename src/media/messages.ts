import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { mediaMessages as de } from './messages.de.ts';
import { mediaMessages as en } from './messages.en.ts';
import { mediaMessages as fr } from './messages.fr.ts';
import { mediaMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const mediaMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
