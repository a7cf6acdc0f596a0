import { byLanguage } from '../kernel/by-language.ts';
import type { Translated } from '../kernel/translation.ts';
import { blogMessages as de } from './messages.de.ts';
import { blogMessages as en } from './messages.en.ts';
import { blogMessages as fr } from './messages.fr.ts';
import { blogMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const blogMessages = byLanguage<Translated<typeof it>>({ it, en, de, fr });
