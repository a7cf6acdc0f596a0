import { inOwnersLanguage, inRequestLanguage } from '../../kernel/languages/by-language.ts';
import * as ownerIt from './owner.it.ts';
import * as ownerDe from './owner.de.ts';
import * as visitorIt from './visitor.it.ts';
import * as visitorEn from './visitor.en.ts';
import * as visitorDe from './visitor.de.ts';
import * as visitorFr from './visitor.fr.ts';

export const ownerMessages = inOwnersLanguage<typeof ownerIt>({ it: ownerIt, de: ownerDe });

export const visitorMessages = inRequestLanguage<typeof visitorIt>({
  it: visitorIt,
  en: visitorEn,
  de: visitorDe,
  fr: visitorFr,
});
