import type { Language } from './language.ts';
import { paths as de } from './paths.de.ts';
import { paths as en } from './paths.en.ts';
import { paths as fr } from './paths.fr.ts';
import { paths as it } from './paths.it.ts';
import { ownerWords as ownerDe } from './owner-words.de.ts';
import { ownerWords as ownerIt } from './owner-words.it.ts';
import type { TranslationOf } from './translation.ts';

export type Page = keyof typeof it;
export type Paths = TranslationOf<typeof it>;

/** The paths of pages in every language: for the server, which finds out what an address asks for. */
export const ALL_PATHS: Record<Language, Paths> = { it, en, de, fr };

/** The words of addresses in the owners' area, which is there in Italian and in German. */
export const ALL_OWNER_WORDS: Record<Language, TranslationOf<typeof ownerIt>> = {
  it: ownerIt,
  en: ownerIt,
  de: ownerDe,
  fr: ownerIt,
};
