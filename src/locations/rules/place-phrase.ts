import { byLanguage } from '../../kernel/languages/by-language.ts';
import * as de from './place-phrase.de.ts';
import * as en from './place-phrase.en.ts';
import * as fr from './place-phrase.fr.ts';
import * as it from './place-phrase.it.ts';

/** Works only on the server, because this module contains all languages. */
export const placePhrases = byLanguage<typeof it>({ it, en, de, fr });
