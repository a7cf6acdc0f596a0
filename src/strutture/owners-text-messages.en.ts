import type { IsTranslation } from '../kernel/translation.ts';
import type { Language } from '../kernel/language.ts';
import { lingue } from './detail-messages.en.ts';

export const writtenIn = (language: Language) => `In the owner’s own words, in ${lingue[language]}:`;

export const namesIn = (languages: readonly Language[]) =>
  `The rooms have ${languages.map((each) => lingue[each]).join(' and ')} names.`;

export const machineTranslated = (language: Language) => `Automatically translated from ${lingue[language]}.`;
export const showOriginal = (language: Language) => `Read the original in ${lingue[language]}`;

true satisfies IsTranslation<
  typeof import('./owners-text-messages.it.ts'),
  typeof import('./owners-text-messages.en.ts')
>;
