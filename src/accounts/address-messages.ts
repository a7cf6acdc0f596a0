import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { addressMessages as de } from './address-messages.de.ts';
import { addressMessages as it } from './address-messages.it.ts';

/** In the current language, for the server. */
export const addressMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });

export { ADDRESS_CHANGE_HOURS } from './address-messages.it.ts';
