import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { offlineMessages as de } from './offline-messages.de.ts';
import { offlineMessages as en } from './offline-messages.en.ts';
import { offlineMessages as fr } from './offline-messages.fr.ts';
import { offlineMessages as it } from './offline-messages.it.ts';

/** In the current language, for the server. */
export const offlineMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
