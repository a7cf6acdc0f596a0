import { byOwnersLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { motivoMessages as de } from './motivo-messages.de.ts';
import { motivoMessages as it } from './motivo-messages.it.ts';

/** In the current language, for the server. */
export const motivoMessages = byOwnersLanguage<TranslationOf<typeof it>>({ it, de });
