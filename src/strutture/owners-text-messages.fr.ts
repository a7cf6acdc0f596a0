import type { IsTranslation } from '../kernel/translation.ts';
import type { Language } from '../kernel/language.ts';
import { lingue } from './detail-messages.fr.ts';

const from: Record<Language, string> = {
  it: 'de l’italien',
  en: 'de l’anglais',
  de: 'de l’allemand',
  fr: 'du français',
};
const adjectives: Record<Language, string> = { it: 'italiens', en: 'anglais', de: 'allemands', fr: 'français' };

export const writtenIn = (language: Language) => `Dans les mots du propriétaire, en ${lingue[language]} :`;

export const namesIn = (languages: readonly Language[]) =>
  `Les chambres ont des noms ${languages.map((each) => adjectives[each]).join(' et ')}.`;

export const machineTranslated = (language: Language) => `Traduit automatiquement ${from[language]}.`;
export const showOriginal = (language: Language) => `Lire l’original en ${lingue[language]}`;

true satisfies IsTranslation<
  typeof import('./owners-text-messages.it.ts'),
  typeof import('./owners-text-messages.fr.ts')
>;
