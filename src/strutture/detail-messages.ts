import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { letti as de } from './detail-messages.de.ts';
import { letti as en } from './detail-messages.en.ts';
import { letti as fr } from './detail-messages.fr.ts';
import { letti as it } from './detail-messages.it.ts';

/** In the current language, for the server. */
export const letti = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
