import { inOwnersLanguage } from '../../kernel/languages/by-language.ts';
import * as ownerIt from './owner.it.ts';
import * as ownerDe from './owner.de.ts';

export const ownerMessages = inOwnersLanguage<typeof ownerIt>({ it: ownerIt, de: ownerDe });
