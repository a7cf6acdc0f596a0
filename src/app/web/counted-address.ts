import { currentLanguage } from '../../kernel/current-language.ts';
import { countedAddress } from '../pages.ts';

/** Matches the paths at which visits are counted. A build has it as a value of its language (`scripts/page-language.ts`). */
export const COUNTED_ADDRESS = countedAddress(currentLanguage());
