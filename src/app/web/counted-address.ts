import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { countedAddress } from '../pages.ts';

/** Each build replaces this expression with the value for its language (`scripts/page-language.ts`). */
export const COUNTED_ADDRESS = countedAddress(currentLanguage());
