import { byLanguage } from './by-language.ts';
import type { TranslationOf } from './translation.ts';
import { kernelMessages as de } from './messages.de.ts';
import { kernelMessages as en } from './messages.en.ts';
import { kernelMessages as fr } from './messages.fr.ts';
import { kernelMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const kernelMessages = byLanguage<TranslationOf<typeof it>>({ it, en, de, fr });
