import { byLanguage } from '../../kernel/languages/by-language.ts';
import * as de from './place-phrase.de.ts';
import * as en from './place-phrase.en.ts';
import * as fr from './place-phrase.fr.ts';
import * as it from './place-phrase.it.ts';

/** How the current language says where a place is, by the name that it has there: for the server, which answers in all of them. */
export const placePhrases = byLanguage<typeof it>({ it, en, de, fr });
