import { ALL_PATHS, type Paths } from './all-paths.ts';
import { byLanguage } from '../languages/by-language.ts';

export const paths = byLanguage<Paths>(ALL_PATHS);
