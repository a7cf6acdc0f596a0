import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { ITALIAN, type Language } from '../../kernel/language.ts';
import { paths } from '../../kernel/pages/paths.ts';
import { AMBIENTI, type Ambiente } from './search-criteria.ts';

export const THEMES = ['mare', 'montagna', 'lago', 'trulli', 'cane'] as const;
export type Theme = (typeof THEMES)[number];

/** Phrases for each theme, folded by `foldName`. If the theme is not an `Ambiente`, the last phrase is its search text. */
const THEME_WORDS: Readonly<Record<Language, Readonly<Record<Theme, readonly string[]>>>> = {
  it: {
    mare: ['mare', 'al mare', 'case al mare', 'casa al mare'],
    montagna: ['montagna', 'in montagna', 'case in montagna', 'casa in montagna'],
    lago: ['lago', 'al lago', 'case al lago', 'casa al lago'],
    trulli: ['trullo', 'trulli'],
    cane: ['cane', 'con il cane'],
  },
  en: {
    mare: ['seaside', 'beach', 'by the sea', 'house by the sea', 'houses by the sea'],
    montagna: ['mountains', 'in the mountains', 'house in the mountains', 'houses in the mountains'],
    lago: ['lake', 'by the lake', 'house by the lake', 'houses by the lake'],
    trulli: ['trullo', 'trulli'],
    cane: ['dog', 'dogs', 'dog friendly', 'with a dog'],
  },
  de: {
    mare: ['meer', 'strand', 'am meer', 'haus am meer', 'hauser am meer'],
    montagna: ['berge', 'in den bergen', 'haus in den bergen', 'hauser in den bergen'],
    lago: ['see', 'am see', 'haus am see', 'hauser am see'],
    trulli: ['trullo', 'trulli'],
    cane: ['hund', 'hunde', 'mit hund'],
  },
  fr: {
    mare: [
      'mer',
      'plage',
      'bord de mer',
      'a la mer',
      'maison a la mer',
      'maison en bord de mer',
      'maisons en bord de mer',
    ],
    montagna: ['montagne', 'a la montagne', 'maison a la montagne', 'maisons a la montagne'],
    lago: ['lac', 'au bord du lac', 'maison au bord du lac', 'maisons au bord du lac'],
    trulli: ['trullo', 'trulli'],
    cane: ['chien', 'avec chien', 'avec un chien'],
  },
};

const SHORTEST = 3;

/** Returns the themes whose words begin with the text, or all themes if the text is empty. @example suggestThemes('mar') // ['mare'] */
export function suggestThemes(typed: string): Theme[] {
  if (typed === '') return [...THEMES];
  if (typed.length < SHORTEST) return [];
  const tables = [THEME_WORDS[currentLanguage()], THEME_WORDS[ITALIAN]];
  return THEMES.filter((theme) => tables.some((words) => words[theme].some((each) => each.startsWith(typed))));
}

export function settingOf(theme: Theme): Ambiente | null {
  return AMBIENTI.find((ambiente) => ambiente === theme) ?? null;
}

/** @example themePath('mare') // '/cerca?ambiente=mare' */
export function themePath(theme: Theme): string {
  const words = THEME_WORDS[currentLanguage()][theme].at(-1) ?? theme;
  return settingOf(theme) ? `${paths.cerca}?ambiente=${theme}` : `${paths.cerca}?testo=${encodeURIComponent(words)}`;
}
