import { ALL_OWNER_WORDS, type OwnerWords } from '../pages/all-paths.ts';
import { byLanguage } from './by-language.ts';

export const ownerWords = byLanguage<OwnerWords>(ALL_OWNER_WORDS);
