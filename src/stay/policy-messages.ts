import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { policyMessages as de } from './policy-messages.de.ts';
import { policyMessages as en } from './policy-messages.en.ts';
import { policyMessages as fr } from './policy-messages.fr.ts';
import { policyMessages as it } from './policy-messages.it.ts';

/** In the current language, for the server. */
export const policyMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
