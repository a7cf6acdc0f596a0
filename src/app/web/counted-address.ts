import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { countedAddress } from '../pages.ts';

/** The build replaces this value with the one for its language (`scripts/page-language.ts`). */
export const COUNTED_ADDRESS = countedAddress(currentLanguage());
