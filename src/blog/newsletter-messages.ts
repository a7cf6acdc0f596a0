import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { newsletterMessages as de } from './newsletter-messages.de.ts';
import { newsletterMessages as en } from './newsletter-messages.en.ts';
import { newsletterMessages as fr } from './newsletter-messages.fr.ts';
import { newsletterMessages as it } from './newsletter-messages.it.ts';

/** In the current language, for the server. */
export const newsletterMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
