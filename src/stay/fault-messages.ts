import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { faultMessages as de } from './fault-messages.de.ts';
import { faultMessages as en } from './fault-messages.en.ts';
import { faultMessages as fr } from './fault-messages.fr.ts';
import { faultMessages as it } from './fault-messages.it.ts';

/** In the current language, for the server. */
export const faultMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
