import { byLanguage } from '../../kernel/languages/by-language.ts';
import * as de from './place-phrase.de.ts';
import * as en from './place-phrase.en.ts';
import * as fr from './place-phrase.fr.ts';
import * as it from './place-phrase.it.ts';

/** The phrases of all languages, for the server only. */
export const placePhrases = byLanguage<typeof it>({ it, en, de, fr });
