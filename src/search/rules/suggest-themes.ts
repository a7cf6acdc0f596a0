import { paths } from '../../kernel/paths.ts';
import { AMBIENTI, type Ambiente } from './search-criteria.ts';

/** What many look for, where no place is meant: a setting, or words that the search box takes. */
export const THEMES = ['mare', 'montagna', 'lago', 'trulli', 'cane'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_WORDS: Readonly<Record<Theme, readonly string[]>> = {
  mare: ['mare', 'al mare', 'case al mare', 'casa al mare'],
  montagna: ['montagna', 'in montagna', 'case in montagna', 'casa in montagna'],
  lago: ['lago', 'al lago', 'case al lago', 'casa al lago'],
  trulli: ['trulli', 'trullo'],
  cane: ['cane', 'con il cane'],
};

/** Of fewer letters nobody can say that a theme is meant. */
const SHORTEST = 3;

/**
 * The themes that somebody may mean who has typed so far; all of them where nothing is typed.
 * @example suggestThemes('mar') // ['mare']
 */
export function suggestThemes(typed: string): Theme[] {
  if (typed === '') return [...THEMES];
  if (typed.length < SHORTEST) return [];
  return THEMES.filter((theme) => THEME_WORDS[theme].some((words) => words.startsWith(typed)));
}

/** The setting that a theme is, if it is one. */
export function settingOf(theme: Theme): Ambiente | null {
  return AMBIENTI.find((ambiente) => ambiente === theme) ?? null;
}

/** The address of a theme's list. @example themePath('mare') // '/cerca?ambiente=mare' */
export function themePath(theme: Theme): string {
  const words = THEME_WORDS[theme].at(theme === 'trulli' ? 0 : -1) ?? theme;
  return settingOf(theme) ? `${paths.cerca}?ambiente=${theme}` : `${paths.cerca}?testo=${encodeURIComponent(words)}`;
}
