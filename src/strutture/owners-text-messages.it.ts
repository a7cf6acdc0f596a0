import type { Language } from '../kernel/language.ts';
import { lingue } from './detail-messages.it.ts';

const from: Record<Language, string> = {
  it: 'dall’italiano',
  en: 'dall’inglese',
  de: 'dal tedesco',
  fr: 'dal francese',
};

/** Above what an owner wrote, on pages in another language. */
export const writtenIn = (language: Language) => `Nelle parole del proprietario, in ${lingue[language]}:`;

/** Above rooms of which one at least has a name in another language than the page's. */
export const namesIn = (languages: readonly Language[]) =>
  `I nomi delle camere sono in ${languages.map((each) => lingue[each]).join(' e ')}.`;

/** Above what a machine made of an owner's words, and above these. */
export const machineTranslated = (language: Language) => `Tradotto automaticamente ${from[language]}.`;
export const showOriginal = (language: Language) => `Leggi l’originale in ${lingue[language]}`;
