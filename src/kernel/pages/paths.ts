import { ALL_PATHS, type Paths } from './all-paths.ts';
import { byLanguage } from '../languages/by-language.ts';

/** The paths of pages in the current language. */
export const paths = byLanguage<Paths>(ALL_PATHS);
