import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { flexibleMessages as de } from './flexible-messages.de.ts';
import { flexibleMessages as en } from './flexible-messages.en.ts';
import { flexibleMessages as fr } from './flexible-messages.fr.ts';
import { flexibleMessages as it } from './flexible-messages.it.ts';

/** In the current language, for the server. */
export const flexibleMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
