import { inOwnersLanguage, inRequestLanguage } from '../../kernel/languages/by-language.ts';
import * as mailIt from './mail.it.ts';
import * as mailEn from './mail.en.ts';
import * as mailDe from './mail.de.ts';
import * as mailFr from './mail.fr.ts';
import * as ownerIt from './owner.it.ts';
import * as ownerDe from './owner.de.ts';
import * as visitorIt from './visitor.it.ts';
import * as visitorEn from './visitor.en.ts';
import * as visitorDe from './visitor.de.ts';
import * as visitorFr from './visitor.fr.ts';

export const mailMessages = inRequestLanguage<typeof mailIt>({ it: mailIt, en: mailEn, de: mailDe, fr: mailFr });

export const ownerMessages = inOwnersLanguage<typeof ownerIt>({ it: ownerIt, de: ownerDe });

export const visitorMessages = inRequestLanguage<typeof visitorIt>({
  it: visitorIt,
  en: visitorEn,
  de: visitorDe,
  fr: visitorFr,
});
