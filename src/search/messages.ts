import { byLanguage } from '../kernel/by-language.ts';
import type { Translated } from '../kernel/translation.ts';
import { searchMessages as de } from './messages.de.ts';
import { searchMessages as en } from './messages.en.ts';
import { searchMessages as fr } from './messages.fr.ts';
import { searchMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const searchMessages = byLanguage<Translated<typeof it>>({ it, en, de, fr });
