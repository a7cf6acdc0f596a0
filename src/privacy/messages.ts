import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { privacyMessages as de } from './messages.de.ts';
import { privacyMessages as en } from './messages.en.ts';
import { privacyMessages as fr } from './messages.fr.ts';
import { privacyMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const privacyMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
