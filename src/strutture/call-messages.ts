import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { struttureCallMessages as de } from './call-messages.de.ts';
import { struttureCallMessages as en } from './call-messages.en.ts';
import { struttureCallMessages as fr } from './call-messages.fr.ts';
import { struttureCallMessages as it } from './call-messages.it.ts';

/** In the current language, for the server. */
export const struttureCallMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
