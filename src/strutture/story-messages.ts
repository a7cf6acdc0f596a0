import { byLanguage } from '../kernel/by-language.ts';
import type { TranslationOf } from '../kernel/translation.ts';
import { storyMessages as de } from './story-messages.de.ts';
import { storyMessages as en } from './story-messages.en.ts';
import { storyMessages as fr } from './story-messages.fr.ts';
import { storyMessages as it } from './story-messages.it.ts';

/** Names of fields are the same in every language. */
type StoryMessages = TranslationOf<Omit<typeof it, 'storiaDetta'>> & Pick<typeof it, 'storiaDetta'>;

/** In the current language, for the server. */
export const storyMessages = byLanguage<StoryMessages>({ it, en, de, fr });
