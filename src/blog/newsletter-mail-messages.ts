import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { newsletterMailMessages as de } from './newsletter-mail-messages.de.ts';
import { newsletterMailMessages as en } from './newsletter-mail-messages.en.ts';
import { newsletterMailMessages as fr } from './newsletter-mail-messages.fr.ts';
import { newsletterMailMessages as it } from './newsletter-mail-messages.it.ts';

/** In the current language, for the server. */
export const newsletterMailMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
