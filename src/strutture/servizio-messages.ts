import { currentLanguage } from '../kernel/current-language.ts';
import type { Language } from '../kernel/language.ts';
import { nameOfService as de } from './servizio-messages.de.ts';
import { nameOfService as en } from './servizio-messages.en.ts';
import { nameOfService as fr } from './servizio-messages.fr.ts';
import { nameOfService as it } from './servizio-messages.it.ts';

const NAMES: Record<Language, typeof it> = { it, en, de, fr };

/** In the current language, for the server. */
export const nameOfService: typeof it = (servizio) => NAMES[currentLanguage()](servizio);
