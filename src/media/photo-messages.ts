import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import * as de from './photo-messages.de.ts';
import * as en from './photo-messages.en.ts';
import * as fr from './photo-messages.fr.ts';
import * as it from './photo-messages.it.ts';

/** In the current language, for the server. */
export const photoMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
