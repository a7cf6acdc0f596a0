import { currentLanguage } from '../kernel/current-language.ts';
import type { Language } from '../kernel/language.ts';
import { freshnessSentence as de } from './freshness-messages.de.ts';
import { freshnessSentence as en } from './freshness-messages.en.ts';
import { freshnessSentence as fr } from './freshness-messages.fr.ts';
import { freshnessSentence as it } from './freshness-messages.it.ts';

const SENTENCES: Record<Language, typeof it> = { it, en, de, fr };

/** In the current language, for the server. */
export const freshnessSentence: typeof it = (freshness) => SENTENCES[currentLanguage()](freshness);
