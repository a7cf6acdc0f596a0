import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { payoutMessages as de } from './payout-messages.de.ts';
import { payoutMessages as it } from './payout-messages.it.ts';

/** In the current language, for the server. */
export const payoutMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
