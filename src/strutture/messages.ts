import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { struttureMessages as de } from './messages.de.ts';
import { struttureMessages as en } from './messages.en.ts';
import { struttureMessages as fr } from './messages.fr.ts';
import { struttureMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const struttureMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
