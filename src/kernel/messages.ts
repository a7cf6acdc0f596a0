import { byLanguage } from './by-language.ts';
import type { Translated } from './translation.ts';
import { kernelMessages as de } from './messages.de.ts';
import { kernelMessages as en } from './messages.en.ts';
import { kernelMessages as fr } from './messages.fr.ts';
import { kernelMessages as it } from './messages.it.ts';

/** In the current language, for the server. */
export const kernelMessages = byLanguage<Translated<typeof it>>({ it, en, de, fr });
