import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { countedAddress } from '../pages.ts';

/** Matches the counted paths. The build replaces it with the value of its language (`scripts/page-language.ts`). */
export const COUNTED_ADDRESS = countedAddress(currentLanguage());
