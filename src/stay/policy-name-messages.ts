import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { policyNames as de } from './policy-name-messages.de.ts';
import { policyNames as en } from './policy-name-messages.en.ts';
import { policyNames as fr } from './policy-name-messages.fr.ts';
import { policyNames as it } from './policy-name-messages.it.ts';

/** In the current language, for the server. */
export const policyNames = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
