import { byLanguage } from '../kernel/by-language.ts';
import type { Translated } from '../kernel/translation.ts';
import { policyNames as de } from './policy-name-messages.de.ts';
import { policyNames as en } from './policy-name-messages.en.ts';
import { policyNames as fr } from './policy-name-messages.fr.ts';
import { policyNames as it } from './policy-name-messages.it.ts';

/** In the current language, for the server. */
export const policyNames = byLanguage<Translated<typeof it>>({ it, en, de, fr });
