import type { IsTranslation } from '../kernel/translation.ts';
import type { Language } from '../kernel/language.ts';
import { lingue } from './detail-messages.de.ts';

const from: Record<Language, string> = { it: 'Italienischen', en: 'Englischen', de: 'Deutschen', fr: 'Französischen' };
const adjectives: Record<Language, string> = {
  it: 'italienische',
  en: 'englische',
  de: 'deutsche',
  fr: 'französische',
};

export const writtenIn = (language: Language) => `Die Gastgeber in ihren eigenen Worten, auf ${lingue[language]}:`;

export const namesIn = (languages: readonly Language[]) =>
  `Die Zimmer haben ${languages.map((each) => adjectives[each]).join(' und ')} Namen.`;

export const machineTranslated = (language: Language) => `Automatisch aus dem ${from[language]} übersetzt.`;
export const showOriginal = (language: Language) => `Original auf ${lingue[language]} lesen`;

true satisfies IsTranslation<
  typeof import('./owners-text-messages.it.ts'),
  typeof import('./owners-text-messages.de.ts')
>;
