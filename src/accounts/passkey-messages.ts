import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { passkeyMessages as de } from './passkey-messages.de.ts';
import { passkeyMessages as it } from './passkey-messages.it.ts';

/** In the current language, for the server. */
export const passkeyMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
